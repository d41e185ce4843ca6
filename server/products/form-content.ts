// Conversion of the validated product form to the content of a product.
import type * as z from 'zod/mini';
import { toPriceCents } from '../../contract/money.ts';
import type { updateProductBody } from '../../contract/products/product-form.ts';
import type { ProductContentChange } from './product-content.ts';

type FormFields = Partial<
  Omit<z.output<typeof updateProductBody>, 'images' | 'video' | 'status' | 'revision'>
>;

export const contentChangeOf = ({
  price,
  minOrderQuantity,
  ...sameNamed
}: FormFields): ProductContentChange => ({
  ...sameNamed,
  priceCents: price === undefined ? undefined : toPriceCents(price),
  // An empty field means the smallest possible order.
  minOrderQuantity: minOrderQuantity === null ? 1 : minOrderQuantity,
});
