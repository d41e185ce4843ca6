// The short notation profiles are written in: one line of text is "English | Chinese".
import type { Both, FamilyProfile, SpecTemplate } from '../types.ts';

export const both = (line: string): Both => {
  const [en, zh, ...rest] = line.split('|').map((part) => part.trim());
  if (!en || !zh || rest.length > 0) throw new Error(`Not "English | Chinese": ${line}`);
  return { en, zh };
};

/** One pair of texts per line; blank lines are skipped. */
export const pairs = (text: string): readonly Both[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(both);

/** Lines by twos: the name of a kind of machine, then what it is for. */
export const variants = (text: string): FamilyProfile['variants'] => {
  const lines = pairs(text);
  return lines.flatMap((name, at) => {
    const use = lines[at + 1];
    if (at % 2 === 1) return [];
    if (!use) throw new Error(`No use given for ${name.en}`);
    return [{ name, use }];
  });
};

/** A figure that larger, dearer models have more of. */
export const grows = (
  label: string,
  unit: string,
  low: number,
  high: number,
  step: number,
): SpecTemplate => ({ label: both(label), unit, range: [low, high, step], isSizeDependent: true });

/** A figure that has nothing to do with the size of the machine. */
export const between = (
  label: string,
  unit: string,
  low: number,
  high: number,
  step: number,
): SpecTemplate => ({ label: both(label), unit, range: [low, high, step] });

/** Alternatives; a text without a bar reads the same in both languages. */
export const choice = (label: string, ...options: readonly string[]): SpecTemplate => ({
  label: both(label),
  options: options.map((option) => (option.includes('|') ? both(option) : option)),
});

/** Alternatives in order of size: a small model takes an early one. */
export const ladder = (label: string, ...options: readonly string[]): SpecTemplate => ({
  ...choice(label, ...options),
  isSizeDependent: true,
});

const MOTORS = [
  0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90, 110,
  132, 160, 200, 250, 315,
];

/** Drive power in the standard motor sizes from `low` to `high` kW. */
export const motor = (low: number, high: number, label = 'Power | 功率'): SpecTemplate =>
  ladder(label, ...MOTORS.filter((kw) => kw >= low && kw <= high).map((kw) => `${kw} kW`));

/** Installed power where heaters or several drives add up to any figure. */
export const power = (low: number, high: number, step: number): SpecTemplate =>
  grows('Power | 功率', 'kW', low, high, step);

export const weight = (low: number, high: number, step: number): SpecTemplate =>
  grows('Weight | 重量', 'kg', low, high, step);

/** Sizes in mm from the smallest model to the largest. */
export const dimensions = (...sizes: readonly string[]): SpecTemplate =>
  ladder('Dimensions (L × W × H) | 外形尺寸（长 × 宽 × 高）', ...sizes.map((size) => `${size} mm`));

/** Sizes of each kind of machine, in the order of the variants. */
export const dimensionsByKind = (...kinds: readonly (readonly string[])[]): SpecTemplate => ({
  ...dimensions(...kinds.flat()),
  byKind: kinds.map((sizes) => sizes.map((size) => `${size} mm`)),
});

/** China's industrial supply, and India's as the option. */
export const threePhase: SpecTemplate = choice(
  'Voltage | 电压',
  '380 V, 50 Hz, 3-phase | 380 V，50 Hz，三相',
  '415 V, 50 Hz, 3-phase | 415 V，50 Hz，三相',
);

export const singlePhase: SpecTemplate = choice(
  'Voltage | 电压',
  '220 V, 50 Hz, single-phase | 220 V，50 Hz，单相',
  '230 V, 50 Hz, single-phase | 230 V，50 Hz，单相',
);
