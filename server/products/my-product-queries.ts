// Queries and transactions for a supplier's own products: read, create, update, activate or deactivate, delete.
import type { Lang } from '../../contract/lang.ts';
import type { FieldErrorKey } from '../../contract/messages.ts';
import type { MyProductDto } from '../../contract/products/my-products.ts';
import { type QuotaChecks, releaseUploads } from '../accounts/quota-queries.ts';
import { changeCatalog, lockCatalog } from '../catalog/change-catalog-queries.ts';
import type { IdempotencyKey } from '../platform/db/idempotency.ts';
import { readStoredId } from '../platform/db/idempotency-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import type { SearchIndex } from '../platform/db/search/search-index.ts';
import type { StoredUpload } from '../platform/storage/upload-storage.ts';
import { serializeMyProducts } from './my-product-resource-queries.ts';
import { filesNotInOrders } from './order-picture-queries.ts';
import { applyChange, EMPTY_PRODUCT, type ProductContentChange } from './product-content.ts';
import {
  filesOf,
  type ProductRow,
  readStoredProducts,
  type StoredProduct,
} from './product-row-queries.ts';
import {
  type ProductSave,
  type ProductState,
  stateAfterSave,
  stateAfterStatusChange,
  stateOfNewProduct,
} from './product-state.ts';
import { insertProduct, writeProduct } from './product-write-queries.ts';
import type { Outcome } from './review-queries.ts';

/** An Outcome, or `refused` with the field errors. */
export type WriteOutcome =
  | Outcome
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, FieldErrorKey>> };

/** What a supplier saves for an existing product. */
export interface ProductEdit extends Pick<ProductSave, 'requestedStatus'> {
  readonly change: ProductContentChange;
  /** The revision that the supplier saw; undefined skips the conflict check. */
  readonly revision: number | undefined;
  /** Files uploaded with this edit; all other files must already belong to the product. */
  readonly newUploads: readonly StoredUpload[];
}

export type CreateOutcome =
  | { readonly kind: 'created'; readonly id: string }
  /** An earlier request with the same idempotency key created it: the files of this request are not needed. */
  | { readonly kind: 'known'; readonly id: string }
  | Extract<WriteOutcome, { kind: 'refused' }>;

export interface BulkOutcome {
  readonly changed: string[];
  readonly unchanged: string[];
  readonly unused: string[];
}

/** One product of a bulk change; `after` is null where it is deleted. */
interface BulkChange {
  readonly stored: StoredProduct;
  readonly after: ProductState | null;
}

/** Returns an unused product number. Numbers are never reused: a process may still have the removed product in memory. */
async function nextProductNo(tx: DbOrTx): Promise<number> {
  const tables = ['products', 'removed_products'] as const;
  const highest = await Promise.all(
    tables.map((table) =>
      tx
        .selectFrom(table)
        .select(({ fn }) => fn.max<number | null>('no').as('no'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return 1 + Math.max(...highest.map(({ no }) => no ?? 0));
}

/** Returns the field error of a file that is neither new nor the product's own: it is another account's, or does not exist. */
const foreignFileErrors = (
  { state: standing }: StoredProduct,
  { change, newUploads }: ProductEdit,
): Record<string, FieldErrorKey> | null => {
  const allowed = new Set([...filesOf(standing), ...newUploads.map(({ path }) => path)]);
  if (change.images?.some((path) => !allowed.has(path))) return { images: 'invalid' };
  return change.video && !allowed.has(change.video) ? { video: 'invalid' } : null;
};

/** Deletes a product and returns the files that nothing uses any more. */
async function deleteProductRow(tx: DbOrTx, { row, state }: StoredProduct): Promise<string[]> {
  const files = filesOf(state);
  await releaseUploads(tx, files);
  await tx.deleteFrom('products').where('no', '=', row.no).execute();
  return filesNotInOrders(tx, files);
}

export function myProductsRepository(db: Db, search: SearchIndex, quotas: QuotaChecks) {
  const readOwn = async (queries: DbOrTx, supplierId: string, ids: readonly string[]) => {
    const rows: ProductRow[] = await queries
      .selectFrom('products')
      .selectAll()
      .where('id', 'in', ids)
      .where('supplier_id', '=', supplierId)
      .execute();
    return readStoredProducts(queries, rows);
  };

  const accountLanguage = async (queries: DbOrTx, supplierId: string): Promise<Lang> => {
    const user = await queries
      .selectFrom('users')
      .select('language')
      .where('id', '=', supplierId)
      .executeTakeFirst();
    return (user?.language ?? 'en') as Lang;
  };

  return {
    /** Null where the product does not exist or is another supplier's; the caller cannot tell which. */
    async byId(supplierId: string, id: string, lang: Lang): Promise<MyProductDto | null> {
      const [product] = await serializeMyProducts(db, await readOwn(db, supplierId, [id]), lang);
      return product ?? null;
    },

    /** Returns the id of the product that an earlier request with the same idempotency key created; null where there is none. */
    createdByAttempt: (
      supplierId: string,
      attempt: IdempotencyKey | null,
    ): Promise<string | null> => readStoredId(db, 'products', supplierId, attempt),

    /** Creates a product; returns its id, or the field errors. */
    create(
      supplierId: string,
      change: ProductContentChange,
      draft: boolean,
      attempt: IdempotencyKey | null,
      newUploads: readonly StoredUpload[],
    ): Promise<CreateOutcome> {
      return inTransaction(db, async (tx) => {
        // Lock without changeCatalog(): a new product is not public. Without the lock, two creations at once would get the same
        // number, and neither would count in the quota check of the other.
        await lockCatalog(tx);
        const earlier = await readStoredId(tx, 'products', supplierId, attempt);
        if (earlier !== null) return { kind: 'known', id: earlier };
        const content = applyChange(EMPTY_PRODUCT, change, await accountLanguage(tx, supplierId));
        const created_at = new Date().toISOString();
        const initial = stateOfNewProduct(content, draft, created_at);
        if (initial.kind === 'refused') return initial;
        const row = {
          no: await nextProductNo(tx),
          id: monotonicId(),
          supplier_id: supplierId,
          created_at,
        };
        await insertProduct(tx, row, initial.state, attempt);
        await quotas.claimUploads(tx, supplierId, newUploads);
        await quotas.enforce(tx, supplierId, 'products');
        if (draft) await quotas.enforce(tx, supplierId, 'drafts');
        return { kind: 'created', id: row.id };
      });
    },

    async change(supplierId: string, id: string, edit: ProductEdit): Promise<WriteOutcome> {
      const { result } = await changeCatalog(
        db,
        search,
        async (tx, scope): Promise<WriteOutcome> => {
          const [stored] = await readOwn(tx, supplierId, [id]);
          if (!stored) return { kind: 'missing' };
          if (edit.revision !== undefined && edit.revision !== stored.row.revision)
            return { kind: 'conflict' };
          const fileErrors = foreignFileErrors(stored, edit);
          if (fileErrors) return { kind: 'refused', fields: fileErrors };
          const language = await accountLanguage(tx, supplierId);
          const now = new Date().toISOString();
          const outcome = stateAfterSave(stored.state, { ...edit, language, now });
          if (outcome.kind === 'refused') return outcome;
          await scope.addProducts([stored.row.no]);
          const unused = await writeProduct(tx, stored, outcome.state);
          await quotas.claimUploads(tx, supplierId, edit.newUploads);
          const isNewDraft = outcome.state.status === 'draft' && stored.state.status !== 'draft';
          if (isNewDraft) await quotas.enforce(tx, supplierId, 'drafts');
          return { kind: 'done', unused };
        },
      );
      return result;
    },

    /** Applies `action` to each of these products whose state allows it; the others are returned as unchanged. */
    async changeAll(
      supplierId: string,
      ids: readonly string[],
      action: 'activate' | 'deactivate' | 'delete',
    ): Promise<BulkOutcome> {
      const { result } = await changeCatalog(db, search, async (tx, scope) => {
        const changes = (await readOwn(tx, supplierId, ids)).flatMap((stored): BulkChange[] => {
          if (action === 'delete') return [{ stored, after: null }];
          const after = stateAfterStatusChange(
            stored.state,
            action === 'activate' ? 'active' : 'inactive',
          );
          return after ? [{ stored, after }] : [];
        });
        await scope.addProducts(changes.map(({ stored }) => stored.row.no));
        const unused: string[] = [];
        for (const { stored, after } of changes)
          unused.push(
            ...(after ? await writeProduct(tx, stored, after) : await deleteProductRow(tx, stored)),
          );
        const changed = changes.map(({ stored }) => stored.row.id);
        return { changed, unchanged: ids.filter((id) => !changed.includes(id)), unused };
      });
      return result;
    },
  };
}
export type MyProductsRepository = ReturnType<typeof myProductsRepository>;
