// Search for glossary terms in an untranslated text, longest match first. Pages list them with their translations.
import { LANGS, type Lang } from '../../contract/lang.ts';
import { MAX_TERMS, type TextTerm } from '../../contract/translation/terms.ts';
import { keyOf, lookupTerm, termKeys } from './glossary.ts';

const HAN_CHARACTER = /\p{Script=Han}/u;
/** A text with Chinese characters is a Chinese one, as the pages mark it. */
const scriptOf = (text: string): Lang => (HAN_CHARACTER.test(text) ? 'zh-Hans' : 'en');

/** The smallest part of a text that a term can consist of: an English word, or a Chinese character. */
interface Part {
  readonly start: number;
  readonly end: number;
}

const ENGLISH_WORD = /[\p{L}\p{N}]+/gu;
/** In Chinese a Latin word or a number is one part, too: no term begins in the middle of it. */
const CHINESE_PART = /[a-z\d]+|\S/gi;

/** Characters that may separate the words of one term. */
const JOINT: Readonly<Record<Lang, RegExp>> = { en: /^[ \-/&.']$/, 'zh-Hans': /^\s?$/ };

const partsOf = (text: string, lang: Lang): Part[] =>
  [...text.matchAll(lang === 'en' ? ENGLISH_WORD : CHINESE_PART)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Number of parts of the longest term, by its first part: most parts of a text begin none. */
const LONGEST = new Map(
  LANGS.map((lang) => {
    const byFirst = new Map<string, number>();
    for (const key of termKeys(lang)) {
      const parts = partsOf(key, lang);
      const first = key.slice(parts[0]?.start, parts[0]?.end);
      byFirst.set(first, Math.max(parts.length, byFirst.get(first) ?? 0));
    }
    return [lang, byFirst] as const;
  }),
);

/** In English at least one, because it may be the plural of a term. */
const longestFrom = (part: string, lang: Lang): number =>
  LONGEST.get(lang)?.get(keyOf(lang, part)) ?? (lang === 'en' ? 1 : 0);

/** A single Chinese character is part of too many other words. */
const isLongEnough = (term: string, lang: Lang): boolean => lang === 'en' || term.length > 1;

function termsOfText(text: string, source: Lang): TextTerm[] {
  const parts = partsOf(text, source);
  const found: TextTerm[] = [];
  for (let at = 0; at < parts.length; ) {
    const { start, end: firstEnd } = parts[at] as Part;
    const lastPart = Math.min(parts.length, at + longestFrom(text.slice(start, firstEnd), source));
    let longest: TextTerm | null = null;
    let next = at + 1;
    for (let last = at; last < lastPart; last++) {
      const { end } = parts[last] as Part;
      if (last > at && !JOINT[source].test(text.slice(parts[last - 1]?.end, parts[last]?.start)))
        break;
      const term = text.slice(start, end);
      const translation = lookupTerm(source, keyOf(source, term));
      if (translation === null || !isLongEnough(term, source)) continue;
      longest = { term, translation };
      next = last + 1;
    }
    if (longest) found.push(longest);
    at = next;
  }
  return found;
}

/**
 * Returns the terms in those of the texts that are not in the language of the reader, each once and in the order of the texts; the
 * longest ones if there are too many to show.
 */
export function findTerms(texts: readonly string[], reader: Lang): TextTerm[] {
  const source = reader === 'en' ? 'zh-Hans' : 'en';
  const byTranslation = new Map<string, TextTerm>();
  for (const text of texts) {
    if (scriptOf(text) !== source) continue;
    for (const each of termsOfText(text, source))
      if (!byTranslation.has(each.translation)) byTranslation.set(each.translation, each);
  }
  const terms = [...byTranslation.values()];
  const shown = new Set(
    terms.toSorted((one, other) => other.term.length - one.term.length).slice(0, MAX_TERMS),
  );
  return terms.filter((each) => shown.has(each));
}
