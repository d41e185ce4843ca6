// What public replies depend on: products, suppliers and lists, checked against the log of changes.
import type { ProductQuery } from '../../contract/catalog/products.ts';
import type { Dependency } from '../platform/cache/dependencies.ts';
import type { ChangeLog, ProductChange } from './change-log.ts';
import type { Columns } from './columns.ts';
import { listEffect } from './filter.ts';

export interface CatalogDependencies {
  /** A product with its supplier's name. */
  product(id: string): Dependency;
  /** A supplier with its products. */
  supplier(id: string): Dependency;
  /** The list of a query: the page with these product numbers, and its counts. */
  list(query: ProductQuery, nos: readonly number[]): Dependency;
}

interface Options {
  readonly log: ChangeLog;
  readonly columns: Columns;
  /** Whether a product with these words may be found by a search. */
  mayMatch(search: string, words: ReadonlySet<string>): boolean;
}

export function catalogDependencies({ log, columns, mayMatch }: Options): CatalogDependencies {
  const onProducts =
    (affects: (change: ProductChange) => boolean): Dependency =>
    (version) =>
      log.isUnaffectedSince(version, ({ products }) => products.some(affects));

  const affectsList = (
    query: ProductQuery,
    nos: readonly number[],
    change: ProductChange,
  ): boolean => {
    const effect = listEffect(columns, query, change);
    if (effect === 'none') return false;
    if (query.search && !mayMatch(query.search, change.words)) return false;
    if (effect === 'counts' || nos.includes(change.no)) return true;
    if (query.sort === 'name') return true;
    return query.sort === 'price' && change.before?.priceCents !== change.after?.priceCents;
  };

  return {
    product: (id) => onProducts((change) => change.id === id),
    supplier: (id) => onProducts((change) => change.supplierId === id),
    list: (query, nos) => (version) =>
      log.isUnaffectedSince(
        version,
        ({ products, wordsChanged }) =>
          // Other words in the vocabulary may complete or correct any search differently.
          (wordsChanged && query.search !== undefined) ||
          products.some((change) => affectsList(query, nos, change)),
      ),
  };
}
