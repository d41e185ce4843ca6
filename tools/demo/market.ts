// The demo market: suppliers and their listings, the same on every run of the same seed.
import { FAMILIES, type Family } from './families.ts';
import { makeListing } from './listings.ts';
import { FAMILY_IDS } from './profiles/index.ts';
import { createRandom, type Random } from './random.ts';
import { generateSuppliers, type Maker } from './suppliers.ts';
import type { SeedProduct, SeedSupplier } from './types.ts';

export interface MarketOptions {
  readonly products: number;
  /** Defaults to one supplier for forty listings, and 72 at the least. */
  readonly suppliers?: number;
  readonly seed?: number;
  /** The moment the market is seen from, as an ISO date. */
  readonly now?: string;
}

export const REFERENCE_DATE = '2026-11-01T00:00:00.000Z';

const FEWEST_SUPPLIERS = 72;

/** A family alone under its leaf lists more, so that no leaf of the tree looks bare. */
const weightOf = (family: Family): number =>
  FAMILY_IDS.some((other) => other !== family && FAMILIES[other] === FAMILIES[family]) ? 1 : 1.4;

/** Which family each listing belongs to: fair shares, shuffled. One byte a listing. */
const shareOut = (random: Random, products: number): Uint8Array => {
  const weights = FAMILY_IDS.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const places = new Uint8Array(products);
  let shared = 0;
  let at = 0;
  for (const [index, weight] of weights.entries()) {
    shared += weight;
    const end = Math.round((shared / total) * products);
    places.fill(index, at, end);
    at = end;
  }
  for (let last = products - 1; last > 0; last--) {
    const other = random.int(0, last);
    const moved = places[last] as number;
    places[last] = places[other] as number;
    places[other] = moved;
  }
  return places;
};

/** Who makes what; a maker's main family counts twice, since most of its listings are of it. */
const makersByFamily = (makers: readonly Maker[]): Map<Family, Maker[]> => {
  const byFamily = new Map<Family, Maker[]>(FAMILY_IDS.map((family) => [family, []]));
  for (const maker of makers)
    for (const [at, family] of maker.families.entries())
      byFamily.get(family)?.push(...(at === 0 ? [maker, maker] : [maker]));
  return byFamily;
};

function* listings(
  random: Random,
  makers: readonly Maker[],
  products: number,
  now: number,
): Generator<SeedProduct> {
  const byFamily = makersByFamily(makers);
  for (const place of shareOut(random, products)) {
    const family = FAMILY_IDS[place] as Family;
    const able = byFamily.get(family) ?? [];
    // A market smaller than the list of families leaves some without a maker of their own.
    yield makeListing(random, family, random.pick(able.length > 0 ? able : makers), now);
  }
}

/** Listings are made one by one as they are read, so a large market needs no more memory than a small one. */
export const generateMarket = (
  options: MarketOptions,
): { suppliers: SeedSupplier[]; products: Iterable<SeedProduct> } => {
  const { products, seed = 1, now = REFERENCE_DATE } = options;
  const count = options.suppliers ?? Math.max(FEWEST_SUPPLIERS, Math.ceil(products / 40));
  const moment = Date.parse(now);
  const makers = generateSuppliers(createRandom(seed), count, moment);
  return {
    suppliers: makers.map(({ supplier }) => supplier),
    products: {
      // A fresh source each time, so that the list can be read twice and be the same.
      [Symbol.iterator]: () => listings(createRandom(seed + 0x5eed), makers, products, moment),
    },
  };
};
