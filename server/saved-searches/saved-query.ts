// Query of a saved search: the filters of the product list in their only form, so that the same filters are saved once.
import * as z from 'zod/mini';
import { attributesIn } from '../../contract/catalog/attribute-parameters.ts';
import { type ProductQuery, productQuery } from '../../contract/catalog/products.ts';
import { PRICE_FILTER_MAX_USD, PRICE_FILTER_MIN_USD } from '../../contract/limits.ts';
import type { FieldErrorKey } from '../../contract/messages.ts';
import { MAX_SAVED_SEARCH_QUERY_LENGTH } from '../../contract/saved-searches/saved-search-limits.ts';
import { attributeQueryOf } from '../catalog/attributes/attribute-filters.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { flatParameters } from '../platform/http/query-string.ts';

/** Filters that the product list has in its address, besides those of attributes; other parameters are dropped. */
const FILTERS = [
  'search',
  'category',
  'subcategory',
  'industry',
  'type',
  'minPrice',
  'maxPrice',
  'landedFrom',
  'landedTo',
  'country',
  'basis',
  'verified',
] as const;

/** Newest first, in which order no nearest products stand between the matches; the counts need one product. */
const FIRST_OF_NEWEST = { sort: 'newest', page: 1, limit: 1 } as const;

const invalid = (reason: string): HttpError => new HttpError('validation', { query: reason });

/**
 * Reads filters as in an address, with or without the question mark, as the product list and its page read them. Throws a field
 * error of `query` where one of them is not valid.
 */
export function productQueryOf(address: string): ProductQuery {
  const given = new URLSearchParams(address);
  const { success, data, error } = z.safeParse(productQuery, {
    ...Object.fromEntries(FILTERS.map((name) => [name, given.get(name)])),
    attr: Object.fromEntries(attributesIn(given)),
    ...FIRST_OF_NEWEST,
  });
  if (!success) throw invalid(error.issues[0]?.message ?? 'invalid');
  try {
    attributeQueryOf(data);
  } catch (thrown) {
    if (thrown instanceof HttpError) throw invalid(Object.values(thrown.fields)[0] ?? 'invalid');
    throw thrown;
  }
  return data;
}

/** The filters that exclude a product, as the address of the product list writes them, sorted by name. */
const parametersOf = ({ minPrice, maxPrice, verified, ...query }: ProductQuery) =>
  flatParameters(
    Object.entries({
      ...Object.fromEntries(FILTERS.map((name) => [name, (query as Partial<ProductQuery>)[name]])),
      attr: query.attr,
      minPrice: minPrice === PRICE_FILTER_MIN_USD ? undefined : minPrice,
      maxPrice: maxPrice === PRICE_FILTER_MAX_USD ? undefined : maxPrice,
      verified: verified ? '1' : undefined,
    }),
  )
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** The only form of the filters; throws field errors of `query` where there are none, or one is not valid. */
export function savedQueryOf(address: string): string {
  const query = new URLSearchParams(
    parametersOf(productQueryOf(address)).map(([name, value]) => [name, value]),
  ).toString();
  if (query === '') throw invalid('filterRequired' satisfies FieldErrorKey);
  if (query.length > MAX_SAVED_SEARCH_QUERY_LENGTH)
    throw invalid('textTooLong' satisfies FieldErrorKey);
  return query;
}
