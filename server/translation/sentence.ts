// Translation of sentences by the glossary: as a known phrase with its slots filled in, or as a noun phrase.
import type { Lang } from '../../contract/lang.ts';
import { type GlossaryLine, keyOf, PHRASE_LINES, pluralize } from './glossary.ts';
import { type NumberOf, translateNounPhrase } from './noun-phrase.ts';

interface Pattern {
  readonly matcher: RegExp;
  /** Names of the slots, in order. */
  readonly slots: readonly string[];
  readonly template: string;
}

const SLOT = /\{([abv])\+?\}/g;
const escapeRegExp = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Form in which patterns are compared: English without articles and case, Chinese without spaces. */
const normalizeText = (lang: Lang, text: string): string => {
  const key = keyOf(lang, text.replaceAll('’', "'"));
  if (lang === 'zh-Hans') return key;
  return key
    .replace(/\b(?:the|an|a)\s+(?!\})/g, '')
    .replace(/\s+/g, ' ')
    .trim();
};

const compilePattern = (source: Lang, { en, zh }: GlossaryLine): Pattern => {
  const [from, template] = source === 'en' ? [en, zh] : [zh, en];
  const slots = [...from.matchAll(SLOT)].map(([, name = '']) => name);
  const body = escapeRegExp(normalizeText(source, from.replaceAll('+}', '}'))).replace(
    /\{([abv])\}/g,
    (_, name: string) => (name === 'v' ? ' ?(__\\d+__) ?' : '(.+?)'),
  );
  return { matcher: new RegExp(`^${body.replaceAll('  ?', ' ?')}$`), slots, template };
};

const specificity = ({ template: target, slots }: Pattern): number =>
  target.length - 100 * slots.length;
const patternsFrom = (source: Lang): readonly Pattern[] =>
  PHRASE_LINES.filter(({ direction: way }) => way !== (source === 'en' ? '<' : '>'))
    .map((line) => compilePattern(source, line))
    // Patterns with fewer slots and more text are more specific: tried first.
    .sort((one, other) => specificity(other) - specificity(one));
const PATTERNS: Readonly<Record<Lang, readonly Pattern[]>> = {
  en: patternsFrom('en'),
  'zh-Hans': patternsFrom('zh-Hans'),
};

/** Longer than any phrase of the trade: such a clause is not translated. */
const MAX_CLAUSE_LENGTH = 200;

function translateByPattern(clause: string, target: Lang, numberOf: NumberOf): string | null {
  const source = target === 'en' ? 'zh-Hans' : 'en';
  const normalized = normalizeText(source, clause);
  for (const { matcher, slots, template } of PATTERNS[source]) {
    const match = matcher.exec(normalized);
    if (!match) continue;
    const filledSlots = slots.map((name, index) => {
      const slotText = match[index + 1] ?? '';
      return name === 'v' ? slotText : translateNounPhrase(slotText, target, numberOf);
    });
    if (filledSlots.includes(null)) continue;
    return template.replace(/\{([abv])(\+?)\}/g, (_, name: string, isPlural: string) => {
      const slotText = filledSlots[slots.indexOf(name)] ?? '';
      return isPlural ? pluralize(slotText) : slotText;
    });
  }
  return null;
}

const ONLY_VALUES = /^(?:__\d+__\s?)+$/;

const translateClause = (clause: string, target: Lang, numberOf: NumberOf): string | null =>
  clause.length > MAX_CLAUSE_LENGTH
    ? null
    : // "380 V, 50 Hz": a value alone stays what it is.
      (ONLY_VALUES.exec(clause)?.[0] ??
      translateByPattern(clause, target, numberOf) ??
      translateNounPhrase(clause, target, numberOf));

const COMMAS: Readonly<Record<Lang, RegExp>> = { en: /[，,；;、]/, 'zh-Hans': /[,;]/ };

/** No sentence of the trade has more clauses; the maximum length follows from it. */
const MAX_CLAUSES = 12;
const MAX_SENTENCE_LENGTH = MAX_CLAUSES * (MAX_CLAUSE_LENGTH + 4);

/** Translates one sentence without its end mark. It contains placeholders of protected parts. Returns null unless all of it is known. */
export function translateSentence(
  sentence: string,
  target: Lang,
  numberOf: NumberOf,
): string | null {
  if (sentence.length > MAX_SENTENCE_LENGTH) return null;
  const whole = translateClause(sentence, target, numberOf);
  if (whole !== null) return whole;
  const clauses = sentence.split(COMMAS[target]).map((clause) => clause.trim());
  if (clauses.length < 2 || clauses.length > MAX_CLAUSES) return null;
  const translated = clauses.map((clause) => translateClause(clause, target, numberOf));
  return translated.includes(null) ? null : translated.join(target === 'en' ? ', ' : '，');
}
