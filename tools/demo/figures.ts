// Turns a profile's rows into the figures of one machine; a larger model draws higher throughout.
import type { Random } from './random.ts';
import type { Both, FamilyProfile, SpecTemplate } from './types.ts';

export interface Figure {
  readonly label: Both;
  readonly value: Both;
  readonly grows: boolean;
}

/** Units that Chinese data sheets write in another way. */
const UNITS_ZH: Readonly<Record<string, string>> = {
  rpm: 'r/min',
  'pcs/h': '件/h',
  'cells/h': '只/h',
  'tablets/h': '片/h',
  'blisters/h': '板/h',
  'tubes/min': '支/min',
};

const decimals = (step: number): number => String(step).split('.')[1]?.length ?? 0;

/** 12500 as "12,500"; what follows a decimal point is left alone. */
const grouped = (number: string): string => {
  const [whole = '', fraction] = number.split('.');
  if (whole.length < 4) return number;
  const parted = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction ? `${parted}.${fraction}` : parted;
};

const withUnit = (number: string, unit: string): string =>
  unit === '' || unit === '%' ? number + unit : `${number} ${unit}`;

/** The first number in a value; NaN where there is none. */
const numberIn = (text: string): number => {
  const found = /-?\d[\d,]*(?:\.\d+)?/.exec(text);
  return found ? Number(found[0].replaceAll(',', '')) : Number.NaN;
};

const isSizes = (row: SpecTemplate): boolean => row.label.en.startsWith('Dimensions');

const THREE_SIZES = /^([\d,]+) × ([\d,]+) × ([\d,]+) mm$/;

const sizesIn = (text: string): readonly number[] =>
  THREE_SIZES.exec(text)
    ?.slice(1)
    .map((part) => Number(part.replaceAll(',', ''))) ?? [];

/** Between two steps of a ladder of "L × W × H mm", with a few per cent of play. */
const betweenSizes = (options: readonly Both[], size: number, random: Random): string => {
  const position = size * (options.length - 1);
  const lower = options[Math.floor(position)]?.en ?? '';
  const low = sizesIn(lower);
  const high = sizesIn(options[Math.ceil(position)]?.en ?? '');
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

const drawValue = (row: SpecTemplate, size: number, random: Random): Both => {
  if (row.range) {
    const [low, high, step] = row.range;
    const play = size + (random.next() - 0.5) * 0.06;
    const share = row.grows ? Math.min(1, Math.max(0, play)) : random.next();
    const exact = low + Math.round(((high - low) * share) / step) * step;
    const fixed = Math.min(high, exact).toFixed(Math.max(decimals(step), decimals(low)));
    const number = grouped(String(Number(fixed)));
    const unit = row.unit ?? '';
    return { en: withUnit(number, unit), zh: withUnit(number, UNITS_ZH[unit] ?? unit) };
  }
  const options = (row.options ?? []).map(text);
  if (isSizes(row)) return text(betweenSizes(options, size, random));
  if (!row.grows) return random.pick(options);
  return options[Math.min(options.length - 1, Math.floor(size * options.length))] as Both;
};

/** `size` runs from 0, the smallest model of the family, to 1. */
export const drawFigures = (
  profile: FamilyProfile,
  size: number,
  random: Random,
): readonly Figure[] =>
  profile.specs.map((row) => {
    const value = drawValue(row, size, random);
    return { label: row.label, value, grows: row.grows === true };
  });

const COMMON = /^(Power|Installed power|Voltage|Dimensions|Weight)/;

/**
 * The rows a buyer compares first: what the machine does, not what it draws or weighs. Rows that tell a
 * large model from a small one lead.
 */
export const keyFigures = (figures: readonly Figure[]): readonly Figure[] => {
  const own = figures.filter(({ label }) => !COMMON.test(label.en));
  return [...own.filter(({ grows }) => grows), ...own.filter(({ grows }) => !grows)];
};

export const powerOf = (figures: readonly Figure[]): Figure | undefined =>
  figures.find(({ label }) => /^(Power|Installed power|Spindle power)\b/.test(label.en)) ??
  figures.find(({ label }) => /power/i.test(label.en));

const extent = (row: SpecTemplate): readonly [low: number, high: number] => {
  const amounts = row.range?.slice(0, 2) ?? (row.options ?? []).map((o) => numberIn(text(o).en));
  return [Math.min(...amounts), Math.max(...amounts)];
};

/** The figure a model is named after, scaled alike over a family: 400 mm of swing is CK6140. */
export const modelCode = (
  profile: FamilyProfile,
  key: Figure | undefined,
  random: Random,
): string => {
  const row = profile.specs.find(({ label }) => label === key?.label);
  let amount = random.int(2, 9) * 10;
  const told = key ? numberIn(key.value.en) : Number.NaN;
  if (row && Number.isFinite(told)) {
    const limit = /\d$/.test(profile.modelPrefix) ? 200 : 20_000;
    const [low, high] = extent(row);
    let scale = 1;
    while (high * scale >= limit) scale /= 10;
    while (low * scale < 5 && high * scale * 10 < limit) scale *= 10;
    amount = Math.max(1, Math.round(told * scale));
  }
  return profile.modelPrefix + amount + random.pick(['', '', '', 'A', 'B', 'D', 'E', 'S']);
};
