// Range of a number attribute: its text in addresses ("400..630"), its bounds in the form, its name on a chip.
import type { AttributeFacet } from '../../../contract/catalog/facets.ts';
import type { Lang } from '../../i18n/language.ts';
import { formatExact } from '../../ui/format/number.ts';

/** As typed; '' is no bound. */
export type Bounds = readonly [low: string, high: string];

export function boundsOf(value: string): Bounds {
  const [low = '', ...rest] = value.split('..');
  return rest.length === 0 ? [low, low] : [low, rest.join('..')];
}

export type Bound = 'low' | 'high';

/** 0 for '', NaN for what is no plain number. */
const toNumber = (text: string): number => Number(text.replaceAll(',', ''));

const isPlainNumber = (text: string): boolean => Number.isFinite(toNumber(text));

/**
 * Whether a range applies while it is still being typed: plain numbers in the right order. Anything else would show an error
 * before the reader has finished, and waits until the field is left.
 */
export const appliesWhileTyping = ([low, high]: Bounds): boolean =>
  isPlainNumber(low) && isPlainNumber(high) && (high === '' || toNumber(low) <= toNumber(high));

/** Whether the error of a refused range is that of this bound. `typed`: the bound typed last; null for a range from an address. */
export function isFaultyBound([low, high]: Bounds, bound: Bound, typed: Bound | null): boolean {
  const isLowPlain = isPlainNumber(low);
  // A number alone is never refused.
  if (isLowPlain !== isPlainNumber(high)) return bound === (isLowPlain ? 'high' : 'low');
  return typed === null || typed === bound;
}

export const rangeText = ([low, high]: Bounds): string =>
  low === high ? low : `${low.trim()}..${high.trim()}`;

/** Degrees and per cent follow their number without a space. */
const withUnit = (text: string, unit: string | null): string =>
  unit === null ? text : `${text}${/^[%°]/.test(unit) ? '' : ' '}${unit}`;

/** "400–630 mm", "≥ 400 mm"; a bound with a unit of its own is shown as typed. */
export function rangeName(lang: Lang, value: string, unit: string | null): string {
  const [low, high] = boundsOf(value);
  const isNumber = (text: string) => text !== '' && Number.isFinite(Number(text));
  const shown = (text: string) => (isNumber(text) ? formatExact(lang, Number(text)) : text);
  const hasUnit = [low, high].every((text) => text === '' || isNumber(text));
  const range =
    low === high
      ? shown(low)
      : low === ''
        ? `≤ ${shown(high)}`
        : high === ''
          ? `≥ ${shown(low)}`
          : `${shown(low)}–${shown(high)}`;
  return hasUnit ? withUnit(range, unit) : range;
}

/** Name of the value of an attribute filter; the value itself while its facet is not known. */
export function attributeValueName(
  lang: Lang,
  value: string,
  facet: AttributeFacet | undefined,
): string {
  if (!facet || facet.choices.length === 0) return rangeName(lang, value, facet?.unit ?? null);
  return value
    .split(',')
    .map((code) => facet.choices.find(({ id }) => id === code)?.name ?? code)
    .join(lang === 'en' ? ', ' : '、');
}

export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Removes the rounding error of multiplying a step such as 0.1. */
const exact = (value: number): number => Number(value.toPrecision(12));

/** Slider scale of about a hundred round steps; null for a single value. */
export function scaleOf({ min, max }: Pick<AttributeFacet, 'min' | 'max'>): Scale | null {
  if (min === null || max === null || min >= max) return null;
  const smallest = (max - min) / 100;
  const power = 10 ** Math.floor(Math.log10(smallest));
  const factor = [1, 2, 5].find((each) => each * power >= smallest) ?? 10;
  const step = exact(factor * power);
  return {
    step,
    min: exact(Math.floor(min / step) * step),
    max: exact(Math.ceil(max / step) * step),
  };
}

/** Handle positions of typed bounds, within the scale. */
export function handlesOf(value: string, { min, max }: Scale): readonly [number, number] {
  const [low, high] = boundsOf(value);
  const at = (text: string, open: number) => {
    const typed = text === '' ? open : toNumber(text);
    return Number.isFinite(typed) ? Math.min(max, Math.max(min, typed)) : open;
  };
  const start = at(low, min);
  return [start, Math.max(start, at(high, max))];
}

/** A handle at the end of the scale is no bound. */
export const boundsOfHandles = (
  [low, high]: readonly [number, number],
  { min, max }: Scale,
): Bounds => [low <= min ? '' : String(exact(low)), high >= max ? '' : String(exact(high))];
