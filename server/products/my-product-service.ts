// A supplier's own products: transactions that create, update, activate, deactivate and delete them, and reads for their supplier.
import type { Lang } from '../../contract/lang.ts';
import type { MyProduct } from '../../contract/products/my-product.ts';
import type { QuotaChecks } from '../accounts/quota-queries.ts';
import { changeCatalog, lockCatalog } from '../catalog/versions/change-catalog-queries.ts';
import type { IdempotencyKey } from '../platform/db/idempotency.ts';
import { readStoredId } from '../platform/db/idempotency-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { type MyProductQuery, readMyProductPage } from './my-product-list-queries.ts';
import { nextProductNo, readAccountLanguage, readOwnProducts } from './my-product-queries.ts';
import { serializeMyProducts } from './my-product-resource-queries.ts';
import { applyChange, EMPTY_PRODUCT, type ProductContentChange } from './product-content.ts';
import {
  type AfterChange,
  finishChange,
  hasUploads,
  type ProductFormFiles,
  removeUnused,
  type StoredFiles,
  withStoredFiles,
} from './product-files.ts';
import { filesOf, type StoredProduct } from './product-row-queries.ts';
import {
  type ProductSave,
  type ProductState,
  stateAfterPriceChange,
  stateAfterSave,
  stateAfterStatusChange,
  stateOfNewProduct,
} from './product-state.ts';
import { deleteProductRow, insertProduct, writeProduct } from './product-write-queries.ts';

/** What a form sends: the changed fields, and the files as paths and uploads. */
export interface ProductForm {
  readonly content: ProductContentChange;
  readonly files: ProductFormFiles;
}

/** What a supplier saves for an existing product. */
interface ProductEdit extends ProductForm, Pick<ProductSave, 'requestedStatus'> {
  /** The revision that the supplier saw; undefined skips the conflict check. */
  readonly revision: number | undefined;
}

/** Ids of the products that a bulk change has changed, and of the others. */
interface BulkOutcome {
  readonly changed: string[];
  readonly unchanged: string[];
}

/** The next state of a product: null to delete it, undefined to leave it unchanged. */
type NextState = (stored: StoredProduct) => ProductState | null | undefined;

/** Integer US cents; null where the product is sold by quote. */
interface PriceChange {
  readonly from: number | null;
  readonly to: number | null;
}

/** A file that is neither new nor the product's own is another account's, or does not exist. */
function refuseForeignFiles({ state }: StoredProduct, files: StoredFiles): void {
  const allowed = new Set([...filesOf(state), ...files.newUploads.map(({ path }) => path)]);
  if (files.images?.some((path) => !allowed.has(path)))
    throw new HttpError('validation', { images: 'invalid' });
  if (files.video && !allowed.has(files.video))
    throw new HttpError('validation', { video: 'invalid' });
}

/** Reads a product of the supplier; throws productNotFound, or conflict where it has another revision than the supplier saw. */
async function readForEdit(
  queries: DbOrTx,
  supplierId: string,
  id: string,
  revision: number | undefined,
): Promise<StoredProduct> {
  const [stored] = await readOwnProducts(queries, supplierId, [id]);
  if (!stored) throw new HttpError('productNotFound');
  if (revision !== undefined && revision !== stored.row.revision) throw new HttpError('conflict');
  return stored;
}

interface MyProductParts extends AfterChange {
  readonly quotas: QuotaChecks;
}

export function myProductService(db: Db, parts: MyProductParts) {
  const { storage, quotas } = parts;

  /** Changes several products of the supplier in one transaction. */
  const changeProducts = async (
    supplierId: string,
    ids: readonly string[],
    nextStateOf: NextState,
  ): Promise<BulkOutcome> => {
    const { result } = await changeCatalog(db, async (tx, scope) => {
      const changes = (await readOwnProducts(tx, supplierId, ids)).flatMap((stored) => {
        const after = nextStateOf(stored);
        return after === undefined ? [] : [{ stored, after }];
      });
      await scope.addProducts(changes.map(({ stored }) => stored.row.no));
      const unused: string[] = [];
      for (const { stored, after } of changes)
        unused.push(
          ...(after ? await writeProduct(tx, stored, after) : await deleteProductRow(tx, stored)),
        );
      return { changed: changes.map(({ stored }) => stored.row.id), unused };
    });
    const { changed, unused } = result;
    if (changed.length > 0) await finishChange(parts, unused);
    return { changed, unchanged: ids.filter((id) => !changed.includes(id)) };
  };

  return {
    /** Throws productNotFound where the product does not exist or is another supplier's; the caller cannot tell which. */
    async read(supplierId: string, id: string, lang: Lang): Promise<MyProduct> {
      const stored = await readOwnProducts(db, supplierId, [id]);
      const [product] = await serializeMyProducts(db, stored, lang);
      if (!product) throw new HttpError('productNotFound');
      return product;
    },

    page: (supplierId: string, query: MyProductQuery, lang: Lang) =>
      readMyProductPage(db, supplierId, query, lang),

    /** Creates a product, once per attempt (idempotency key); returns its id. */
    async create(
      supplierId: string,
      { content, files }: ProductForm,
      isDraft: boolean,
      attempt: IdempotencyKey | null,
    ): Promise<string> {
      // Checked before pictures are decoded, which is expensive; checked again in the transaction that inserts the row.
      const earlier = await readStoredId(db, 'products', supplierId, attempt);
      if (earlier !== null) return earlier;
      const { id, unused } = await withStoredFiles(
        storage,
        supplierId,
        files,
        ({ newUploads, ...paths }) =>
          inTransaction(db, async (tx) => {
            // Lock without changeCatalog(): a new product is not public. Without the lock, two creations at once would get the
            // same number, and neither would count in the quota check of the other.
            await lockCatalog(tx);
            const concurrent = await readStoredId(tx, 'products', supplierId, attempt);
            if (concurrent !== null)
              return { id: concurrent, unused: newUploads.map(({ path }) => path) };
            const language = await readAccountLanguage(tx, supplierId);
            const created_at = new Date().toISOString();
            const initial = applyChange(EMPTY_PRODUCT, { ...content, ...paths }, language);
            const state = stateOfNewProduct(initial, isDraft, created_at);
            const row = {
              no: await nextProductNo(tx),
              id: monotonicId(),
              supplier_id: supplierId,
              created_at,
            };
            await insertProduct(tx, row, state, attempt);
            await quotas.claimUploads(tx, supplierId, newUploads);
            await quotas.enforce(tx, supplierId, 'products');
            if (isDraft) await quotas.enforce(tx, supplierId, 'drafts');
            return { id: row.id, unused: [] };
          }),
      );
      await removeUnused(parts, unused);
      return id;
    },

    async update(
      supplierId: string,
      id: string,
      { content, files, requestedStatus, revision }: ProductEdit,
    ): Promise<void> {
      // Checked before pictures are decoded, which is expensive; without new files, the check in the transaction is soon enough.
      if (hasUploads(files)) await readForEdit(db, supplierId, id, revision);
      const unused = await withStoredFiles(storage, supplierId, files, async (storedFiles) => {
        const { newUploads, ...paths } = storedFiles;
        const { result } = await changeCatalog(db, async (tx, scope) => {
          const stored = await readForEdit(tx, supplierId, id, revision);
          refuseForeignFiles(stored, storedFiles);
          const state = stateAfterSave(stored.state, {
            change: { ...content, ...paths },
            requestedStatus,
            language: await readAccountLanguage(tx, supplierId),
            now: new Date().toISOString(),
          });
          await scope.addProducts([stored.row.no]);
          const unusedFiles = await writeProduct(tx, stored, state);
          await quotas.claimUploads(tx, supplierId, newUploads);
          const isNewDraft = state.status === 'draft' && stored.state.status !== 'draft';
          if (isNewDraft) await quotas.enforce(tx, supplierId, 'drafts');
          return unusedFiles;
        });
        return result;
      });
      await finishChange(parts, unused);
    },

    /** Applies `action` to each of these products whose state allows it; the others are returned as unchanged. */
    changeAll(
      supplierId: string,
      ids: readonly string[],
      action: 'activate' | 'deactivate' | 'delete',
    ): Promise<BulkOutcome> {
      return changeProducts(supplierId, ids, ({ state }) => {
        if (action === 'delete') return null;
        const status = action === 'activate' ? 'active' : 'inactive';
        return stateAfterStatusChange(state, status) ?? undefined;
      });
    },

    /** Sets prices, in cents by product id. A product whose price has changed since the supplier saw it is returned as unchanged. */
    changePrices(
      supplierId: string,
      prices: ReadonlyMap<string, PriceChange>,
    ): Promise<BulkOutcome> {
      return changeProducts(supplierId, [...prices.keys()], ({ row, state }) => {
        const price = prices.get(row.id);
        return price && (stateAfterPriceChange(state, price.from, price.to) ?? undefined);
      });
    },
  };
}
export type MyProductService = ReturnType<typeof myProductService>;
