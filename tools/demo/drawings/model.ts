// What a drawing is made from: the kind of machine, its attribute values, its size and its dimensions.
import type { AttributeValues } from '../../../contract/machine-types/read-values.ts';
import { attributeValues } from '../attribute-values.ts';
import type { Family } from '../families.ts';
import { PROFILES } from '../profiles/index.ts';
import type { SeedProduct, SpecTemplate } from '../types.ts';

/** Length, width and height in millimetres. */
export type Dimensions = readonly [length: number, width: number, height: number];

export interface Model {
  readonly family: Family;
  /** Place of the kind of machine in its family's profile, from 0. */
  readonly kind: number;
  readonly values: AttributeValues;
  /** From 0, the smallest of its family, to 1. */
  readonly size: number;
  /** As the data sheet has them; null where it has none of the whole machine as it stands. */
  readonly dimensions: Dimensions | null;
}

const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((each) => Number(each.replaceAll(',', '')));

/** Not those of one part, or of an arm that stands upright: they are not what is drawn. */
const isDimensions = (label: string): boolean => label.startsWith('Dimensions (L');

/** Where a row's first number lies between the lowest and the highest of its family. */
function shareOf(row: SpecTemplate, text: string | undefined): number | null {
  const options = (row.options ?? []).map((each) => (typeof each === 'string' ? each : each.en));
  const all = row.range?.slice(0, 2) ?? options.map((each) => numbersIn(each)[0] ?? Number.NaN);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const value = numbersIn(text ?? '')[0];
  if (value === undefined || !(high > low)) return null;
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}

type Described = Pick<SeedProduct, 'family' | 'variant' | 'specifications'>;

export function modelOf(product: Described): Model {
  const { family, variant, specifications } = product;
  const profile = PROFILES[family];
  const places = profile.specs
    .filter((row) => row.isSizeDependent)
    .flatMap((row) => shareOf(row, specifications.en[row.label.en]) ?? []);
  const label = Object.keys(specifications.en).find(isDimensions);
  const [length, width, height] = numbersIn(specifications.en[label ?? ''] ?? '');
  return {
    family,
    kind: Math.max(
      0,
      profile.variants.findIndex(({ name }) => name.en === variant.en),
    ),
    values: attributeValues(product),
    size: places.reduce((sum, each) => sum + each, 0) / Math.max(1, places.length),
    dimensions: length && width && height ? [length, width, height] : null,
  };
}

/** The model that stands for its family where no product is meant. */
export const standardModel = (family: Family): Model => ({
  family,
  kind: 0,
  values: {},
  size: 0.6,
  dimensions: null,
});

/** A number of the data sheet, kept between two bounds. */
export function amount(
  { values }: Model,
  key: string,
  [low, high]: readonly [number, number],
  otherwise: number,
): number {
  const value = values[key];
  return Math.min(high, Math.max(low, typeof value === 'number' ? value : otherwise));
}

/** Place of a product's choice among `codes`; that of its kind of machine where the data sheet has no such choice. */
export function placeOf({ values, kind }: Model, key: string, codes: readonly string[]): number {
  const place = codes.indexOf(String(values[key]));
  return place < 0 ? kind : place;
}
