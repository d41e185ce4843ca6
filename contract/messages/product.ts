// Field error texts for the product form (spec §5, §8).
import { MAX_QUANTITY } from '../catalog/catalog-limits.ts';
import { textsWithValues } from '../texts.ts';
import { FIELD_TEXTS } from './field-texts.ts';

const { product } = FIELD_TEXTS;

export const PRODUCT_TEXTS = {
  ...product,
  minOrderQuantity: textsWithValues(product.minOrderQuantity, {
    most: MAX_QUANTITY.toLocaleString('en'),
  }),
};
