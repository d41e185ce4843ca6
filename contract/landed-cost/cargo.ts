// How a machine travels by sea: by its packed size and weight as a share of a container, in containers, on a flat rack, or as
// breakbulk, for which only a forwarder has a price.
import type { CargoUnit } from './rule.ts';

/** Packed size and weight of one machine: metres and tonnes. */
export interface PackedSize {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly tonnes: number;
}

export interface Cargo {
  readonly unit: CargoUnit;
  /** Containers; for m3 the cubic metres or tonnes to be paid, whichever are more. */
  readonly count: number;
}

interface Container {
  readonly unit: CargoUnit;
  /** Inside, in metres; height is that of the door, which is lower than the inside. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Tonnes. */
  readonly payload: number;
  /** About how many times a container of 20 feet it costs: to choose by, never shown. */
  readonly price: number;
}

/**
 * Usual dimensions of ISO 668 containers. Open tops have no roof, flat racks no walls: what is higher or wider
 * than the load allowed on roads of both countries is breakbulk.
 */
const CONTAINERS: readonly Container[] = [
  { unit: '20ft', length: 5.89, width: 2.33, height: 2.28, payload: 21.7, price: 1 },
  { unit: '40ft', length: 12.03, width: 2.33, height: 2.28, payload: 26.5, price: 1.7 },
  { unit: '40ftHighCube', length: 12.03, width: 2.33, height: 2.58, payload: 26.3, price: 1.8 },
  { unit: '20ftOpenTop', length: 5.89, width: 2.33, height: 3.2, payload: 21.5, price: 1.9 },
  { unit: '40ftOpenTop', length: 12.03, width: 2.33, height: 3.2, payload: 26, price: 3 },
  { unit: '20ftFlatRack', length: 5.6, width: 3.5, height: 3.2, payload: 28, price: 2.4 },
  { unit: '40ftFlatRack', length: 11.7, width: 3.5, height: 3.2, payload: 40, price: 4 },
];

/** Above these a container of one's own costs less than a share. */
const MAX_LCL_CUBIC_METRES = 12;
const MAX_LCL_TONNES = 5;
const MAX_LCL_LENGTH = 5.5;

/** How many machines stand in one container, not stacked, the long side along it or across it. */
const placesIn = ({ length, width, height, payload }: Container, size: PackedSize): number => {
  if (size.height > height || size.tonnes > payload) return 0;
  const rows = (long: number, wide: number): number =>
    Math.floor(length / long) * Math.floor(width / wide);
  const places = Math.max(rows(size.length, size.width), rows(size.width, size.length));
  return Math.min(places, Math.floor(payload / Math.max(size.tonnes, 0.001)));
};

/** Null: no container takes it. */
export function cargoOf(size: PackedSize, quantity: number): Cargo | null {
  const cubicMetres = size.length * size.width * size.height * quantity;
  const tonnes = size.tonnes * quantity;
  const isSmall =
    Math.max(size.length, size.width) <= MAX_LCL_LENGTH &&
    size.height <= 2.2 &&
    Math.min(size.length, size.width) <= 2.2;
  if (isSmall && cubicMetres <= MAX_LCL_CUBIC_METRES && tonnes <= MAX_LCL_TONNES)
    return { unit: 'm3', count: Math.max(1, Math.ceil(Math.max(cubicMetres, tonnes) * 10) / 10) };
  const [best] = CONTAINERS.flatMap((container) => {
    const places = placesIn(container, size);
    return places === 0
      ? []
      : [{ unit: container.unit, count: Math.ceil(quantity / places), price: container.price }];
  }).toSorted((a, b) => a.count * a.price - b.count * b.price);
  return best ? { unit: best.unit, count: best.count } : null;
}

/** Without a size: one container of 20 feet. */
export const ASSUMED_CARGO: Cargo = { unit: '20ft', count: 1 };
