// Store for a supplier's own products: the list, the selection, and actions on one or several products.
import { atom, computed, type ReadableAtom } from 'nanostores';
import { ApiError } from '../../../../contract/errors.ts';
import type { BulkChange } from '../../../../contract/products/my-product-reader.ts';
import { changeMyProducts, deleteProduct } from '../../../../contract/products/my-products.ts';
import type { Api } from '../../../api/call.ts';
import { type ListingStore, type Problem, problemOf } from '../../../ui/list/listing.ts';
import { createPageList, whileSignedIn } from '../../../ui/list/page-list.ts';
import { refetchAllProducts } from './all-products.ts';
import { type MyProductsPage, readMyProducts } from './my-products-read.ts';
import { addressOf, changed, type Filters, filtersOf, NO_FILTERS } from './my-products-url.ts';

export type ProductAction = 'activate' | 'deactivate' | 'delete';

/** `kept` has the names of products that could not be changed. */
export type Outcome =
  | { readonly status: 'done'; readonly changed: number; readonly kept: readonly string[] }
  | { readonly status: 'failed'; readonly problem: Problem };

export interface MyProductsStore extends ListingStore<Filters, MyProductsPage> {
  /** Ids of the selected products among the shown ones. */
  readonly $chosen: ReadableAtom<ReadonlySet<string>>;
  /** Ids of the products that are being changed. */
  readonly $busy: ReadableAtom<ReadonlySet<string>>;
  pick(ids: Iterable<string>): void;
  /** Resolves after the server's reply; the list is then reloading. */
  act(action: ProductAction, ids: readonly string[]): Promise<Outcome>;
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the page without the deleted products. */
const without = (page: MyProductsPage, gone: ReadonlySet<string>): MyProductsPage => {
  const counts = page.counts && { ...page.counts };
  for (const { id, status } of page.rows)
    if (counts && gone.has(id)) counts[status] = Math.max(0, (counts[status] ?? 0) - 1);
  const { pagination } = page;
  return {
    rows: page.rows.filter(({ id }) => !gone.has(id)),
    pagination: { ...pagination, total: Math.max(0, pagination.total - gone.size) },
    counts,
  };
};

/** Browser only. `told` is called after every change, to update other product counts on the screen. */
export function createMyProducts(api: Api, told: () => void): MyProductsStore {
  const read = readMyProducts(api);
  const listing = createPageList({ read, addressOf, filtersOf, changed, none: NO_FILTERS });
  const $picked = atom(NONE);
  const $busy = atom(NONE);
  listing.$filters.listen(() => $picked.set(NONE));

  const shown = (): MyProductsPage | null => {
    const state = listing.$listing.get();
    return state.status === 'ready' ? state.page : state.last;
  };

  const $chosen = computed([$picked, listing.$listing], (picked) => {
    const rows = shown()?.rows ?? [];
    return new Set(rows.filter(({ id }) => picked.has(id)).map(({ id }) => id));
  });

  const send = async (action: ProductAction, ids: readonly string[]): Promise<BulkChange> => {
    const [id] = ids;
    if (action !== 'delete' || id === undefined || ids.length > 1)
      return api.call(changeMyProducts, { body: { action, ids: [...ids] } });
    const { message } = await api.call(deleteProduct, { params: { id } });
    return { changed: [id], unchanged: [], message };
  };

  const afterwards = (action: ProductAction, ids: ReadonlySet<string>): void => {
    listing.refresh(action === 'delete' ? (page) => without(page, ids) : undefined);
    const page = Number(listing.$filters.get().page || 1);
    if (shown()?.rows.length === 0 && page > 1) listing.choose({ page: String(page - 1) });
    $picked.set(new Set([...$picked.get()].filter((id) => !ids.has(id))));
    told();
    refetchAllProducts(api);
  };

  return {
    ...listing,
    $chosen,
    $busy,
    pick: (ids) => $picked.set(new Set(ids)),
    async act(action, ids) {
      const names = new Map(shown()?.rows.map(({ id, name }) => [id, name]));
      $busy.set(new Set([...$busy.get(), ...ids]));
      try {
        const { changed: done, unchanged } = await whileSignedIn(send(action, ids));
        afterwards(action, new Set(done));
        const kept = unchanged.map((id) => names.get(id) ?? id);
        return { status: 'done', changed: done.length, kept };
      } catch (error) {
        // A product that no longer exists must disappear from the list.
        if (error instanceof ApiError && error.status === 404) listing.refresh();
        return { status: 'failed', problem: problemOf(error) };
      } finally {
        $busy.set(new Set([...$busy.get()].filter((id) => !ids.includes(id))));
      }
    },
  };
}
