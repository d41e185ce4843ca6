// Price bases as small numbers, in an order in which each value of the filter is a range.
import { PRICE_BASES } from '../../contract/catalog/price-basis.ts';

/** 0 is not stated, 1 is EXW, and FOB at each port follows. */
const NUMBER_OF: ReadonlyMap<string | null, number> = new Map(
  PRICE_BASES.map((basis, at) => [basis, at + 1]),
);

export const basisNumber = (basis: string | null): number => NUMBER_OF.get(basis) ?? 0;

type Range = readonly [min: number, max: number];

/** Of a value of BASIS_FILTERS; every number without one. */
export const basisRange = (filter: string | undefined): Range => {
  if (filter === undefined) return [0, PRICE_BASES.length];
  if (filter === 'FOB') return [basisNumber('EXW') + 1, PRICE_BASES.length];
  const only = basisNumber(filter);
  return [only, only];
};
