// Words not to use: read from the tables of docs/terms.md, and found in texts.

/** A word that a text must not have, and the words to use instead. */
export interface WordRule {
  readonly word: string;
  readonly use: string;
}

export interface WordRules {
  readonly english: readonly WordRule[];
  readonly chinese: readonly WordRule[];
}

export interface WordUse extends WordRule {
  /** Counted from 1. */
  readonly line: number;
}

/** Concept, English, Chinese, and the words not to use in each language. */
const COLUMNS = 5;

const wordsOf = (cell: string): string[] =>
  cell
    .split(';')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Reads the rows of all tables with five columns. Throws for a word that is part of the word to use. */
export function readTerms(markdown: string): WordRules & { readonly rows: number } {
  const english: WordRule[] = [];
  const chinese: WordRule[] = [];
  let rows = 0;
  for (const line of markdown.split('\n')) {
    const cells = line.split('|').slice(1, -1);
    if (cells.length !== COLUMNS || /^\s*(-|concept\s*$)/.test(cells[0] ?? '')) continue;
    const [, useEnglish = '', useChinese = '', notEnglish = '', notChinese = ''] = cells;
    rows += 1;
    for (const word of wordsOf(notEnglish)) english.push({ word, use: useEnglish.trim() });
    for (const word of wordsOf(notChinese)) chinese.push({ word, use: useChinese.trim() });
  }
  for (const { word, use } of chinese)
    if (use.includes(word))
      throw new Error(`docs/terms.md: ${word} is part of the word to use, ${use}`);
  return { english, chinese, rows };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** English words are whole words in any case, with any space between two of them. Not names with a slash, such as those of PDF. */
const englishPattern = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d/-])${escaped(word).replace(/ /g, '\\s+')}(?![\\p{L}\\d-])`, 'iu');

/** Addresses have words that no reader reads. */
const withoutAddresses = (line: string): string =>
  line.replace(/\]\([^)]*\)/g, ']').replace(/https?:\S+/g, '');

/** Finds the words of the rules in lines, which may be empty where a line is not to be checked. */
export function findWords(
  lines: readonly string[],
  rules: WordRules,
  lang: 'en' | 'zh-Hans',
): WordUse[] {
  return lines.flatMap((raw, at) => {
    const line = withoutAddresses(raw);
    if (line.trim() === '') return [];
    const found =
      lang === 'en'
        ? rules.english.filter(({ word }) => englishPattern(word).test(line))
        : rules.chinese.filter(({ word }) => line.includes(word));
    return found.map((rule) => ({ ...rule, line: at + 1 }));
  });
}

/** Frontmatter in the words of others: titles of sources, and the words that readers search for. */
const WORDS_OF_OTHERS = ['sources:', 'keywords:'];

/** Lines of a Markdown page, without those that are in the words of others. */
export function linesOfPage(text: string): string[] {
  let ofOthers = false;
  return text.split('\n').map((line) => {
    if (/^\S/.test(line)) ofOthers = WORDS_OF_OTHERS.includes(line);
    return ofOthers ? '' : line;
  });
}

/** Lines of a locale file, values only. */
export const linesOfLocale = (text: string): string[] =>
  text.split('\n').map((line) => /^\s*"[^"]+": "(.*)",?$/.exec(line)?.[1] ?? '');

const LITERAL = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const HAN = /\p{Script=Han}/u;

/**
 * Texts in the literals of a module, by line. A literal with `English | 中文` counts in both languages; an English text has a space,
 * a key has none. Lines without quotes inside a template are texts, too.
 */
export function linesOfModule(text: string, lang: 'en' | 'zh-Hans'): string[] {
  return text.split('\n').map((line) => {
    if (/^\s*(\/\/|\/?\*|import )/.test(line)) return '';
    const literals = [...line.matchAll(LITERAL)].map(([, a, b, c]) => a ?? b ?? c ?? '');
    const texts =
      literals.length > 0 ? literals : / \| /.test(line) && HAN.test(line) ? [line] : [];
    return texts
      .flatMap((literal) => literal.split(' | '))
      .filter((part) => (lang === 'en' ? / /.test(part) && !HAN.test(part) : HAN.test(part)))
      .join(' \u2014 ');
  });
}
