// Endpoints for favourites: the products that a person has saved. Visitors keep theirs on the device; the browser merges them into
// the account after sign-in.
import * as z from 'zod/mini';
import { anyText, id, idParam } from '../body.ts';
import { product } from '../catalog/product.ts';
import { readProduct, sentCard, writeCard } from '../dialect/product.ts';
import { dialect, endpoint } from '../endpoint.ts';
import { MAX_PRODUCT_PRICE_USD } from '../limits.ts';
import { fieldError, numberInRange, textParam } from '../query.ts';
import { count, fields, list, nullableNumber, rowId, text, time } from '../read.ts';
import { acknowledgement, readRows } from '../reply.ts';
import {
  FAVOURITES_PER_CALL,
  MAX_FAVOURITE_ID_LENGTH,
  MAX_FAVOURITE_NAME_LENGTH,
  MAX_FAVOURITES,
} from './favourite-limits.ts';

/** A saved product, which may not be public any more. */
export const favourite = fields({
  /** Id of the product. */
  id: rowId,
  /** Its name, and its price in US dollars, when it was saved; null for a product sold by quote. */
  name: text(MAX_FAVOURITE_NAME_LENGTH),
  price: nullableNumber,
  savedAt: time,
});
export type Favourite = z.output<typeof favourite>;

const favourites = list(favourite, MAX_FAVOURITES);

export const listFavourites = endpoint({
  method: 'GET',
  path: '/favourites',
  summary: 'Saved products of the account, the last one first',
  access: 'user',
  reply: fields({ favourites }),
  errors: ['unauthorized'],
});

/** A product that is saved already keeps the price at which it was saved. */
export const addFavourite = endpoint({
  method: 'PUT',
  path: '/favourites/:id',
  summary: 'Saves a public product with its current price',
  access: 'user',
  params: idParam,
  reply: acknowledgement,
  errors: ['unauthorized', 'productNotFound', 'favouritesFull'],
});

/** Also succeeds for a product that is not saved. */
export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/favourites/:id',
  summary: 'Removes a saved product',
  access: 'user',
  params: idParam,
  reply: acknowledgement,
  errors: ['unauthorized'],
});

/** From then on the product waits on the dashboard only if its price or its state changes again. Also succeeds for a product that is not saved. */
export const acknowledgeFavourite = endpoint({
  method: 'PUT',
  path: '/favourites/:id/seen',
  summary: 'Confirms that the buyer has seen the current price and state of a saved product',
  access: 'user',
  params: idParam,
  reply: acknowledgement,
  errors: ['unauthorized'],
});

const savedOnDevice = z.object({
  id,
  name: anyText(MAX_FAVOURITE_NAME_LENGTH),
  price: z.nullable(numberInRange('price', 0, MAX_PRODUCT_PRICE_USD, false)),
  savedAt: z.string(fieldError('invalid')).check(
    z.maxLength(40, fieldError('invalid')),
    z.refine((value) => !Number.isNaN(Date.parse(value)), fieldError('invalid')),
  ),
});

/** Products that do not fit are not added, the earliest saved ones first. */
export const mergeFavourites = endpoint({
  method: 'POST',
  path: '/favourites/merge',
  summary: 'Adds products saved on a device, with the prices at which they were saved',
  access: 'user',
  body: z.object({
    favourites: z
      .array(savedOnDevice, fieldError('invalid'))
      .check(z.maxLength(FAVOURITES_PER_CALL, fieldError('tooManyEntries'))),
  }),
  bodyBytes: 100_000,
  reply: fields({
    /** All saved products of the account. */
    favourites,
    /** Number of products that did not fit. */
    notAdded: count,
  }),
  errors: ['unauthorized', 'validation'],
});

const idList = z.pipe(
  textParam(FAVOURITES_PER_CALL * (MAX_FAVOURITE_ID_LENGTH + 1), 'textTooLong'),
  z.pipe(
    z.transform((value: string) => [...new Set(value.split(',').filter((each) => each !== ''))]),
    z
      .array(z.string().check(z.maxLength(MAX_FAVOURITE_ID_LENGTH, fieldError('textTooLong'))))
      .check(z.maxLength(FAVOURITES_PER_CALL, fieldError('tooManyEntries'))),
  ),
);

const products = list(product, FAVOURITES_PER_CALL);

/** Public, because the saved products of visitors are stored on their device only. */
export const listFavouriteProducts = endpoint({
  method: 'GET',
  path: '/favourites/products',
  summary:
    'Current cards of products by id, separated by commas; products that are not public are left out',
  access: 'anyone',
  query: z.object({ ids: idList }),
  reply: fields({ products }),
  dialect: dialect<{ readonly products: z.output<typeof products> }>({
    read: (body) => ({ products: readRows(body, readProduct, 'products', 'data') }),
    write: ({ products }) => ({ products: products.map(writeCard) }),
    schema: fields({ products: list(sentCard) }),
  }),
  errors: ['validation'],
});
