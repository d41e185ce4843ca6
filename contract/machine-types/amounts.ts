// Amounts with units in a text: "80–2,500 rpm", "850 × 500 mm", "7.5 hp", "380 V，50 Hz，三相".
import { foldWidth } from '../typed/pasted-text.ts';
import { MYRIADS, NUMBER, numberOf } from '../typed/typed-number.ts';
import { UNIT_SPELLINGS, type Unit, unitOf } from './units.ts';

/** Numbers that share one unit. */
export interface Amounts {
  readonly numbers: readonly number[];
  /** null for numbers without a unit. */
  readonly unit: Unit | null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const units = [...UNIT_SPELLINGS]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');

/** What may follow a unit: no letter or power sign, which would make it another one (5 mm² is no length), and no unit after a stroke. */
const UNIT_END = '(?![a-z²³])(?!/\\p{L})';
const UNIT = `(?:${units})${UNIT_END}`;
const VALUE = `(?:${NUMBER})(?:\\s?[万亿](?!能))?`;

/**
 * A number starts behind no digit, letter or stroke: a space between thousands, an exponent, a fraction and the number of a model
 * are not read. It may follow Chinese words, the sign of a diameter, and AC or DC.
 */
const START =
  "(?:(?<![\\d.,’'\\p{L}]|\\d/)|(?<=\\p{Script=Han}|(?<![a-z\\d])(?:AC|DC|[ΦφϕØø])))" +
  '(?<!\\d[\\s\u00a0\u202f，])';

/** Numbers of one range or one size, and the unit behind them. */
const AMOUNTS = new RegExp(
  `(${START}(?:(?<![\\d\\p{L}+/]\\s?)[-−])?(?:${VALUE})` +
    `(?:(?:\\s*${UNIT})?\\s*(?:[–—~～\\-至到×x*]|to)\\s*(?:${VALUE}))*)` +
    `(?![\\d/]|[\\s\u00a0\u202f]\\d|[,，'’]\\d|e\\d)(?:\\s*(${units})${UNIT_END})?`,
  'giu',
);

/** "1440±20", "380 V (±10%)": the tolerance is no value. */
const TOLERANCE = new RegExp(
  `(\\d\\s?(?:${UNIT})?)(\\s?\\(?\\s?(?:±|\\+/?-)\\s?\\d+(?:\\.\\d+)?\\s?%?\\)?)`,
  'giu',
);

/** "7.5+1.5 kW", "220V/380V", "50/60 Hz": which of the numbers is meant is not known. "500 mm+ 20 t" and "380V/50Hz" are two amounts. */
const SEVERAL = new RegExp(
  `${START}(?:${VALUE})(?:` +
    `(?:\\s?${UNIT})?(?:(?:\\+|\\s\\+\\s)(?:${VALUE})(?:\\s?${UNIT})?)+` +
    `|\\s?(${units})${UNIT_END}(?:\\s?[/、]\\s?(?:${VALUE})\\s?\\1${UNIT_END})+` +
    `|(?:\\s?[/、]\\s?(?:${VALUE}))+)`,
  'giu',
);

const blanks = (text: string): string => ' '.repeat(text.length);

/** Of the same length, so that amounts are at their places. */
const withoutTolerances = (text: string): string =>
  foldWidth(text).replace(TOLERANCE, (_, value: string, rest: string) => value + blanks(rest));

/** Whether a text has a sum or a choice of numbers instead of one. */
export const hasSeveral = (text: string): boolean => withoutTolerances(text).search(SEVERAL) >= 0;

/** A unit inside a range: "1 ml to 5 ml". */
const INNER_UNIT = new RegExp(`\\d\\s*(${units})${UNIT_END}`, 'giu');

/** "m3" and "kg/24 h" have digits of their own. */
const NUMBERS = new RegExp(`(?<![a-z\\d.,])(${NUMBER})(?:\\s?([万亿]))?`, 'giu');

function numbersIn(run: string): number[] {
  const found = [...run.matchAll(NUMBERS)].map(([, digits = '', myriad = '']) => ({
    value: numberOf(digits),
    factor: MYRIADS[myriad] ?? 1,
  }));
  const last = found.at(-1);
  const numbers = found.map(({ value, factor }) =>
    // "3-5万": 万 belongs to both numbers. "5000-1万": only to the second.
    factor === 1 && last && value < last.value ? value * last.factor : value * factor,
  );
  return /^[-−]/.test(run) ? [-(numbers[0] ?? 0), ...numbers.slice(1)] : numbers;
}

/** An amount at its place in the text, from `start` to before `end`. */
export interface AmountsAt extends Amounts {
  readonly start: number;
  readonly end: number;
}

/** Ranges whose ends have different units are left out: "500 mm to 2 m". */
export const amountsAt = (text: string): readonly AmountsAt[] =>
  [...withoutTolerances(text).replace(SEVERAL, blanks).matchAll(AMOUNTS)].flatMap(
    ({ 0: all, 1: run = '', 2: last, index }) => {
      const unit = last === undefined ? null : unitOf(last);
      const inner = [...run.matchAll(INNER_UNIT)].map(([, each = '']) => unitOf(each));
      return inner.every((each) => each === unit)
        ? [{ numbers: numbersIn(run), unit, start: index, end: index + all.length }]
        : [];
    },
  );

export const amountsIn = (text: string): readonly Amounts[] => amountsAt(text);

/** The text with `unit` behind its only amount, if that has none: the unit of a heading or a field. "500±5" of a field in mm. */
export function withUnit(text: string, unit: Unit | null): string {
  const [amount, ...others] = amountsAt(text);
  if (!amount || others.length > 0 || amount.unit !== null || unit === null) return text;
  return `${text.slice(0, amount.end)} ${unit}${text.slice(amount.end)}`;
}
