// Store for a supplier's own products: the list, the selection, and actions on one or several products.
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ReplyOf } from '../../../../contract/endpoint.ts';
import { ApiError } from '../../../../contract/errors.ts';
import { changeMyProducts, deleteProduct } from '../../../../contract/products/my-products.ts';
import { changeProductPrices } from '../../../../contract/products/product-prices.ts';
import type { Api } from '../../../api/call.ts';
import { type LoadError, toLoadError } from '../../../stores/load-error.ts';
import { endSessionOn401 } from '../../../stores/session-end.ts';
import { createListStore, type ListStore, visiblePage } from '../../../ui/list/list-store.ts';
import type { MyProductsPage } from '../../dashboard-tabs/dashboard-context.ts';
import { tabFilters } from '../../dashboard-tabs/tab-filters.ts';
import { refetchAllProducts } from './all-products.ts';
import { type Filters, readMyProducts } from './my-products-read.ts';
import type { NewPrice } from './new-prices.ts';

export type ProductAction = 'activate' | 'deactivate' | 'delete';

/** `unchangedNames` has the names of products that could not be changed. */
export type BulkOutcome =
  | {
      readonly status: 'done';
      readonly changedIds: readonly string[];
      readonly unchangedNames: readonly string[];
    }
  | { readonly status: 'failed'; readonly error: LoadError };

export interface MyProductsStore extends ListStore<Filters, MyProductsPage> {
  /** Ids of the selected products among the shown ones. */
  readonly $selected: ReadableAtom<ReadonlySet<string>>;
  /** Ids of the products that are being changed. */
  readonly $busy: ReadableAtom<ReadonlySet<string>>;
  select(ids: Iterable<string>): void;
  /** Resolves after the server's reply; the list is then reloading. */
  act(action: ProductAction, ids: readonly string[]): Promise<BulkOutcome>;
  /** Like `act`; an invalid price fails the whole change. */
  setPrices(prices: readonly NewPrice[]): Promise<BulkOutcome>;
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the page without the deleted products. */
const withoutProducts = (page: MyProductsPage, deletedIds: ReadonlySet<string>): MyProductsPage => {
  const counts = page.counts && { ...page.counts };
  for (const { id, status } of page.rows)
    if (counts && deletedIds.has(id)) counts[status] = Math.max(0, (counts[status] ?? 0) - 1);
  const { pagination } = page;
  return {
    rows: page.rows.filter(({ id }) => !deletedIds.has(id)),
    pagination: { ...pagination, total: Math.max(0, pagination.total - deletedIds.size) },
    counts,
  };
};

/** Browser only. `onChange` is called after every change, to update other product counts on the screen. */
export function createMyProducts(api: Api, onChange: () => void): MyProductsStore {
  const list = createListStore({
    ...tabFilters('products', ['search', 'status', 'sort']),
    read: readMyProducts(api),
  });
  const $selectedIds = atom(NONE);
  const $busy = atom(NONE);
  list.$filters.listen(() => $selectedIds.set(NONE));

  const shownPage = (): MyProductsPage | null => visiblePage(list.$list.get());

  const $selected = computed([$selectedIds, list.$list], (selectedIds) => {
    const rows = shownPage()?.rows ?? [];
    return new Set(rows.filter(({ id }) => selectedIds.has(id)).map(({ id }) => id));
  });

  const send = async (
    action: ProductAction,
    ids: readonly string[],
  ): Promise<ReplyOf<typeof changeMyProducts>> => {
    const [id] = ids;
    if (action !== 'delete' || id === undefined || ids.length > 1)
      return api.call(changeMyProducts, { body: { action, ids: [...ids] } });
    const { message } = await api.call(deleteProduct, { params: { id } });
    return { changed: [id], unchanged: [], message };
  };

  const afterChange = (action: ProductAction | 'price', ids: ReadonlySet<string>): void => {
    list.refresh(action === 'delete' ? (page) => withoutProducts(page, ids) : undefined);
    const page = Number(list.$filters.get().page || 1);
    if (shownPage()?.rows.length === 0 && page > 1) list.choose({ page: String(page - 1) });
    $selectedIds.set(new Set([...$selectedIds.get()].filter((id) => !ids.has(id))));
    onChange();
    refetchAllProducts(api);
  };

  const run = async (
    action: ProductAction | 'price',
    ids: readonly string[],
    call: () => Promise<Pick<ReplyOf<typeof changeMyProducts>, 'changed' | 'unchanged'>>,
  ): Promise<BulkOutcome> => {
    const names = new Map(
      shownPage()?.rows.map(({ id, shownName, name }) => [id, shownName || name]),
    );
    $busy.set(new Set([...$busy.get(), ...ids]));
    try {
      const { changed: changedIds, unchanged } = await endSessionOn401(call());
      afterChange(action, new Set(changedIds));
      const unchangedNames = unchanged.map((id) => names.get(id) ?? id);
      return { status: 'done', changedIds, unchangedNames };
    } catch (error) {
      // A product that no longer exists must disappear from the list.
      if (error instanceof ApiError && error.status === 404) list.refresh();
      return { status: 'failed', error: toLoadError(error) };
    } finally {
      $busy.set(new Set([...$busy.get()].filter((id) => !ids.includes(id))));
    }
  };

  return {
    ...list,
    $selected,
    $busy,
    select: (ids) => $selectedIds.set(new Set(ids)),
    act: (action, ids) => run(action, ids, () => send(action, ids)),
    setPrices: (prices) =>
      run(
        'price',
        prices.map(({ id }) => id),
        () => api.call(changeProductPrices, { body: { prices: [...prices] } }),
      ),
  };
}
