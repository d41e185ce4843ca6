// Dependencies of cached public replies on products, lists and counts: each checks in the change log whether a reply is still valid.
import type { ProductQuery } from '../../../contract/catalog/products.ts';
import type { Dependency } from '../../platform/cache/dependencies.ts';
import type { Columns } from '../columns.ts';
import type { ChangeLog } from './change-log.ts';
import { isListAffected, type ListContents } from './list-dependency.ts';

export interface CatalogDependencies {
  /** A product with its supplier's name. */
  product(id: string): Dependency;
  /** The list of a query: the page with these contents, and its counts. */
  list(query: ProductQuery, contents: ListContents): Dependency;
  /** All public products of a supplier, as a list of their reviews shows them. */
  productsOf(supplierId: string): Dependency;
  /** Numbers of public products of categories, machine types and suppliers. */
  counts(): Dependency;
  /** What only a change of the whole market affects (CatalogScope.addMarket): the rules of import. */
  market(): Dependency;
}

export const catalogDependencies = (log: ChangeLog, columns: Columns): CatalogDependencies => ({
  product: (id) => (version) =>
    log.isUnaffectedSince(version, ({ products }) => products.some((change) => change.id === id)),
  list(query, { nos, edgePrices, foundKinds }) {
    // Only these: the cache would keep the whole result of catalog.page() in memory.
    const contents = { nos, edgePrices, foundKinds };
    return (version) => log.isUnaffectedSince(version, isListAffected(query, contents, columns));
  },
  productsOf: (supplierId) => (version) => {
    const code = columns.suppliers.existingCodeOf(supplierId);
    return log.isUnaffectedSince(version, ({ products }) =>
      products.some(({ before, after }) => before?.supplier === code || after?.supplier === code),
    );
  },
  counts: () => (version) =>
    log.isUnaffectedSince(version, ({ products }) =>
      products.some(({ before, after }) => !before || !after || before.kind !== after.kind),
    ),
  market: () => (version) => log.isUnaffectedSince(version, () => false),
});
