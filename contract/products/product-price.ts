// Schemas of a product's price: US dollars, null where the product is sold by quote.
import * as z from 'zod/mini';
import { MAX_PRODUCT_PRICE_USD } from '../limits.ts';
import type { FieldErrorKey } from '../messages.ts';
import { toPriceCents } from '../money.ts';
import { numberInRange } from '../query.ts';
import { typedPrice } from './typed-terms.ts';

export const productPrice = z.pipe(
  z.nullable(numberInRange('productPrice', 0, MAX_PRODUCT_PRICE_USD, false)),
  z.transform((dollars) => (toPriceCents(dollars) === null ? null : dollars)),
);

/** A number, or a text as suppliers write it. In an object, because a form leaves a price out in another way than it clears it. */
export const givenPrice = z.transform(
  (given: number | string, { issues }): { readonly dollars: number | null } => {
    const read = typeof given === 'string' ? typedPrice(given) : { dollars: given };
    const price = typeof read === 'object' ? z.safeParse(productPrice, read.dollars) : null;
    if (price?.success) return { dollars: price.data };
    const message: FieldErrorKey = typeof read === 'string' ? read : 'productPrice';
    issues.push({ code: 'custom', message, input: given });
    return z.NEVER;
  },
);
