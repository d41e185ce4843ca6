// Server-side translations: one engine with all namespaces in both languages, and one fixed translator per language.
import { TAXONOMY_TEXTS } from '../../contract/taxonomy-languages.ts';
import { createEngine, fixedT, type TranslateFunction } from './engine.ts';
import { LANGS, type Lang } from './language.ts';
import type { Namespace, Strings, Texts } from './namespaces.ts';

export type { TranslateFunction } from './engine.ts';
export * from './language.ts';
export type { Namespace, Strings } from './namespaces.ts';

const files = import.meta.glob<Texts[Namespace]>('./locales/*/*.json', {
  eager: true,
  import: 'default',
});

type LanguageResources = Record<string, Texts[Namespace]>;
const resources: Record<Lang, LanguageResources> = {
  en: { taxonomy: TAXONOMY_TEXTS.en },
  'zh-Hans': { taxonomy: TAXONOMY_TEXTS['zh-Hans'] },
};
for (const lang of LANGS)
  for (const [path, texts] of Object.entries(files)) {
    const [, folder, namespace] = /\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    if (folder === lang && namespace) resources[lang][namespace] = texts;
  }

const engine = createEngine(resources);
const translators: Record<Lang, TranslateFunction> = {
  en: fixedT(engine, 'en'),
  'zh-Hans': fixedT(engine, 'zh-Hans'),
};

export const translator = (lang: Lang): TranslateFunction => translators[lang];

/** Returns the texts an island needs, for its `strings` property. */
export function stringsFor(lang: Lang, ...namespaces: readonly Namespace[]): Strings {
  return Object.fromEntries(namespaces.map((name) => [name, resources[lang][name]]));
}
