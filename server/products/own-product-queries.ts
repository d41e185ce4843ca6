// A supplier's own listings, read and written: the list with every status, new ones, changes, switches, deletions.
import type { Lang } from '../../contract/lang.ts';
import type { FieldText } from '../../contract/messages.ts';
import type { MyProductWire } from '../../contract/my-products.ts';
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

/** Also `refused`, with what is wrong by field. */
export type Written =
  | Outcome
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, FieldText>> };

/** What a supplier saves of a listing that is stored. */
export interface Edit extends Pick<Save, 'asked'> {
  readonly change: ListingChange;
  /** The one that the supplier saw; undefined where it did not say. */
  readonly revision: number | undefined;
  /** Files that came with this edit; all others must be the listing's own. */
  readonly fresh: readonly StoredUpload[];
}

export type Created =
  | { readonly kind: 'created'; readonly id: string }
  /** The same attempt made it before: files that came with this one are not needed. */
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

/** Numbers are never given twice: what was once known by one is in every process' memory. */
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

/** A file that is neither new nor the listing's own is somebody else's, or gone. */
const foreignFiles = (
  { standing }: Stored,
  { change, fresh }: Edit,
): Record<string, FieldText> | null => {
  const known = new Set([...filesOf(standing), ...fresh.map(({ path }) => path)]);
  if (change.images?.some((path) => !known.has(path))) return { images: 'invalid' };
  return change.video && !known.has(change.video) ? { video: 'invalid' } : null;
};

/** Returns the files that nothing refers to any more. */
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
    /** Null where it is not the supplier's, or not there: nobody is told which. */
    async byId(supplierId: string, id: string, lang: Lang): Promise<MyProductWire | null> {
      const [wire] = await ownWires(db, await own(db, supplierId, [id]), lang);
      return wire ?? null;
    },

    /** The id of the listing that the same attempt made before; null where there is none. */
    createdBefore: (supplierId: string, attempt: Attempt | null): Promise<string | null> =>
      storedBefore(db, 'products', supplierId, attempt),

    /** The id of the new listing, or what it lacks. */
    create(
      supplierId: string,
      change: ListingChange,
      draft: boolean,
      attempt: Attempt | null,
      fresh: readonly StoredUpload[],
    ): Promise<Created> {
      return inTransaction(db, async (tx) => {
        // Locked and not changed: the public sees nothing of a new product, but two at once would be given the same number,
        // and neither would count for the other's quota.
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

    /** Does it to all that it can be done to. */
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
