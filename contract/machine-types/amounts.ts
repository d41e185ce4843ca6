// Amounts with units in a text: "80–2,500 rpm", "850 × 500 mm", "7.5 hp", "380 V，50 Hz，三相".
import { UNIT_SPELLINGS, type Unit, unitOf } from './units.ts';

/** Numbers that share one unit. */
export interface Amounts {
  readonly numbers: readonly number[];
  /** null for numbers without a unit. */
  readonly unit: Unit | null;
}

const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const units = [...UNIT_SPELLINGS]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');

/** What may follow a unit: no letter or power sign, which would make it another one (5 mm² is no length), and no unit after a stroke. */
const UNIT_END = '(?![a-z²³])(?!/\\p{L})';

/**
 * Numbers of one range or one size, and the unit behind them. No number starts behind a digit, a letter or a stroke: a space between
 * thousands, an exponent and a fraction are not read.
 */
const AMOUNTS = new RegExp(
  `((?<![\\d.,/\\p{L}])(?<!\\d[\\s\u00a0\u202f])(?:(?<![\\d\\p{L}+/]\\s?)[-−])?(?:${NUMBER})` +
    `(?:(?:\\s*(?:${units})${UNIT_END})?\\s*(?:[–—~～\\-至到×x*]|to)\\s*(?:${NUMBER}))*)` +
    `(?![\\d/]|[\\s\u00a0\u202f]\\d|,\\d|e\\d)(?:\\s*(${units})${UNIT_END})?`,
  'giu',
);

/** A unit inside a range: "1 ml to 5 ml". */
const INNER_UNIT = new RegExp(`\\d\\s*(${units})${UNIT_END}`, 'giu');

/** "m3" and "kg/24 h" have digits of their own. */
const NUMBERS = new RegExp(`(?<![\\p{L}])(?:${NUMBER})`, 'gu');

const parse = (text: string): number => Number(text.replaceAll(',', ''));

const numbersIn = (run: string): number[] => {
  const numbers = (run.match(NUMBERS) ?? []).map(parse);
  return /^[-−]/.test(run) ? [-(numbers[0] ?? 0), ...numbers.slice(1)] : numbers;
};

/** A number as people type it, with or without commas between thousands; null for anything else, such as 1,5. */
export const plainNumber = (text: string): number | null =>
  /^[-−]?(?:\d{1,3}(?:,\d{3})+|\d{1,15})(?:\.\d{1,10})?$/.test(text)
    ? parse(text.replace('−', '-'))
    : null;

/** An amount at its place in the text, from `start` to before `end`. */
export interface AmountsAt extends Amounts {
  readonly start: number;
  readonly end: number;
}

/** Ranges whose ends have different units are left out: "500 mm to 2 m". */
export const amountsAt = (text: string): readonly AmountsAt[] =>
  [...text.matchAll(AMOUNTS)].flatMap(({ 0: all, 1: run = '', 2: last, index }) => {
    const unit = last === undefined ? null : unitOf(last);
    const inner = [...run.matchAll(INNER_UNIT)].map(([, each = '']) => unitOf(each));
    return inner.every((each) => each === unit)
      ? [{ numbers: numbersIn(run), unit, start: index, end: index + all.length }]
      : [];
  });

export const amountsIn = (text: string): readonly Amounts[] => amountsAt(text);
