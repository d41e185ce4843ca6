// A supplier's own listings, read and written: the list with every status, new ones, changes, switches, deletions.
import type { Lang } from '../../contract/lang.ts';
import type { FieldText } from '../../contract/messages.ts';
import type { MyProductWire } from '../../contract/my-products.ts';
import { type Db, inTransaction, type Queries } from '../db/open.ts';
import type { SearchIndex } from '../db/search/search-index.ts';
import { EMPTY_LISTING, type ListingChange, merged } from '../domain/listing-content.ts';
import { open, type Save, save, switched } from '../domain/listing-standing.ts';
import { risingId } from '../domain/rising-id.ts';
import { holdCatalog } from './catalog.ts';
import { filesOf, type Row, type Stored, storedOf } from './listing-rows.ts';
import { insertListing, writeListing } from './listing-writes.ts';
import type { Outcome } from './listings.ts';
import { ownWires } from './own-wire.ts';
import { publicStep } from './public-step.ts';

/** Also `refused`, with what is wrong by field. */
export type Written =
  | Outcome
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, FieldText>> };

/** What a supplier saves of a listing that is stored. */
export interface Edit extends Pick<Save, 'asked'> {
  readonly change: ListingChange;
  /** The one that the supplier saw; undefined where it did not say. */
  readonly revision: number | undefined;
  /** Paths of files that came with this edit; all others must be the listing's own. */
  readonly fresh: readonly string[];
}

export interface BulkOutcome {
  readonly changed: string[];
  readonly unchanged: string[];
  readonly unused: string[];
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
  const known = new Set([...filesOf(standing), ...fresh]);
  if (change.images?.some((path) => !known.has(path))) return { images: 'invalid' };
  return change.video && !known.has(change.video) ? { video: 'invalid' } : null;
};

export function myListingsRepository(db: Db, search: SearchIndex) {
  const inStep = publicStep(search);

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

    /** The id of the new listing, or what it lacks. */
    create(
      supplierId: string,
      change: ListingChange,
      draft: boolean,
    ): Promise<
      { readonly kind: 'created'; readonly id: string } | Extract<Written, { kind: 'refused' }>
    > {
      return inTransaction(db, async (tx) => {
        await holdCatalog(tx);
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
        await insertListing(tx, row, opened.standing);
        return { kind: 'created', id: row.id };
      });
    },

    change(supplierId: string, id: string, edit: Edit): Promise<Written> {
      return inTransaction(db, async (tx) => {
        await holdCatalog(tx);
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
        const unused = await inStep(tx, { nos: [stored.row.no] }, () =>
          writeListing(tx, stored, saved.standing),
        );
        return { kind: 'done', unused };
      });
    },

    /** Does it to all that it can be done to. */
    changeAll(
      supplierId: string,
      ids: readonly string[],
      action: 'activate' | 'deactivate' | 'delete',
    ): Promise<BulkOutcome> {
      return inTransaction(db, async (tx) => {
        await holdCatalog(tx);
        const stored = await own(tx, supplierId, ids);
        const changed: string[] = [];
        const unused: string[] = [];
        const doTo = async (each: Stored): Promise<void> => {
          const { row, standing } = each;
          if (action === 'delete') {
            unused.push(...filesOf(standing));
            await tx.deleteFrom('products').where('no', '=', row.no).execute();
          } else {
            const after = switched(standing, action === 'activate' ? 'active' : 'inactive');
            if (!after) return;
            unused.push(...(await writeListing(tx, each, after)));
          }
          changed.push(row.id);
        };
        const nos = stored.map(({ row }) => row.no);
        if (nos.length > 0)
          await inStep(tx, { nos }, async () => {
            for (const each of stored) await doTo(each);
          });
        const unchanged = ids.filter((id) => !changed.includes(id));
        return { changed, unchanged, unused };
      });
    },
  };
}
export type MyListings = ReturnType<typeof myListingsRepository>;
