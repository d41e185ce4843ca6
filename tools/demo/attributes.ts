// Generator of a machine's attributes from its family's profile; larger models get larger values.
import type { Random } from './random.ts';
import type { Both, FamilyProfile, SpecTemplate } from './types.ts';

export interface Attribute {
  readonly label: Both;
  readonly value: Both;
  readonly isSizeDependent: boolean;
}

/** Units that are written differently in Chinese data sheets. */
const UNITS_ZH: Readonly<Record<string, string>> = {
  rpm: 'r/min',
  'pcs/h': '件/h',
  'cells/h': '只/h',
  'tablets/h': '片/h',
  'blisters/h': '板/h',
  'tubes/min': '支/min',
};

const decimals = (step: number): number => String(step).split('.')[1]?.length ?? 0;

/** Formats 12500 as "12,500"; decimals stay unchanged. */
const grouped = (number: string): string => {
  const [whole = '', fraction] = number.split('.');
  if (whole.length < 4) return number;
  const parted = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction ? `${parted}.${fraction}` : parted;
};

const withUnit = (number: string, unit: string): string =>
  unit === '' || unit === '%' ? number + unit : `${number} ${unit}`;

/** Returns the first number in a value; NaN if there is none. */
const firstNumberIn = (text: string): number => {
  const found = /-?\d[\d,]*(?:\.\d+)?/.exec(text);
  return found ? Number(found[0].replaceAll(',', '')) : Number.NaN;
};

const isDimensions = (row: SpecTemplate): boolean => row.label.en.startsWith('Dimensions');

const DIMENSIONS = /^([\d,]+) × ([\d,]+) × ([\d,]+) mm$/;

const parseDimensions = (text: string): readonly number[] =>
  DIMENSIONS.exec(text)
    ?.slice(1)
    .map((part) => Number(part.replaceAll(',', ''))) ?? [];

/** Interpolates between two entries of a list of "L × W × H mm", with a random deviation of up to 3 %. */
const interpolateDimensions = (options: readonly Both[], size: number, random: Random): string => {
  const position = size * (options.length - 1);
  const lower = options[Math.floor(position)]?.en ?? '';
  const low = parseDimensions(lower);
  const high = parseDimensions(options[Math.ceil(position)]?.en ?? '');
  if (low.length !== 3 || high.length !== 3) return lower;
  const share = position % 1;
  const sides = low.map((side, at) => {
    const exact = (side + ((high[at] ?? side) - side) * share) * (0.97 + random.next() * 0.06);
    return grouped(String(Math.round(exact / 10) * 10));
  });
  return `${sides.join(' × ')} mm`;
};

const text = (option: string | Both): Both =>
  typeof option === 'string' ? { en: option, zh: option } : option;

const drawValue = (row: SpecTemplate, kind: number, size: number, random: Random): Both => {
  if (row.range) {
    const [low, high, step] = row.range;
    const play = size + (random.next() - 0.5) * 0.06;
    const share = row.isSizeDependent ? Math.min(1, Math.max(0, play)) : random.next();
    const exact = low + Math.round(((high - low) * share) / step) * step;
    const fixed = Math.min(high, exact).toFixed(Math.max(decimals(step), decimals(low)));
    const number = grouped(String(Number(fixed)));
    const unit = row.unit ?? '';
    return { en: withUnit(number, unit), zh: withUnit(number, UNITS_ZH[unit] ?? unit) };
  }
  const options = (row.byKind?.[kind] ?? row.options ?? []).map(text);
  if (isDimensions(row)) return text(interpolateDimensions(options, size, random));
  if (!row.isSizeDependent) return random.pick(options);
  return options[Math.min(options.length - 1, Math.floor(size * options.length))] as Both;
};

/** `kind`: place of the variant in the profile. `size`: from 0, the smallest model of the family, to 1. */
export const drawAttributes = (
  profile: FamilyProfile,
  kind: number,
  size: number,
  random: Random,
): readonly Attribute[] =>
  profile.specs.map((row) => {
    const value = drawValue(row, kind, size, random);
    return { label: row.label, value, isSizeDependent: row.isSizeDependent === true };
  });

const COMMON = /^(Power|Installed power|Voltage|Dimensions|Weight)/;

/**
 * Returns the attributes that buyers compare first: those of the machine's function, not its power or weight. Attributes
 * that depend on the model's size come first.
 */
export const keyAttributes = (attributes: readonly Attribute[]): readonly Attribute[] => {
  const own = attributes.filter(({ label }) => !COMMON.test(label.en));
  return [
    ...own.filter(({ isSizeDependent }) => isSizeDependent),
    ...own.filter(({ isSizeDependent }) => !isSizeDependent),
  ];
};

export const powerAttribute = (attributes: readonly Attribute[]): Attribute | undefined =>
  attributes.find(({ label }) => /^(Power|Installed power|Spindle power)\b/.test(label.en)) ??
  attributes.find(({ label }) => /power/i.test(label.en));

const extent = (row: SpecTemplate): readonly [low: number, high: number] => {
  const amounts =
    row.range?.slice(0, 2) ?? (row.options ?? []).map((o) => firstNumberIn(text(o).en));
  return [Math.min(...amounts), Math.max(...amounts)];
};

/** Returns a model code with the value of the key attribute, scaled alike for a family: 400 mm of swing is CK6140. */
export const modelCode = (
  profile: FamilyProfile,
  key: Attribute | undefined,
  random: Random,
): string => {
  const row = profile.specs.find(({ label }) => label === key?.label);
  let amount = random.int(2, 9) * 10;
  const numberOfKey = key ? firstNumberIn(key.value.en) : Number.NaN;
  if (row && Number.isFinite(numberOfKey)) {
    const limit = /\d$/.test(profile.modelPrefix) ? 200 : 20_000;
    const [low, high] = extent(row);
    let scale = 1;
    while (high * scale >= limit) scale /= 10;
    while (low * scale < 5 && high * scale * 10 < limit) scale *= 10;
    amount = Math.max(1, Math.round(numberOfKey * scale));
  }
  return profile.modelPrefix + amount + random.pick(['', '', '', 'A', 'B', 'D', 'E', 'S']);
};
