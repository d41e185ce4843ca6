// Generator of a demo market: suppliers and their products, the same for the same seed.
import { type Family, machineTypeOf } from '../../drawings/families.ts';
import { makeProduct } from './products.ts';
import { FAMILY_IDS } from './profiles.ts';
import { createRandom, type Random } from './random.ts';
import { generateSuppliers, type Maker } from './suppliers.ts';
import type { SeedProduct, SeedSupplier } from './types.ts';

export interface MarketOptions {
  readonly products: number;
  /** Default: one supplier for forty products, at least 72. */
  readonly suppliers?: number;
  readonly seed?: number;
  /** The current time of the market, as an ISO date. */
  readonly now?: string;
}

export const REFERENCE_DATE = '2026-11-01T00:00:00.000Z';

const MIN_SUPPLIERS = 72;

/** A family that is alone in its subcategory gets more products, so that no subcategory is nearly empty. */
const weightOf = (family: Family): number =>
  FAMILY_IDS.some(
    (other) =>
      other !== family && machineTypeOf(other).subcategory === machineTypeOf(family).subcategory,
  )
    ? 1
    : 1.4;

/** Family index of each product, by weight, shuffled; one byte per product. */
const assignFamilies = (random: Random, products: number): Uint8Array => {
  const weights = FAMILY_IDS.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const familyIndexes = new Uint8Array(products);
  let shared = 0;
  let at = 0;
  for (const [index, weight] of weights.entries()) {
    shared += weight;
    const end = Math.round((shared / total) * products);
    familyIndexes.fill(index, at, end);
    at = end;
  }
  for (let last = products - 1; last > 0; last--) {
    const other = random.int(0, last);
    const moved = familyIndexes[last] as number;
    familyIndexes[last] = familyIndexes[other] as number;
    familyIndexes[other] = moved;
  }
  return familyIndexes;
};

/** Makers by family. A maker is listed twice for its main family, to which most of its products belong. */
const makersByFamily = (makers: readonly Maker[]): Map<Family, Maker[]> => {
  const byFamily = new Map<Family, Maker[]>(FAMILY_IDS.map((family) => [family, []]));
  for (const maker of makers)
    for (const [at, family] of maker.families.entries())
      byFamily.get(family)?.push(...(at === 0 ? [maker, maker] : [maker]));
  return byFamily;
};

function* generateProducts(
  random: Random,
  makers: readonly Maker[],
  products: number,
  now: number,
): Generator<SeedProduct> {
  const byFamily = makersByFamily(makers);
  for (const familyIndex of assignFamilies(random, products)) {
    const family = FAMILY_IDS[familyIndex] as Family;
    const candidates = byFamily.get(family) ?? [];
    // In a market with fewer suppliers than families, some families have no maker.
    yield makeProduct(
      random,
      family,
      random.pick(candidates.length > 0 ? candidates : makers),
      now,
    );
  }
}

/** Products are generated while they are read, so a large market needs no more memory than a small one. */
export const generateMarket = (
  options: MarketOptions,
): { suppliers: SeedSupplier[]; products: Iterable<SeedProduct> } => {
  const { products, seed = 1, now = REFERENCE_DATE } = options;
  const count = options.suppliers ?? Math.max(MIN_SUPPLIERS, Math.ceil(products / 40));
  const nowMs = Date.parse(now);
  const makers = generateSuppliers(createRandom(seed), count, nowMs);
  return {
    suppliers: makers.map(({ supplier }) => supplier),
    products: {
      // A new generator each time, so that the list can be read twice with the same result.
      [Symbol.iterator]: () =>
        generateProducts(createRandom(seed + 0x5eed), makers, products, nowMs),
    },
  };
};
