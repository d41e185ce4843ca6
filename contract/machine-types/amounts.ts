// Amounts with units in a text: "80–2,500 rpm", "850 × 500 mm", "7.5 hp", "380 V，50 Hz，三相".
import { UNIT_SPELLINGS, type Unit, unitOf } from './units.ts';

/** Numbers that share one unit. */
export interface Amounts {
  readonly numbers: readonly number[];
  /** null for numbers without a unit. */
  readonly unit: Unit | null;
}

const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
/** Between numbers of one range, each perhaps with its unit, or of one size. */
const BETWEEN = '(?:\\s*(?:\\p{L}{1,3}\\s*)?(?:[–—~～\\-至到]|to)\\s*|\\s*[×x*/]\\s*)';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const units = [...UNIT_SPELLINGS]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');

/** A letter or a power sign right behind a unit makes it another one: 5 mm² is no length. */
const AMOUNTS = new RegExp(
  `((?<![\\d.,])(?:(?<![\\d\\p{L}]\\s?)[-−])?(?:${NUMBER})(?:${BETWEEN}(?:${NUMBER}))*)(?:\\s*(${units})(?![a-z²³/]))?`,
  'giu',
);

const NUMBERS = new RegExp(NUMBER, 'g');

const parse = (text: string): number => Number(text.replaceAll(',', ''));

const numbersIn = (run: string): number[] => {
  const numbers = (run.match(NUMBERS) ?? []).map(parse);
  return /^[-−]/.test(run) ? [-(numbers[0] ?? 0), ...numbers.slice(1)] : numbers;
};

export const amountsIn = (text: string): readonly Amounts[] =>
  [...text.matchAll(AMOUNTS)].map(([, run = '', unit]) => ({
    numbers: numbersIn(run),
    unit: unit === undefined ? null : unitOf(unit),
  }));
