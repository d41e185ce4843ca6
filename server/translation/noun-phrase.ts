// Translation of noun phrases ("Spare parts for 2 CNC lathes", 2 台数控车床的备件): completely or not at all.
import type { Lang } from '../../contract/lang.ts';
import { lookupTerm, MAX_TERM_LENGTH, pluralize, type TermKind } from './glossary.ts';

type Connector = 'and' | 'or' | 'of' | 'with';
type Token =
  | { readonly kind: 'term'; readonly text: string; readonly termKind: TermKind }
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'connector'; readonly connector: Connector };

const VALUE = /^__\d+__$/;
const ARTICLE = /^(?:the|a|an|this|these|your|our)$/i;
/** A measure word has no English equivalent. */
const MEASURE_WORD = /^[台套件个]$/;

/** How a phrase is split into the smallest parts that a term consists of, and what they are joined with. */
const SPLITTING = {
  en: {
    split: (phrase: string): string[] =>
      phrase.split(/\s+/).filter((word) => word !== '' && !ARTICLE.test(word)),
    joint: ' ',
    connectors: new Map<string, Connector>([
      ['and', 'and'],
      ['or', 'or'],
      ['of', 'of'],
      ['for', 'of'],
      ['with', 'with'],
    ]),
  },
  'zh-Hans': {
    split: (phrase: string): string[] => phrase.match(/__\d+__|\S/g) ?? [],
    joint: '',
    connectors: new Map<string, Connector>([
      ['和', 'and'],
      ['及', 'and'],
      ['与', 'and'],
      ['或', 'or'],
      ['的', 'of'],
    ]),
  },
} as const;

/** Maximum number of tokens; a longer text is not a noun phrase. */
const MAX_TOKENS = 16;

/** Finds the longest term that starts at `index`, and the number of its parts. */
function longestTerm(lang: Lang, parts: readonly string[], index: number) {
  for (let length = Math.min(MAX_TERM_LENGTH[lang], parts.length - index); length > 0; length--) {
    const term = lookupTerm(lang, parts.slice(index, index + length).join(SPLITTING[lang].joint));
    if (term) return { term, length };
  }
  return null;
}

/** Splits a phrase into tokens, longest term first; null if a part of it is unknown or there are too many. */
function tokensOf(phrase: string, lang: Lang): Token[] | null {
  const { split, connectors } = SPLITTING[lang];
  const parts = split(phrase);
  const tokens: Token[] = [];
  for (let index = 0; index < parts.length; ) {
    if (tokens.length === MAX_TOKENS) return null;
    const part = parts[index] ?? '';
    const found = longestTerm(lang, parts, index);
    const connector = connectors.get(part.toLowerCase());
    if (found) tokens.push({ kind: 'term', ...found.term });
    else if (VALUE.test(part)) tokens.push({ kind: 'value', text: part });
    else if (connector) tokens.push({ kind: 'connector', connector });
    else return null;
    index += found?.length ?? 1;
    const isCounted = lang === 'zh-Hans' && VALUE.test(part) && index + 1 < parts.length;
    if (isCounted && MEASURE_WORD.test(parts[index] ?? '')) index += 1;
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
  const tokens = tokensOf(phrase, target === 'en' ? 'zh-Hans' : 'en');
  if (!tokens?.some(({ kind }) => kind === 'term')) return null;
  return render(tokens, target, numberOf);
}
