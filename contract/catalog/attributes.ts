// Machine type and attribute values of a product, as replies send them in the reader's language.
import type * as z from 'zod/mini';
import { fields, flag, list, nullableNumber, nullableText, rowId, text } from '../read.ts';

export const machineTypeReference = fields({ id: rowId, name: text(200) });

const productAttribute = fields({
  key: rowId,
  name: text(200),
  /** The value with its unit, or the name of the choice. */
  text: text(200),
  /** The value in the unit of the machine type; null for a choice. */
  number: nullableNumber,
  /** The code of a choice; null for a number. */
  code: nullableText(64),
  /** One of the three or four attributes that cards show. */
  isKey: flag,
});
export type ProductAttribute = z.output<typeof productAttribute>;

/** In the order of the machine type; attributes without a value are left out. */
export const productAttributes = list(productAttribute, 60);
