// Endpoint that sets the prices of several products of a supplier at once.
import * as z from 'zod/mini';
import { id } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_PAGE_SIZE, MAX_PRODUCT_PRICE_USD } from '../limits.ts';
import { fieldError, numberInRange } from '../query.ts';
import { fields, message, texts } from '../read.ts';

/** US dollars; null means the product is sold by quote. */
const price = z.nullable(numberInRange('productPrice', 0, MAX_PRODUCT_PRICE_USD, false));

export const productPricesBody = z.object({
  /** `from` is the price that the supplier saw: a product that has another one by now is left unchanged. */
  prices: z
    .array(z.object({ id, from: price, to: price }), fieldError('invalid'))
    .check(
      z.minLength(1, fieldError('required')),
      z.maxLength(MAX_PAGE_SIZE, fieldError('tooManyEntries')),
    ),
});

/** An invalid price refuses the whole call. */
export const changeProductPrices = endpoint({
  method: 'POST',
  path: '/products/my/prices',
  summary: 'Sets the prices of several products of the supplier, at once and without a review',
  access: 'supplier',
  body: productPricesBody,
  reply: fields({
    message,
    changed: texts,
    /** Ids of products that belong to another supplier, do not exist, or have another price than `from`, also in an unpublished change. */
    unchanged: texts,
  }),
  errors: ['unauthorized', 'editSuppliersOnly', 'validation', 'tooManyChanges'],
});
