// Loader of a supplier's own products, with client-side filtering if the backend sends all of them instead of a page.
import type { QueryOf } from '../../../../contract/endpoint.ts';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import type { listMyProducts as listMyProductsEndpoint } from '../../../../contract/products/my-products.ts';
import type { Api } from '../../../api/call.ts';
import { listMyProducts } from '../../../api/lazy-endpoints.ts';
import { endSessionOn401 } from '../../../stores/session-end.ts';
import type { TextFilters } from '../../../ui/list/filter-codec.ts';
import { localPage } from '../../../ui/list/page.ts';
import { type SortValues, sortRows, withSortOrder } from '../../../ui/list/sort-order.ts';
import type { MyProductsPage } from '../../dashboard-tabs/dashboard-context.ts';

export type Filters = TextFilters<'search' | 'status' | 'sort'>;

/** Sort values of the table's columns, for backends that do not sort. */
const VALUES: SortValues<MyProduct> = {
  newest: ({ createdAt }) => createdAt ?? '',
  name: ({ shownName, name }) => shownName || name,
  price: ({ price }) => price ?? -1,
  views: ({ views }) => views,
  inquiries: ({ recentInquiries }) => recentInquiries ?? 0,
  changed: ({ updatedAt, createdAt }) => updatedAt ?? createdAt ?? '',
};

const countsOf = (products: readonly MyProduct[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status } of products) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const filterLocally = (
  products: readonly MyProduct[],
  { search, status, sort, page }: Filters,
  limit: number | undefined,
): MyProductsPage => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = products.filter((product) => {
    const text = `${product.name} ${product.title} ${product.tags.join(' ')}`.toLowerCase();
    return (
      (status === '' || product.status === status) && words.every((word) => text.includes(word))
    );
  });
  const sorted = sortRows(matching, sort, VALUES);
  return { ...localPage(sorted, page, limit), counts: countsOf(products) };
};

/** `limit`: number of rows, if less than a page is needed. */
export const readMyProducts =
  (api: Api, limit?: number) =>
  async (filters: Filters, signal: AbortSignal): Promise<MyProductsPage> => {
    const query = { ...withSortOrder(filters), limit } as QueryOf<typeof listMyProductsEndpoint>;
    const reply = await endSessionOn401(api.call(listMyProducts, { query, signal }));
    const { products, pagination, counts } = reply;
    return pagination
      ? { rows: products, pagination, counts }
      : filterLocally(products, filters, limit);
  };
