// Paths of the demo market's pictures. Their names say what they show: contract/media.ts.
import { DRAWINGS, MACHINE_DRAWING } from '../../../contract/media.ts';
import { showsMachine } from '../../../drawings/shaped-by.ts';
import type { SeedProduct } from '../types.ts';
import { modelOf } from './drawing-model.ts';

const paths = (stem: string, count: number): string[] =>
  Array.from({ length: count }, (_, picture) => `${DRAWINGS}${stem}-${picture}.svg`);

/** Start of the names of a product's own pictures, which its data sheet may leave no more than its family's. */
export const ownStem = (product: SeedProduct): string =>
  showsMachine(modelOf(product)) ? `${MACHINE_DRAWING}${product.id}` : product.id;

/** Paths of pictures that are drawn from the product's own data sheet. */
export const ownPictures = (product: SeedProduct): string[] =>
  paths(ownStem(product), product.pictures);

/** Paths of pictures that all products of a family share: a large market has no file for each product. */
export const familyPictures = ({ family, pictures }: SeedProduct): string[] =>
  paths(family, pictures);
