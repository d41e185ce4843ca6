// Compiler of the site's texts: i18next says what a text means, the result is a module of strings and plain functions.
import { readdirSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import { LANGS, type Lang } from '../../contract/lang.ts';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy/taxonomy-languages.ts';
import { keepNumbersIn } from '../../src/content/number-spacing.ts';

/** A namespace of texts, as in its file: nested by the parts of a key. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Its keys have no namespace in t(). */
export const DEFAULT_NAMESPACE = 'common';
/** Defined in the contract instead of a file. */
const TAXONOMY = 'taxonomy';

const localesUrl = new URL('../../locales/', import.meta.url);

export const textsFile = (lang: Lang, namespace: string): URL =>
  new URL(`${lang}/${namespace}.json`, localesUrl);

/** Folders are of texts that no page shows: the server reads them as they are. */
export const NAMESPACES: readonly string[] = [
  ...readdirSync(new URL('en/', localesUrl)).flatMap((name) =>
    name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : [],
  ),
  TAXONOMY,
];

/** Chinese texts keep a number on one line with its measure word. */
export function readTexts(lang: Lang, namespace: string): TextTree {
  if (namespace === TAXONOMY) return { ...TAXONOMY_TEXTS[lang] };
  const texts: TextTree = JSON.parse(readFileSync(textsFile(lang, namespace), 'utf8'));
  return lang === 'en' ? texts : keepNumbersIn(texts);
}

/** i18next with every text, configured as the texts are written. */
export function createEngine() {
  const engine = i18next.createInstance();
  const namespacesOf = (lang: Lang) =>
    Object.fromEntries(NAMESPACES.map((namespace) => [namespace, readTexts(lang, namespace)]));
  void engine.init({
    resources: Object.fromEntries(LANGS.map((lang) => [lang, namespacesOf(lang)])),
    initAsync: false,
    lng: 'en',
    fallbackLng: false,
    defaultNS: DEFAULT_NAMESPACE,
    interpolation: { escapeValue: false },
  });
  return engine;
}

const { interpolator, pluralResolver } = createEngine().services;
/** Its only group is the name between the braces. */
const PLACEHOLDER = (interpolator as unknown as { readonly regexp: RegExp }).regexp;
/** '_one' and '_other' in English, '_other' in Chinese. */
const pluralSuffixes = (lang: Lang): readonly string[] => pluralResolver.getSuffixes(lang);
const NAME = /^\w+$/;
const NESTED_TEXT = '$t(';

/** Every text with its key, such as "hero.title". */
export function* leaves(
  tree: TextTree,
  path = '',
): Generator<readonly [key: string, text: string]> {
  for (const [key, value] of Object.entries(tree))
    if (typeof value === 'string') yield [path + key, value];
    else yield* leaves(value, `${path}${key}.`);
}

const hasPlaceholder = (text: string): boolean => text.search(PLACEHOLDER) >= 0;

/** An expression over `v`, the values of the call. */
function expressionOf(key: string, text: string): string {
  const parts = text.split(PLACEHOLDER).map((part, at) => {
    if (at % 2 === 0) return JSON.stringify(part);
    const name = part.trim();
    if (!NAME.test(name)) throw new Error(`${key}: {{${part}}} is not the name of a value`);
    return `(v.${name} ?? '')`;
  });
  return parts.filter((part, at) => at === 0 || part !== '""').join(' + ');
}

/** An object literal with one entry per text; the plural forms of a text are one function. */
function entriesOf(lang: Lang, prefix: string, tree: TextTree): string[] {
  const texts = new Map(leaves(tree));
  const suffixes = pluralSuffixes(lang);
  const entries: string[] = [];
  for (const [key, text] of texts) {
    if (text.includes(NESTED_TEXT)) throw new Error(`${key}: a text cannot contain another`);
    const suffix = suffixes.find((each) => key.endsWith(each));
    const name = JSON.stringify(prefix + (suffix ? key.slice(0, -suffix.length) : key));
    if (!suffix) {
      entries.push(
        hasPlaceholder(text)
          ? `${name}: (v) => ${expressionOf(key, text)}`
          : `${name}: ${JSON.stringify(text)}`,
      );
    } else if (suffix === suffixes[0]) {
      const forms = suffixes.map((each) => {
        const form = texts.get(key.slice(0, -suffix.length) + each);
        if (form === undefined) throw new Error(`${key} has no form ${each} in ${lang}`);
        const expression = expressionOf(key, form);
        return each === suffixes.at(-1)
          ? expression
          : `plural.select(v.count) === ${JSON.stringify(each.slice(1))} ? ${expression}`;
      });
      entries.push(`${name}: (v) => ${forms.join(' : ')}`);
    }
  }
  return entries;
}

/** Source of the module of one namespace in one language; it imports nothing. */
export function compileWords(
  lang: Lang,
  namespace: string,
  tree: TextTree = readTexts(lang, namespace),
): string {
  const prefix = namespace === DEFAULT_NAMESPACE ? '' : `${namespace}:`;
  const entries = entriesOf(lang, prefix, tree);
  const plural = entries.some((entry) => entry.includes('plural.select'))
    ? `const plural = new Intl.PluralRules(${JSON.stringify(lang)});\n`
    : '';
  return `${plural}export default {\n${entries.join(',\n')},\n};\n`;
}
