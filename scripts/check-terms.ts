// Check of words not to use (docs/terms.md) in content pages, locale files, phrases, questions and the texts of the demo market.
import { globSync, readFileSync } from 'node:fs';
import { findWords, linesOfLocale, linesOfModule, linesOfPage, readTerms } from './terms.ts';

type Lang = 'en' | 'zh-Hans';

/** Texts that stay as they are. */
const EXCEPTIONS: readonly string[] = [
  // Texts of the requirements.
  'Failed to fetch vendor enquiries',
  'Vendor chat',
];

/** Modules with texts of both languages. Lists of words that search, imports and translation accept are not among them. */
const MODULES = [
  'contract/chat/phrases/*.ts',
  'contract/questions/*.ts',
  'tools/demo/*.ts',
  'tools/demo/trade/**/*.ts',
];

const rules = readTerms(readFileSync('docs/terms.md', 'utf8'));

const withoutExceptions = (line: string): string =>
  EXCEPTIONS.reduce((text, exception) => text.replaceAll(exception, ''), line);

const errors: string[] = [];
let files = 0;

function check(file: string, lang: Lang, lines: readonly string[]): void {
  files += 1;
  for (const { line, word, use } of findWords(lines.map(withoutExceptions), rules, lang))
    errors.push(`${file}:${line}: “${word}”, use “${use}”`);
}

const read = (file: string): string => readFileSync(file, 'utf8');

/** Content with both languages in one file; a line that has both is checked as each. */
const BILINGUAL = ['src/content/{templates,facts}/*.yaml', 'tools/demo/**/*.yaml'];

for (const [folder, locale, lang] of [
  ['en', 'en', 'en'],
  ['zh-hans', 'zh-Hans', 'zh-Hans'],
] as const) {
  for (const file of globSync(`src/content/*/${folder}/*.md`))
    check(file, lang, linesOfPage(read(file)));
  for (const file of globSync(`locales/${locale}/**/*.json`))
    check(file, lang, linesOfLocale(read(file)));
  for (const file of globSync(BILINGUAL)) check(file, lang, linesOfPage(read(file)));
  for (const file of globSync(MODULES)) check(file, lang, linesOfModule(read(file), lang));
}

if (errors.length) {
  console.error(errors.sort().join('\n'));
  console.error('Words not to use, and those to use, are in docs/terms.md.');
  process.exit(1);
}
console.log(`terms: ${rules.rows} terms, ${files} files have no word that is not to be used`);
