// Terms of a search: each word with the forms that count as it, after spelling correction; words that only decorate are not required.
import { isChinese, tokenize, wordRuns, wordsOfRun } from '../../platform/text/tokenize.ts';
import type { Vocabulary } from '../vocabulary.ts';
import {
  chineseNameLike,
  isAttributeWord,
  isGeneric,
  isTypeWord,
  typeWordsLike,
} from './type-words.ts';
import { otherSpellings, relatedForms } from './word-forms.ts';

export interface SearchTerm {
  /** The word itself, its other spelling, or its best correction. */
  readonly exact: readonly string[];
  /** These, and completions, related forms and other corrections. */
  readonly expanded: readonly string[];
  /** A product without it does not match all words. */
  readonly isRequired: boolean;
}

export interface SearchTerms {
  readonly terms: readonly SearchTerm[];
  /** The corrected text; null where nothing was corrected. */
  readonly corrected: string | null;
}

/** Further search words are ignored: each one costs time, and no real search needs more. */
const MAX_TERMS = 8;

/** Words without a meaning of their own: they are not searched at all beside other words. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  tokenize(
    'a an the of for with and or to in on by from at as is per your our my 用 的 和 与 或 及 个 台 做 ' +
      'price cost cheap best good buy sale supplier manufacturer dealer quote wholesale exporter ' +
      '价格 报价 多少 厂家 供应 批发 出售 购买 二手',
  ),
);

/** Words that describe the machine or its use loosely: products with them rank higher, the others match too. */
const QUALIFIERS: ReadonlySet<string> = new Set(
  tokenize(
    'small mini large big heavy duty automatic semi fully new used old second hand imported commercial industrial domestic home ' +
      'scale high low speed type model make made making maker manufacturing manufacture production produce producing plant line unit system ' +
      'operated process processing 小型 大型 中型 微型 全自动 半自动 自动 新型 进口 国产 家用 商用 工业 工厂 智能 高速 高效 生产 生产线 加工 制造 型号 专用',
  ),
);

const isQualifier = (word: string): boolean =>
  isGeneric(word) || QUALIFIERS.has(word) || /^\d{1,2}$/.test(word);

interface Resolved {
  readonly exact: readonly string[];
  readonly expanded: readonly string[];
  readonly corrected: string | null;
}

const unique = (words: readonly string[]): string[] => [...new Set(words)];

/** Two known words written as one: "aircompressor"; null where it is none. */
function splitWord(word: string, isKnown: (word: string) => boolean): [string, string] | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isKnown(first) && isKnown(second) && (isTypeWord(first) || isTypeWord(second)))
      return [first, second];
  }
  return null;
}

function resolve(word: string, vocabulary: Vocabulary): Resolved {
  const isKnown = (each: string): boolean => vocabulary.has(each) || isTypeWord(each);
  const spelled = [word, ...otherSpellings(word)].filter(isKnown);
  const choices = vocabulary.choicesOf(word);
  const related = relatedForms(word).filter(isKnown);
  if (spelled.length > 0 || (choices.corrected === null && choices.expanded.length > 0)) {
    const exact = spelled.length > 0 ? spelled : choices.exact;
    return {
      exact,
      expanded: unique([...exact, ...choices.expanded, ...related]),
      corrected: null,
    };
  }
  const fromTypes = typeWordsLike(word);
  const corrections = fromTypes.length > 0 ? fromTypes : choices.expanded;
  return {
    exact: corrections.slice(0, 1),
    expanded: unique([
      ...corrections,
      ...(corrections[0] ? relatedForms(corrections[0]).filter(isKnown) : []),
    ]),
    corrected: corrections[0] ?? null,
  };
}

/** Replaces one wrong character of a Chinese name, where a pair of characters is in no text. */
function correctChinese(run: string, isKnown: (word: string) => boolean): string {
  const isUnknown = (part: string): boolean => wordsOfRun(part).some((pair) => !isKnown(pair));
  for (let length = Math.min(run.length, 8); length >= 3; length--)
    for (let start = 0; start + length <= run.length; start++) {
      const part = run.slice(start, start + length);
      const name = isUnknown(part) ? chineseNameLike(part) : null;
      if (name) return run.slice(0, start) + name + run.slice(start + length);
    }
  return run;
}

/** Words of the runs of a text, with what the reader sees of each run after correction. */
export function searchTermsOf(
  text: string,
  vocabulary: Vocabulary,
  namesAttributes: boolean,
): SearchTerms {
  const isKnown = (word: string): boolean => vocabulary.has(word) || isTypeWord(word);
  const terms: SearchTerm[] = [];
  const shown: string[] = [];
  let isCorrected = false;
  const isRequired = (word: string): boolean =>
    !isQualifier(word) && !(namesAttributes && isAttributeWord(word));
  const add = ({ exact, expanded }: Resolved, word: string): void => {
    if (!terms.some((each) => each.exact[0] === exact[0] && exact.length > 0))
      terms.push({ exact, expanded, isRequired: isRequired(exact[0] ?? word) });
  };
  for (const run of wordRuns(text).slice(0, 2 * MAX_TERMS)) {
    if (isChinese(run)) {
      const fixed = correctChinese(run, isKnown);
      isCorrected ||= fixed !== run;
      shown.push(fixed);
      const pairs = wordsOfRun(fixed);
      const known = pairs.filter(isKnown);
      // A pair of the end of one word and the start of the next is in no text.
      for (const pair of known.length > 0 ? known : pairs)
        add({ exact: [pair], expanded: [pair], corrected: null }, pair);
      continue;
    }
    const word = wordsOfRun(run)[0] ?? run;
    const parts = isKnown(word) ? null : splitWord(word, isKnown);
    for (const part of parts ?? [word]) {
      const resolved = resolve(part, vocabulary);
      isCorrected ||= resolved.corrected !== null;
      shown.push(resolved.corrected ?? (parts ? part : word));
      add(resolved, part);
    }
  }
  const meaningful = terms.filter(({ exact }) => !STOP_WORDS.has(exact[0] ?? ''));
  const kept = (meaningful.length > 0 ? meaningful : terms).slice(0, MAX_TERMS);
  const hasRequired = kept.some(({ isRequired }) => isRequired);
  return {
    terms: hasRequired ? kept : kept.map((term) => ({ ...term, isRequired: true })),
    corrected: isCorrected ? shown.join(' ') : null,
  };
}
