// Parser of saved products in a reply or in the device's storage. Not the contract's schemas, which the scripts of static pages do
// not load (decision 019).
import { MAX_PRODUCT_PRICE_USD } from '../../../contract/catalog/catalog-limits.ts';
import {
  MAX_FAVOURITE_ID_LENGTH,
  MAX_FAVOURITE_NAME_LENGTH,
} from '../../../contract/favourites/favourite-limits.ts';
import type { Favourite } from '../../../contract/favourites/favourites.ts';

/** The server refuses a call with any other id. The products are requested by ids separated by commas. */
const isId = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= MAX_FAVOURITE_ID_LENGTH &&
  /^[^\p{C}\s,]+$/u.test(value);

const parseFavourite = (value: unknown): Favourite | null => {
  const { id, name, price, savedAt } = Object(value) as Record<keyof Favourite, unknown>;
  if (!isId(id) || typeof name !== 'string') return null;
  const time = typeof savedAt === 'string' ? Date.parse(savedAt) : Number.NaN;
  return {
    id,
    name: name.slice(0, MAX_FAVOURITE_NAME_LENGTH),
    price: typeof price === 'number' && price >= 0 && price <= MAX_PRODUCT_PRICE_USD ? price : null,
    savedAt: new Date(Number.isNaN(time) ? Date.now() : time).toISOString(),
  };
};

/** Leaves out rows that are not readable, and repeated ids. */
export function parseFavourites(value: unknown): readonly Favourite[] {
  if (!Array.isArray(value)) return [];
  const rows = value.map(parseFavourite).filter((each) => each !== null);
  return [...new Map(rows.map((each) => [each.id, each])).values()];
}
