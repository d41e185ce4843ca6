// Tests of the compiled texts against i18next: every key and plural form in both languages, on the server and in the browser.
import { describe, expect, test, vi } from 'vitest';
import { LANGS, type Lang } from '../../../contract/lang.ts';
import {
  compileWords,
  createEngine,
  DEFAULT_NAMESPACE,
  leaves,
  NAMESPACES,
  readTexts,
} from '../../../scripts/build/compile-words.ts';
import { translator as serverTranslator } from '../../../src/i18n/index.ts';

/** Without the types of the texts, because the test reads the keys from the files. */
type Translate = (key: string, values?: Record<string, unknown>) => string;

const COUNTS = [0, 1, 2, 5, 100, 1.5];
/** Includes what a replacement in a text could misread: its own patterns, placeholders, references to other texts. */
const VALUES = [
  'Rice mill',
  '',
  0,
  12.5,
  '$& $1',
  '{{name}}',
  '$t(nav.home)',
  '<b>',
  undefined,
  null,
];
const PLURAL_SUFFIX = /_(?:zero|one|two|few|many|other)$/;

/** A second copy of the module, which has only the texts that it loads from URLs, as in a browser. */
vi.resetModules();
const browser = await import('../../../src/i18n/translator.ts');
const sourceUrl = (lang: Lang, namespace: string): string =>
  `data:text/javascript,${encodeURIComponent(compileWords(lang, namespace))}`;
for (const lang of LANGS)
  await browser.loadWords(
    lang,
    NAMESPACES.map((namespace) => sourceUrl(lang, namespace)),
  );

const engine = createEngine();

const translators = LANGS.flatMap((lang) => [
  { place: 'server', lang, t: serverTranslator(lang) as unknown as Translate },
  { place: 'browser', lang, t: browser.translator(lang) as unknown as Translate },
]);

describe.each(translators)('$place, $lang', ({ lang, t }) => {
  const oracle = engine.getFixedT(lang) as unknown as Translate;

  test.each(NAMESPACES)('%s', (namespace) => {
    for (const [path, text] of leaves(readTexts(lang, namespace))) {
      const prefix = namespace === DEFAULT_NAMESPACE ? '' : `${namespace}:`;
      const key = prefix + path.replace(PLURAL_SUFFIX, '');
      const names = [...text.matchAll(/{{\s*(\w+)/g)].map(([, name = '']) => name);
      const calls = VALUES.flatMap((value) => {
        const values = Object.fromEntries(names.map((name) => [name, value]));
        return COUNTS.map((count) => ({ ...values, count, defaultValue: 'default' }));
      });
      const differing = calls.filter((values) => t(key, values) !== oracle(key, values));
      expect(differing, key).toEqual([]);
      if (names.length === 0 && !PLURAL_SUFFIX.test(path)) expect(t(key), key).toBe(oracle(key));
    }
  });

  test.each(['Atlantis', 'St. Lucia', 'a:b', ''])('a name without text: %j', (name) => {
    const key = `suppliers:country.${name}`;
    expect(t(key, { defaultValue: name })).toBe(name);
    expect(oracle(key, { defaultValue: name })).toBe(name);
  });

  test('a name of an object property has no text', () => {
    expect(t('suppliers:country.constructor', { defaultValue: 'constructor' })).toBe('constructor');
  });
});

test('texts whose first request fails are loaded by another address', async () => {
  // A module that fails by its own address only, as after a lost connection: the second address has a query.
  const source =
    "if (!import.meta.url.endsWith('?1')) throw new Error('lost'); export default { greeting: 'Hello' }; //";
  const url = `data:text/javascript,${encodeURIComponent(source)}`;
  await browser.loadWords('en', [url]);
  expect((browser.translator('en') as unknown as Translate)('greeting')).toBe('Hello');
  await expect(browser.loadWords('en', ['data:text/javascript,throw 1//'])).rejects.toBe(1);
});

describe('a text is not compiled if it', () => {
  test.each([
    ['contains another text', { a: 'See $t(nav.home)' }],
    ['formats its value', { a: '{{price, number}}' }],
    ['has no form for a count', { a_one: 'one' }],
  ])('%s', (_, texts) => {
    expect(() => compileWords('en', 'common', texts)).toThrow();
  });
});
