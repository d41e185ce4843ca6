// Translation of noun phrases ("Spare parts for 2 CNC lathes", 2 台数控车床的备件): completely or not at all.
import type { Lang } from '../../contract/lang.ts';
import { lookupTerm, MAX_TERM_LENGTH, pluralize, type TermKind } from './glossary.ts';

type Connector = 'and' | 'or' | 'of' | 'with';
type Token =
  | { readonly kind: 'term'; readonly text: string; readonly termKind: TermKind }
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'connector'; readonly connector: Connector };

const VALUE = /^__\d+__/;
const ARTICLE = /^(?:the|a|an|this|these|your|our)$/i;
const EN_CONNECTORS = new Map<string, Connector>([
  ['and', 'and'],
  ['or', 'or'],
  ['of', 'of'],
  ['for', 'of'],
  ['with', 'with'],
]);
const ZH_CONNECTORS = new Map<string, Connector>([
  ['和', 'and'],
  ['及', 'and'],
  ['与', 'and'],
  ['或', 'or'],
  ['的', 'of'],
]);

/** Maximum number of tokens; a longer text is not a noun phrase. */
const MAX_TOKENS = 16;

/** Splits an English phrase into tokens; null if a word is unknown or there are too many. */
function englishTokens(phrase: string): Token[] | null {
  const words = phrase.split(/\s+/).filter((word) => word !== '' && !ARTICLE.test(word));
  const tokens: Token[] = [];
  for (let index = 0; index < words.length; ) {
    if (tokens.length === MAX_TOKENS) return null;
    let consumed = 0;
    for (let length = Math.min(MAX_TERM_LENGTH.en, words.length - index); length > 0; length--) {
      const term = lookupTerm('en', words.slice(index, index + length).join(' '));
      if (!term) continue;
      tokens.push({ kind: 'term', ...term });
      consumed = length;
      break;
    }
    const word = words[index] ?? '';
    const connector = EN_CONNECTORS.get(word.toLowerCase());
    if (consumed === 0 && VALUE.exec(word)?.[0] === word)
      tokens.push({ kind: 'value', text: word });
    else if (consumed === 0 && connector) tokens.push({ kind: 'connector', connector });
    else if (consumed === 0) return null;
    index += Math.max(1, consumed);
  }
  return tokens;
}

/** Splits a Chinese phrase into tokens, longest term first; null if a character is unknown or there are too many. */
function chineseTokens(phrase: string): Token[] | null {
  const characters = phrase.replace(/\s/g, '');
  const tokens: Token[] = [];
  for (let index = 0; index < characters.length; ) {
    if (tokens.length === MAX_TOKENS) return null;
    const value = VALUE.exec(characters.slice(index, index + 12))?.[0];
    if (value) {
      tokens.push({ kind: 'value', text: value });
      index += value.length;
      // A measure word has no English equivalent.
      if (/[台套件个]/.test(characters[index] ?? '') && index + 1 < characters.length) index += 1;
      continue;
    }
    let consumed = 0;
    for (
      let length = Math.min(MAX_TERM_LENGTH['zh-Hans'], characters.length - index);
      length > 0;
      length--
    ) {
      const term = lookupTerm('zh-Hans', characters.slice(index, index + length));
      if (!term) continue;
      tokens.push({ kind: 'term', ...term });
      consumed = length;
      break;
    }
    const connector = ZH_CONNECTORS.get(characters[index] ?? '');
    if (consumed === 0 && connector) tokens.push({ kind: 'connector', connector });
    else if (consumed === 0) return null;
    index += Math.max(1, consumed);
  }
  return tokens;
}

/** Returns the number that a placeholder stands for if it is a plain whole number, which counts things; null for codes and sizes. */
export type NumberOf = (placeholder: string) => number | null;

const renderChinese = (tokens: readonly Token[], numberOf: NumberOf): string | null => {
  const lastToken = tokens.at(-1);
  const [first, ...rest] = tokens;
  const startsWithCount =
    first?.kind === 'value' && numberOf(first.text) !== null && rest.length > 0;
  const measureWord = lastToken?.kind === 'term' && lastToken.termKind === 'machine' ? '台' : '件';
  return tokens
    .map((token, index) => {
      if (token.kind === 'connector') return '';
      if (token.kind === 'term') return token.text;
      return index === 0 && startsWithCount ? `${token.text} ${measureWord}` : ` ${token.text} `;
    })
    .join('')
    .trim();
};

const renderEnglish = (tokens: readonly Token[], numberOf: NumberOf): string | null => {
  const [first, ...rest] = tokens;
  const isPlural = first?.kind === 'value' && rest.length > 0 && (numberOf(first.text) ?? 1) !== 1;
  const lastIndex = tokens.length - 1;
  return tokens
    .map((token, index) => {
      if (token.kind === 'connector') return '';
      return isPlural && index === lastIndex && token.kind === 'term'
        ? pluralize(token.text)
        : token.text;
    })
    .join(' ');
};

/** Translates a phrase without connectors; null if it is empty or has one. */
function renderSimple(tokens: readonly Token[], target: Lang, numberOf: NumberOf): string | null {
  if (tokens.length === 0 || tokens.some(({ kind }) => kind === 'connector')) return null;
  return target === 'en' ? renderEnglish(tokens, numberOf) : renderChinese(tokens, numberOf);
}

const hasOnlyQualities = (tokens: readonly Token[]): boolean =>
  tokens.every((token) => token.kind === 'term' && token.termKind === 'quality');

const CONJUNCTIONS = { en: { and: 'and', or: 'or' }, 'zh-Hans': { and: '和', or: '或' } } as const;

function render(tokens: readonly Token[], target: Lang, numberOf: NumberOf): string | null {
  // The first "of" or "with" of an English phrase binds last, and the last 的 of a Chinese one: split there.
  const isWeakConnector = (token: Token): boolean =>
    token.kind === 'connector' && (token.connector === 'of' || token.connector === 'with');
  const weakIndex =
    target === 'en' ? tokens.findLastIndex(isWeakConnector) : tokens.findIndex(isWeakConnector);
  const index = weakIndex >= 0 ? weakIndex : tokens.findIndex(({ kind }) => kind === 'connector');
  const connector = tokens[index];
  if (connector?.kind !== 'connector') return renderSimple(tokens, target, numberOf);
  const before = render(tokens.slice(0, index), target, numberOf);
  const after = render(tokens.slice(index + 1), target, numberOf);
  if (before === null || after === null) return null;
  const space = target === 'en' ? ' ' : '';
  if (connector.connector === 'and' || connector.connector === 'or')
    return [before, CONJUNCTIONS[target][connector.connector], after].join(space);
  if (target === 'zh-Hans')
    return connector.connector === 'with' ? `带${after}的${before}` : `${after}的${before}`;
  return hasOnlyQualities(tokens.slice(0, index))
    ? `${before} ${after}`
    : `${after} of the ${before}`;
}

/** Translates the phrase; null unless every word of it is known. Placeholders of protected parts stay. */
export function translateNounPhrase(
  phrase: string,
  target: Lang,
  numberOf: NumberOf,
): string | null {
  const tokens = target === 'en' ? chineseTokens(phrase) : englishTokens(phrase);
  if (!tokens?.some(({ kind }) => kind === 'term')) return null;
  return render(tokens, target, numberOf);
}
