// What a drawing is made from: the kind of machine, its attribute values, its size and its dimensions.
import type { AttributeValues } from '../contract/machine-types/read-values.ts';
import type { Family } from './families.ts';

/** Length, width and height in millimetres. */
export type Dimensions = readonly [length: number, width: number, height: number];

export interface Model {
  readonly family: Family;
  /** Kind of machine within the family, numbered from 0 as its builder says; attribute values go before it. */
  readonly kind: number;
  readonly values: AttributeValues;
  /** From 0, the smallest of its family, to 1. */
  readonly size: number;
  /** As the data sheet has them; null where it has none of the whole machine as it stands. */
  readonly dimensions: Dimensions | null;
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
