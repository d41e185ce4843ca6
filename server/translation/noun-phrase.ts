// Translation of noun phrases ("Spare parts for 2 CNC lathes", 2 台数控车床的备件): completely or not at all.
import type { Lang } from '../../contract/lang.ts';
import { LONGEST, plural, type Sort, termOf } from './glossary.ts';

type Joint = 'and' | 'or' | 'of' | 'with';
type Token =
  | { readonly kind: 'term'; readonly text: string; readonly sort: Sort }
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'joint'; readonly joint: Joint };

const VALUE = /^__\d+__/;
const ARTICLE = /^(?:the|a|an|this|these|your|our)$/i;
const EN_JOINTS = new Map<string, Joint>([
  ['and', 'and'],
  ['or', 'or'],
  ['of', 'of'],
  ['for', 'of'],
  ['with', 'with'],
]);
const ZH_JOINTS = new Map<string, Joint>([
  ['和', 'and'],
  ['及', 'and'],
  ['与', 'and'],
  ['或', 'or'],
  ['的', 'of'],
]);

/** Maximum number of tokens; a longer text is not a noun phrase. */
const MOST = 16;

/** Splits an English phrase into tokens; null if a word is unknown or there are too many. */
function englishTokens(phrase: string): Token[] | null {
  const words = phrase.split(/\s+/).filter((word) => word !== '' && !ARTICLE.test(word));
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    if (tokens.length === MOST) return null;
    let taken = 0;
    for (let length = Math.min(LONGEST.en, words.length - at); length > 0; length--) {
      const term = termOf('en', words.slice(at, at + length).join(' '));
      if (!term) continue;
      tokens.push({ kind: 'term', ...term });
      taken = length;
      break;
    }
    const word = words[at] ?? '';
    const joint = EN_JOINTS.get(word.toLowerCase());
    if (taken === 0 && VALUE.exec(word)?.[0] === word) tokens.push({ kind: 'value', text: word });
    else if (taken === 0 && joint) tokens.push({ kind: 'joint', joint });
    else if (taken === 0) return null;
    at += Math.max(1, taken);
  }
  return tokens;
}

/** Splits a Chinese phrase into tokens, longest term first; null if a character is unknown or there are too many. */
function chineseTokens(phrase: string): Token[] | null {
  const signs = phrase.replace(/\s/g, '');
  const tokens: Token[] = [];
  for (let at = 0; at < signs.length; ) {
    if (tokens.length === MOST) return null;
    const value = VALUE.exec(signs.slice(at, at + 12))?.[0];
    if (value) {
      tokens.push({ kind: 'value', text: value });
      at += value.length;
      // A measure word has no English equivalent.
      if (/[台套件个]/.test(signs[at] ?? '') && at + 1 < signs.length) at += 1;
      continue;
    }
    let taken = 0;
    for (let length = Math.min(LONGEST['zh-Hans'], signs.length - at); length > 0; length--) {
      const term = termOf('zh-Hans', signs.slice(at, at + length));
      if (!term) continue;
      tokens.push({ kind: 'term', ...term });
      taken = length;
      break;
    }
    const joint = ZH_JOINTS.get(signs[at] ?? '');
    if (taken === 0 && joint) tokens.push({ kind: 'joint', joint });
    else if (taken === 0) return null;
    at += Math.max(1, taken);
  }
  return tokens;
}

/** Returns the number behind a mark if it is a plain whole number, which counts things; null for codes and sizes. */
export type Counts = (mark: string) => number | null;

const chinese = (tokens: readonly Token[], counts: Counts): string | null => {
  const head = tokens.at(-1);
  const [first, ...rest] = tokens;
  const counted = first?.kind === 'value' && counts(first.text) !== null && rest.length > 0;
  const measure = head?.kind === 'term' && head.sort === 'machine' ? '台' : '件';
  return tokens
    .map((token, at) => {
      if (token.kind === 'joint') return '';
      if (token.kind === 'term') return token.text;
      return at === 0 && counted ? `${token.text} ${measure}` : ` ${token.text} `;
    })
    .join('')
    .trim();
};

const english = (tokens: readonly Token[], counts: Counts): string | null => {
  const [first, ...rest] = tokens;
  const many = first?.kind === 'value' && rest.length > 0 && (counts(first.text) ?? 1) !== 1;
  const last = tokens.length - 1;
  return tokens
    .map((token, at) => {
      if (token.kind === 'joint') return '';
      return many && at === last && token.kind === 'term' ? plural(token.text) : token.text;
    })
    .join(' ');
};

/** Translates a phrase without joints; null if it is empty or has one. */
function plain(tokens: readonly Token[], target: Lang, counts: Counts): string | null {
  if (tokens.length === 0 || tokens.some(({ kind }) => kind === 'joint')) return null;
  return target === 'en' ? english(tokens, counts) : chinese(tokens, counts);
}

const onlyQualities = (tokens: readonly Token[]): boolean =>
  tokens.every((token) => token.kind === 'term' && token.sort === 'quality');

const WORDS = { en: { and: 'and', or: 'or' }, 'zh-Hans': { and: '和', or: '或' } } as const;

function joined(tokens: readonly Token[], target: Lang, counts: Counts): string | null {
  // The first "of" or "with" of an English phrase binds last, and the last 的 of a Chinese one: split there.
  const isLoose = (token: Token): boolean =>
    token.kind === 'joint' && (token.joint === 'of' || token.joint === 'with');
  const loose = target === 'en' ? tokens.findLastIndex(isLoose) : tokens.findIndex(isLoose);
  const at = loose >= 0 ? loose : tokens.findIndex(({ kind }) => kind === 'joint');
  const joint = tokens[at];
  if (joint?.kind !== 'joint') return plain(tokens, target, counts);
  const before = joined(tokens.slice(0, at), target, counts);
  const after = joined(tokens.slice(at + 1), target, counts);
  if (before === null || after === null) return null;
  const space = target === 'en' ? ' ' : '';
  if (joint.joint === 'and' || joint.joint === 'or')
    return [before, WORDS[target][joint.joint], after].join(space);
  if (target === 'zh-Hans')
    return joint.joint === 'with' ? `带${after}的${before}` : `${after}的${before}`;
  return onlyQualities(tokens.slice(0, at)) ? `${before} ${after}` : `${after} of the ${before}`;
}

/** Translates the phrase; null unless every word of it is known. Marks of protected parts stay. */
export function nounPhrase(phrase: string, target: Lang, counts: Counts): string | null {
  const tokens = target === 'en' ? chineseTokens(phrase) : englishTokens(phrase);
  if (!tokens?.some(({ kind }) => kind === 'term')) return null;
  return joined(tokens, target, counts);
}
