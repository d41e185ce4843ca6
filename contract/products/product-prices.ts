// Endpoint that sets the prices of several products of a supplier at once.
import * as z from 'zod/mini';
import { id } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { fieldError } from '../query.ts';
import { fields, message, texts } from '../read.ts';
import { productPrice } from './product-price.ts';

export const productPricesBody = z.object({
  /** `from` is the price that the supplier saw: a product that has another one by now is left unchanged. */
  prices: z
    .array(z.object({ id, from: productPrice, to: productPrice }), fieldError('invalid'))
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
