// Terms of a search: each word with the forms that count as it, after spelling correction; words that only decorate are not required.
import { toSimplified } from '../../platform/text/simplified.ts';
import { isChinese, tokenize, wordRuns, wordsOfRun } from '../../platform/text/tokenize.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { codeParts, joinCodes } from './model-codes.ts';
import { MAX_NAME_CHARS } from './near-names.ts';
import {
  chineseNameLike,
  isAttributeWord,
  isGeneric,
  isTypeWord,
  typeWordsLike,
} from './type-words.ts';
import { type UnlistedMachine, unlistedMachineIn } from './unlisted-machines.ts';
import { otherSpellings, relatedForms } from './word-forms.ts';

export interface SearchTerm {
  /** The word itself, its other spelling, or its best correction. */
  readonly exact: readonly string[];
  /** These, and completions, related forms and other corrections. */
  readonly expanded: readonly string[];
  /** A product without it does not match all words. */
  readonly isRequired: boolean;
  /** Part of the name of a machine without a machine type. */
  readonly isUnlisted: boolean;
}

export interface SearchTerms {
  readonly terms: readonly SearchTerm[];
  /** The corrected text; null where nothing was corrected. */
  readonly corrected: string | null;
  /** A searched machine without a machine type. */
  readonly unlisted: UnlistedMachine | null;
  /** Words, as typed, that neither a product nor a machine type has. */
  readonly unknown: readonly string[];
}

/** Further search words are ignored: each one costs time, and no real search needs more. */
const MAX_TERMS = 8;
/** The same for Chinese, of which a run has as many words as characters. */
const MAX_CHINESE_CHARS = 64;

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
  const isUnknown = wordsOfRun(run).map((pair) => !isKnown(pair));
  if (!isUnknown.includes(true)) return run;
  for (let length = Math.min(run.length, MAX_NAME_CHARS); length >= 3; length--)
    for (let start = 0; start + length <= run.length; start++) {
      if (!isUnknown.slice(start, start + length - 1).includes(true)) continue;
      const name = chineseNameLike(run.slice(start, start + length));
      if (name) return run.slice(0, start) + name + run.slice(start + length);
    }
  return run;
}

export interface TermOptions {
  /** Whether the search has amounts, whose attributes other words may name. */
  readonly namesAttributes: boolean;
  /** Words that are also part of an amount, with the forms that mean the same: they are not required. */
  readonly amountWords: ReadonlyMap<string, readonly string[]>;
}

/** Words of the runs of a text, with what the reader sees of each run after correction. */
export function searchTermsOf(
  text: string,
  vocabulary: Vocabulary,
  { namesAttributes, amountWords }: TermOptions,
): SearchTerms {
  const runs = joinCodes(wordRuns(text).slice(0, 2 * MAX_TERMS), vocabulary);
  const unlisted = unlistedMachineIn(
    runs.flatMap((run) => wordsOfRun(toSimplified(run.slice(0, MAX_CHINESE_CHARS)))),
  );
  const isKnown = (word: string): boolean =>
    vocabulary.has(word) || isTypeWord(word) || (unlisted?.words.includes(word) ?? false);
  const terms: SearchTerm[] = [];
  const shown: string[] = [];
  const unknown: string[] = [];
  let isCorrected = false;
  const isRequired = (word: string): boolean =>
    !isQualifier(word) && !amountWords.has(word) && !(namesAttributes && isAttributeWord(word));
  const add = (resolved: Resolved, word: string): void => {
    const forms = amountWords.get(word) ?? [];
    const exact = unique([...resolved.exact, ...forms]);
    const expanded = unique([...resolved.expanded, ...forms]);
    if (terms.some((each) => each.exact[0] === exact[0] && exact.length > 0)) return;
    const first = exact[0] ?? word;
    const isUnlisted = !isGeneric(first) && (unlisted?.words.includes(first) ?? false);
    terms.push({ exact, expanded, isRequired: isUnlisted || isRequired(first), isUnlisted });
  };
  let chineseChars = 0;
  const isMeaningful = ({ exact }: SearchTerm): boolean => !STOP_WORDS.has(exact[0] ?? '');
  for (const run of runs) {
    if (terms.filter(isMeaningful).length >= MAX_TERMS) {
      shown.push(run);
      continue;
    }
    if (isChinese(run)) {
      const typed = run.slice(0, MAX_CHINESE_CHARS - chineseChars);
      chineseChars += typed.length;
      if (typed === '') continue;
      const searched = toSimplified(typed);
      const fixed = correctChinese(searched, isKnown);
      isCorrected ||= fixed !== searched;
      shown.push(fixed + run.slice(searched.length));
      // Products may have the traditional characters in their texts.
      const traditional = wordsOfRun(typed);
      const pairs = wordsOfRun(fixed).map((pair, at) => {
        const other = traditional[at] ?? pair;
        return fixed === searched && other !== pair && vocabulary.has(other)
          ? [pair, other]
          : [pair];
      });
      const known = pairs.filter((forms) => forms.some(isKnown));
      if (known.length === 0) unknown.push(run);
      // A pair of the end of one word and the start of the next is in no text.
      for (const forms of known.length > 0 ? known : pairs)
        add({ exact: forms, expanded: forms, corrected: null }, forms[0] ?? '');
      continue;
    }
    const word = wordsOfRun(run)[0] ?? run;
    const parts = isKnown(word) ? null : (codeParts(word, vocabulary) ?? splitWord(word, isKnown));
    for (const part of parts ?? [word]) {
      const resolved = unlisted?.words.includes(part)
        ? { exact: [part], expanded: [part], corrected: null }
        : resolve(part, vocabulary);
      if (resolved.exact.length === 0 && !amountWords.has(part)) unknown.push(run);
      isCorrected ||= resolved.corrected !== null;
      shown.push(resolved.corrected ?? (parts ? part : word));
      add(resolved, part);
    }
  }
  const meaningful = terms.filter(isMeaningful);
  const kept = (meaningful.length > 0 ? meaningful : terms).slice(0, MAX_TERMS);
  const hasRequired = kept.some(({ isRequired }) => isRequired);
  return {
    terms: hasRequired ? kept : kept.map((term) => ({ ...term, isRequired: true })),
    corrected: isCorrected ? shown.join(' ') : null,
    unlisted: unlisted?.machine ?? null,
    unknown,
  };
}
