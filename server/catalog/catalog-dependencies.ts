// What public replies depend on: products, suppliers and lists, checked against the log of changes.
import type { ProductQuery } from '../../contract/catalog/products.ts';
import type { Dependency } from '../platform/cache/dependencies.ts';
import type { ChangeLog, ProductChange } from './change-log.ts';
import type { Columns } from './columns.ts';
import { listEffects } from './filter.ts';
import type { SearchDependency } from './product-search.ts';

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
  dependencyOf(search: string): SearchDependency;
}

export function catalogDependencies({ log, columns, dependencyOf }: Options): CatalogDependencies {
  const onProducts =
    (affects: (change: ProductChange) => boolean): Dependency =>
    (version) =>
      log.isUnaffectedSince(version, ({ products }) => products.some(affects));

  /** Returns a test whether a change affects the list. Completing and correcting the searched words is done once, if at all. */
  const listTest = (query: ProductQuery, nos: readonly number[]) => {
    const effectOf = listEffects(columns, query);
    let search: SearchDependency | null = null;
    return (change: ProductChange): boolean => {
      const effect = effectOf(change);
      if (effect === 'none') return false;
      if (query.search !== undefined) search ??= dependencyOf(query.search);
      if (search && !search.mayMatch(change)) return false;
      if (effect === 'counts' || nos.includes(change.no) || search?.onAttributes) return true;
      if (query.sort === 'name') return true;
      return query.sort === 'price' && change.before?.priceCents !== change.after?.priceCents;
    };
  };

  return {
    product: (id) => onProducts((change) => change.id === id),
    supplier: (id) => onProducts((change) => change.supplierId === id),
    list: (query, nos) => (version) => {
      const isAffectedBy = listTest(query, nos);
      return log.isUnaffectedSince(
        version,
        ({ products, wordsChanged }) =>
          // Other words in the vocabulary may complete or correct any search differently.
          (wordsChanged && query.search !== undefined) || products.some(isAffectedBy),
      );
    },
  };
}
