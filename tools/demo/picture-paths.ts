// Paths of the demo market's pictures.
import type { SeedProduct } from './types.ts';

const paths = (stem: string, count: number): string[] =>
  Array.from({ length: count }, (_, picture) => `/media/demo/${stem}-${picture}.svg`);

/** Paths of pictures that are drawn from the product's own data sheet. */
export const ownPictures = ({ id, pictures }: SeedProduct): string[] => paths(id, pictures);

/** Paths of pictures that all products of a family share: a large market has no file for each product. */
export const familyPictures = ({ family, pictures }: SeedProduct): string[] =>
  paths(family, pictures);
