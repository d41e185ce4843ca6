// Guard of the locale files: no text that users read is written in code, so that a translator edits only locales/.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Code with Chinese that is no text of the site: names of the trade, and words that are recognized in what users write. */
const VOCABULARY = [
  // Names of machines, attributes, categories, places and questions, both languages in one line.
  'contract/machine-types/*.ts',
  'contract/taxonomy/taxonomy-languages.ts',
  'contract/questions/*.ts',
  'contract/chat/phrases/*.ts',
  'contract/accounts/gst-states.ts',
  'src/components/landed-cost/hs-list.ts',
  'src/content/text-drawings/*.ts',
  'src/site.ts',
  // Words that are recognized in names, amounts, tables, searches and specifications.
  'contract/{catalog/nearest-port,catalog/product-fields,products/typed-terms,suppliers/initials,suppliers/regions,typed/pasted-text,typed/typed-number}.ts',
  'server/catalog/search/*.ts',
  'server/platform/text/simplified.ts',
  'server/products/import/{check-row,ignored-headings,import-fields,price-basis-cell,reading/number-format}.ts',
  'server/glossary/**/*.ts',
  'src/components/catalog/{specification-rows,voltage-fit}.ts',
  'src/components/compare/durations.ts',
  'contract/landed-cost/{landed-price,packed-size,product-code}.ts',
  'src/content/number-spacing.ts',
  // Names of the languages and of the zone of the reader's clock.
  'src/islands/admin/reviews/ProductPreview.tsx',
  'src/ui/format/zoned-time.ts',
];

const CODE = '{contract,server,src}/**/*.{ts,tsx,astro}';
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** One character alone is a measure word or a sign of a format. */
const CHINESE_WORD = /\p{Script=Han}{2}/u;

const linesWithChinese = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => CHINESE_WORD.test(line) && !COMMENT.test(line));

describe('Chinese in code', () => {
  const listed = new Set(VOCABULARY.flatMap((pattern) => globSync(pattern)));

  test('is only in lists of names and words', () => {
    const files = globSync(CODE).filter((file) => !listed.has(file));
    expect(files.length).toBeGreaterThan(1_000);
    const found = files.flatMap((file) => linesWithChinese(file).map((line) => `${file}: ${line}`));
    expect(found).toEqual([]);
  });

  test.each(VOCABULARY)('%s has some', (pattern) => {
    expect(globSync(pattern).flatMap(linesWithChinese)).not.toEqual([]);
  });
});
