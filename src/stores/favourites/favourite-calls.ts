// Calls for saved products, for scripts of pages without the contract's schemas.
import { readFirstProduct } from '../../../contract/dialect/first-product.ts';
import {
  FAVOURITES_PER_CALL,
  MAX_FAVOURITE_NAME_LENGTH,
} from '../../../contract/favourites/favourite-limits.ts';
import type {
  addFavourite,
  Favourite,
  listFavouriteProducts,
  listFavourites,
  mergeFavourites,
  removeFavourite,
} from '../../../contract/favourites/favourites.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Address } from '../../api/send.ts';
import { callFromPage } from '../page-calls.ts';
import { parseFavourites } from './parse-favourites.ts';

const LIST: Address<typeof listFavourites> = { method: 'GET', path: '/favourites', access: 'user' };
const ADD: Address<typeof addFavourite> = {
  method: 'PUT',
  path: '/favourites/:id',
  access: 'user',
};
const REMOVE: Address<typeof removeFavourite> = {
  method: 'DELETE',
  path: '/favourites/:id',
  access: 'user',
};
const MERGE: Address<typeof mergeFavourites> = {
  method: 'POST',
  path: '/favourites/merge',
  access: 'user',
};
const PRODUCTS: Address<typeof listFavouriteProducts> = {
  method: 'GET',
  path: '/favourites/products',
  access: 'anyone',
};

export async function fetchFavourites(lang: Lang): Promise<readonly Favourite[]> {
  return parseFavourites((await callFromPage(lang, LIST)).favourites);
}

export const addToAccount = (lang: Lang, id: string): Promise<unknown> =>
  callFromPage(lang, ADD, { params: { id } });

export const removeFromAccount = (lang: Lang, id: string): Promise<unknown> =>
  callFromPage(lang, REMOVE, { params: { id } });

/** Merges products into the account; resolves with all that it has then. */
export async function mergeIntoAccount(
  lang: Lang,
  favourites: readonly Favourite[],
): Promise<readonly Favourite[]> {
  let merged: readonly Favourite[] = [];
  for (let first = 0; first < favourites.length; first += FAVOURITES_PER_CALL) {
    const body = { favourites: favourites.slice(first, first + FAVOURITES_PER_CALL) };
    merged = parseFavourites((await callFromPage(lang, MERGE, { body })).favourites);
  }
  return merged;
}

/** The product with its name and price of now; null where it is not public. Rejects without a reply. */
export async function fetchCurrent(lang: Lang, id: string): Promise<Favourite | null> {
  const { products } = await callFromPage(lang, PRODUCTS, { query: { ids: id } });
  const current = readFirstProduct(products);
  if (current === null) return null;
  return {
    id,
    name: current.name.slice(0, MAX_FAVOURITE_NAME_LENGTH),
    price: current.price,
    savedAt: new Date().toISOString(),
  };
}
