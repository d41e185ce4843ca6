// Translation of sentences by the glossary: as a known phrase with its slots filled in, or as a noun phrase.
import type { Lang } from '../../contract/lang.ts';
import { keyOf, type Line, PHRASE_LINES, plural } from './glossary.ts';
import { type Counts, nounPhrase } from './noun-phrase.ts';

interface Pattern {
  readonly match: RegExp;
  /** Names of the slots, in order. */
  readonly slots: readonly string[];
  readonly target: string;
}

const SLOT = /\{([abv])\+?\}/g;
const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Form in which patterns are compared: English without articles and case, Chinese without spaces. */
const levelled = (lang: Lang, text: string): string => {
  const key = keyOf(lang, text.replaceAll('’', "'"));
  if (lang === 'zh-Hans') return key;
  return key
    .replace(/\b(?:the|an|a)\s+(?!\})/g, '')
    .replace(/\s+/g, ' ')
    .trim();
};

const patternOf = (source: Lang, { en, zh }: Line): Pattern => {
  const [from, target] = source === 'en' ? [en, zh] : [zh, en];
  const slots = [...from.matchAll(SLOT)].map(([, name = '']) => name);
  const body = escaped(levelled(source, from.replaceAll('+}', '}'))).replace(
    /\{([abv])\}/g,
    (_, name: string) => (name === 'v' ? ' ?(__\\d+__) ?' : '(.+?)'),
  );
  return { match: new RegExp(`^${body.replaceAll('  ?', ' ?')}$`), slots, target };
};

const literal = ({ target, slots }: Pattern): number => target.length - 100 * slots.length;
const patternsFrom = (source: Lang): readonly Pattern[] =>
  PHRASE_LINES.filter(({ way }) => way !== (source === 'en' ? '<' : '>'))
    .map((line) => patternOf(source, line))
    // Patterns with fewer slots and more text are more specific: tried first.
    .sort((one, other) => literal(other) - literal(one));
const PATTERNS: Readonly<Record<Lang, readonly Pattern[]>> = {
  en: patternsFrom('en'),
  'zh-Hans': patternsFrom('zh-Hans'),
};

/** Longer than any phrase of the trade: such a clause is not translated. */
const MAX_CLAUSE = 200;

function byPattern(clause: string, target: Lang, counts: Counts): string | null {
  const source = target === 'en' ? 'zh-Hans' : 'en';
  const level = levelled(source, clause);
  for (const { match, slots, target: written } of PATTERNS[source]) {
    const found = match.exec(level);
    if (!found) continue;
    const filled = slots.map((name, at) => {
      const inside = found[at + 1] ?? '';
      return name === 'v' ? inside : nounPhrase(inside, target, counts);
    });
    if (filled.includes(null)) continue;
    return written.replace(/\{([abv])(\+?)\}/g, (_, name: string, many: string) => {
      const inside = filled[slots.indexOf(name)] ?? '';
      return many ? plural(inside) : inside;
    });
  }
  return null;
}

const ONLY_VALUES = /^(?:__\d+__\s?)+$/;

const translatedClause = (clause: string, target: Lang, counts: Counts): string | null =>
  clause.length > MAX_CLAUSE
    ? null
    : // "380 V, 50 Hz": a value alone stays what it is.
      (ONLY_VALUES.exec(clause)?.[0] ??
      byPattern(clause, target, counts) ??
      nounPhrase(clause, target, counts));

const COMMAS: Readonly<Record<Lang, RegExp>> = { en: /\s*[，,；;、]\s*/, 'zh-Hans': /\s*[,;]\s*/ };

/** No sentence of the trade has more clauses; the maximum length follows from it. */
const MAX_CLAUSES = 12;
const MAX_SENTENCE = MAX_CLAUSES * (MAX_CLAUSE + 4);

/** Translates one sentence without its end mark. It contains marks of protected parts. Returns null unless all of it is known. */
export function translatedSentence(sentence: string, target: Lang, counts: Counts): string | null {
  if (sentence.length > MAX_SENTENCE) return null;
  const whole = translatedClause(sentence, target, counts);
  if (whole !== null) return whole;
  const clauses = sentence.split(COMMAS[target]);
  if (clauses.length < 2 || clauses.length > MAX_CLAUSES) return null;
  const translated: string[] = [];
  for (const clause of clauses) {
    const text = translatedClause(clause, target, counts);
    if (text === null) return null;
    translated.push(text);
  }
  return translated.join(target === 'en' ? ', ' : '，');
}
