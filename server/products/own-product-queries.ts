// Queries and transactions for a supplier's own products: read, create, update, activate or deactivate, delete.
import type { Lang } from '../../contract/lang.ts';
import type { FieldText } from '../../contract/messages.ts';
import type { MyProductWire } from '../../contract/products/my-products.ts';
import { type QuotaChecks, releaseUploads } from '../accounts/quota-queries.ts';
import { changeCatalog, lockCatalog } from '../catalog/change-catalog-queries.ts';
import type { Attempt } from '../platform/db/attempt.ts';
import { storedBefore } from '../platform/db/attempt-queries.ts';
import { type Db, inTransaction, type Queries } from '../platform/db/open.ts';
import { risingId } from '../platform/db/rising-id.ts';
import type { SearchIndex } from '../platform/db/search/search-index.ts';
import type { StoredUpload } from '../platform/storage/storage.ts';
import { unlessOrdered } from './order-picture-queries.ts';
import { ownWires } from './own-product-resource-queries.ts';
import { EMPTY_LISTING, type ListingChange, merged } from './product-content.ts';
import { filesOf, type Row, type Stored, storedOf } from './product-row-queries.ts';
import { open, type Save, type Standing, save, switched } from './product-state.ts';
import { insertListing, writeListing } from './product-write-queries.ts';
import type { Outcome } from './review-queries.ts';

/** An Outcome, or `refused` with the field errors. */
export type Written =
  | Outcome
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, FieldText>> };

/** What a supplier saves for an existing product. */
export interface Edit extends Pick<Save, 'asked'> {
  readonly change: ListingChange;
  /** The revision that the supplier saw; undefined skips the conflict check. */
  readonly revision: number | undefined;
  /** Files uploaded with this edit; all other files must already belong to the product. */
  readonly fresh: readonly StoredUpload[];
}

export type Created =
  | { readonly kind: 'created'; readonly id: string }
  /** An earlier request with the same idempotency key created it: the files of this request are not needed. */
  | { readonly kind: 'known'; readonly id: string }
  | Extract<Written, { kind: 'refused' }>;

export interface BulkOutcome {
  readonly changed: string[];
  readonly unchanged: string[];
  readonly unused: string[];
}

/** One product of a bulk change; `after` is null where it is deleted. */
interface Switch {
  readonly stored: Stored;
  readonly after: Standing | null;
}

/** Returns an unused product number. Numbers are never reused: a process may still have the removed product in memory. */
async function freeNo(tx: Queries): Promise<number> {
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
const foreignFiles = (
  { standing }: Stored,
  { change, fresh }: Edit,
): Record<string, FieldText> | null => {
  const known = new Set([...filesOf(standing), ...fresh.map(({ path }) => path)]);
  if (change.images?.some((path) => !known.has(path))) return { images: 'invalid' };
  return change.video && !known.has(change.video) ? { video: 'invalid' } : null;
};

/** Deletes a product and returns the files that nothing uses any more. */
async function deleteOne(tx: Queries, { row, standing }: Stored): Promise<string[]> {
  const files = filesOf(standing);
  await releaseUploads(tx, files);
  await tx.deleteFrom('products').where('no', '=', row.no).execute();
  return unlessOrdered(tx, files);
}

export function myListingsRepository(db: Db, search: SearchIndex, quotas: QuotaChecks) {
  const own = async (queries: Queries, supplierId: string, ids: readonly string[]) => {
    const rows: Row[] = await queries
      .selectFrom('products')
      .selectAll()
      .where('id', 'in', ids)
      .where('supplier_id', '=', supplierId)
      .execute();
    return storedOf(queries, rows);
  };

  const accountLanguage = async (queries: Queries, supplierId: string): Promise<Lang> => {
    const user = await queries
      .selectFrom('users')
      .select('language')
      .where('id', '=', supplierId)
      .executeTakeFirst();
    return (user?.language ?? 'en') as Lang;
  };

  return {
    /** Null where the product does not exist or is another supplier's; the caller cannot tell which. */
    async byId(supplierId: string, id: string, lang: Lang): Promise<MyProductWire | null> {
      const [wire] = await ownWires(db, await own(db, supplierId, [id]), lang);
      return wire ?? null;
    },

    /** Returns the id of the product that an earlier request with the same idempotency key created; null where there is none. */
    createdBefore: (supplierId: string, attempt: Attempt | null): Promise<string | null> =>
      storedBefore(db, 'products', supplierId, attempt),

    /** Creates a product; returns its id, or the field errors. */
    create(
      supplierId: string,
      change: ListingChange,
      draft: boolean,
      attempt: Attempt | null,
      fresh: readonly StoredUpload[],
    ): Promise<Created> {
      return inTransaction(db, async (tx) => {
        // Lock without changeCatalog(): a new product is not public. Without the lock, two creations at once would get the same
        // number, and neither would count in the quota check of the other.
        await lockCatalog(tx);
        const earlier = await storedBefore(tx, 'products', supplierId, attempt);
        if (earlier !== null) return { kind: 'known', id: earlier };
        const content = merged(EMPTY_LISTING, change, await accountLanguage(tx, supplierId));
        const created_at = new Date().toISOString();
        const opened = open(content, draft, created_at);
        if (opened.kind === 'refused') return opened;
        const row = {
          no: await freeNo(tx),
          id: risingId(),
          supplier_id: supplierId,
          created_at,
        };
        await insertListing(tx, row, opened.standing, attempt);
        await quotas.claimUploads(tx, supplierId, fresh);
        await quotas.demand(tx, supplierId, 'products');
        if (draft) await quotas.demand(tx, supplierId, 'drafts');
        return { kind: 'created', id: row.id };
      });
    },

    async change(supplierId: string, id: string, edit: Edit): Promise<Written> {
      const { result } = await changeCatalog(db, search, async (tx, scope): Promise<Written> => {
        const [stored] = await own(tx, supplierId, [id]);
        if (!stored) return { kind: 'missing' };
        if (edit.revision !== undefined && edit.revision !== stored.row.revision)
          return { kind: 'conflict' };
        const foreign = foreignFiles(stored, edit);
        if (foreign) return { kind: 'refused', fields: foreign };
        const language = await accountLanguage(tx, supplierId);
        const now = new Date().toISOString();
        const saved = save(stored.standing, { ...edit, language, now });
        if (saved.kind === 'refused') return saved;
        await scope.addProducts([stored.row.no]);
        const unused = await writeListing(tx, stored, saved.standing);
        await quotas.claimUploads(tx, supplierId, edit.fresh);
        const isNewDraft = saved.standing.status === 'draft' && stored.standing.status !== 'draft';
        if (isNewDraft) await quotas.demand(tx, supplierId, 'drafts');
        return { kind: 'done', unused };
      });
      return result;
    },

    /** Applies `action` to each of these products whose state allows it; the others are returned as unchanged. */
    async changeAll(
      supplierId: string,
      ids: readonly string[],
      action: 'activate' | 'deactivate' | 'delete',
    ): Promise<BulkOutcome> {
      const { result } = await changeCatalog(db, search, async (tx, scope) => {
        const changes = (await own(tx, supplierId, ids)).flatMap((stored): Switch[] => {
          if (action === 'delete') return [{ stored, after: null }];
          const after = switched(stored.standing, action === 'activate' ? 'active' : 'inactive');
          return after ? [{ stored, after }] : [];
        });
        await scope.addProducts(changes.map(({ stored }) => stored.row.no));
        const unused: string[] = [];
        for (const { stored, after } of changes)
          unused.push(
            ...(after ? await writeListing(tx, stored, after) : await deleteOne(tx, stored)),
          );
        const changed = changes.map(({ stored }) => stored.row.id);
        return { changed, unchanged: ids.filter((id) => !changed.includes(id)), unused };
      });
      return result;
    },
  };
}
export type MyListings = ReturnType<typeof myListingsRepository>;
