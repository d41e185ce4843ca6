// Quotas of an account: usage is counted from rows and checked in the transaction that adds to it.
import type { ExpressionBuilder } from 'kysely';
import type { Quota, QuotaName } from '../../contract/accounts/usage.ts';
import { QUOTA_TEXTS } from '../../contract/messages/quota.ts';
import type { Texts } from '../../contract/texts.ts';
import { LIMITS } from '../limits.ts';
import { batches } from '../platform/db/batches.ts';
import { readSum, sumOf } from '../platform/db/exact-sums.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { Tables } from '../platform/db/tables.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { countRefusal } from '../platform/http/refusals.ts';
import type { StoredUpload } from '../platform/storage/upload-storage.ts';
import { lockAccount } from './account-queries.ts';

/** Limits of every account: bytes of uploads and of attachments, number of products and of drafts. */
export type Quotas = Readonly<Record<QuotaName, number>>;

const READ_USAGE: Readonly<Record<QuotaName, (db: DbOrTx, id: string) => Promise<number>>> = {
  async uploads(db, id) {
    const { used } = await db
      .selectFrom('uploads')
      .select(({ ref }) => sumOf(ref('bytes')).as('used'))
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    return readSum(used) + (await importBytes(db, id));
  },
  async attachments(db, id) {
    const { used } = await db
      .selectFrom('attachments')
      .select(({ ref }) => sumOf(ref('size')).as('used'))
      .where('sender_id', '=', id)
      .executeTakeFirstOrThrow();
    return readSum(used);
  },
  products: (db, id) => countProducts(db, id, null),
  drafts: (db, id) => countProducts(db, id, 'draft'),
};

/** Bytes of the cells and ZIP files of imports that are stored until the import is sent, withdrawn or replaced. */
async function importBytes(db: DbOrTx, id: string): Promise<number> {
  const { cells, zips } = await db
    .selectFrom('imports')
    .select(({ eb, ref }) => [
      sumOf(
        eb
          .case()
          .when('state', 'in', ['mapping', 'checked', 'running', 'done'])
          .then(ref('cell_bytes'))
          .else(0)
          .end(),
      ).as('cells'),
      sumOf(eb.case().when('zip_id', 'is not', null).then(ref('zip_bytes')).else(0).end()).as(
        'zips',
      ),
    ])
    .where('supplier_id', '=', id)
    .executeTakeFirstOrThrow();
  return readSum(cells) + readSum(zips);
}

/** Whether the account's owner has not confirmed the email yet. */
async function isUnconfirmed(db: DbOrTx, id: string): Promise<boolean> {
  const account = await db
    .selectFrom('users')
    .select('email_confirmed_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return account?.email_confirmed_at === null;
}

/** An import may make more drafts than the quota allows, until they are sent for review or withdrawn. */
const isOutsideOfImport = (each: ExpressionBuilder<Tables, 'products'>) =>
  each.not(
    each.exists(
      each
        .selectFrom('imports')
        .select('imports.id')
        .whereRef('imports.id', '=', 'products.import_id')
        .where('imports.state', '=', 'done'),
    ),
  );

async function countProducts(db: DbOrTx, id: string, status: 'draft' | null): Promise<number> {
  const { used } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .where('supplier_id', '=', id)
    .$if(status !== null, (each) =>
      each.where('status', '=', status ?? '').where(isOutsideOfImport),
    )
    .executeTakeFirstOrThrow();
  return Number(used);
}

/** Releases the quota of these files. Call it in the transaction that removes the last reference to them. */
export async function releaseUploads(tx: DbOrTx, paths: readonly string[]): Promise<void> {
  for (const batch of batches(paths))
    await tx.deleteFrom('uploads').where('path', 'in', batch).execute();
}

/** `asksConfirmation`: the site sends mail, so that an email can be confirmed. */
export const quotaChecks = (quotas: Quotas, asksConfirmation: boolean) => {
  const unconfirmedUploads = Math.min(quotas.uploads, LIMITS.unconfirmedUploadBytes);
  const texts: Readonly<Record<QuotaName, Texts>> = {
    uploads: QUOTA_TEXTS.uploads(quotas.uploads),
    attachments: QUOTA_TEXTS.attachments(quotas.attachments),
    products: QUOTA_TEXTS.products(quotas.products),
    drafts: QUOTA_TEXTS.drafts(quotas.drafts),
  };

  const isReduced = async (db: DbOrTx, id: string, name: QuotaName): Promise<boolean> =>
    asksConfirmation && name === 'uploads' && (await isUnconfirmed(db, id));

  const limitOf = async (db: DbOrTx, id: string, name: QuotaName): Promise<number> =>
    (await isReduced(db, id, name)) ? unconfirmedUploads : quotas[name];

  /** Throws 409 `overQuota`, which rolls the transaction back, if the account exceeds its quota. */
  const enforce = async (tx: DbOrTx, id: string, name: QuotaName, more = 0): Promise<void> => {
    const used = (await READ_USAGE[name](tx, id)) + more;
    if (used <= (await limitOf(tx, id, name))) return;
    countRefusal('quota');
    const text =
      used <= quotas[name] ? QUOTA_TEXTS.unconfirmedUploads(unconfirmedUploads) : texts[name];
    throw new HttpError('overQuota', {}, { text });
  };

  return {
    /**
     * Call it after writing the rows, or before with the number of rows that are to come: attachments with the account locked,
     * products and drafts with the catalog locked.
     */
    enforce,

    /** Counts new files as the account's. Call it after releasing the files that they replace. */
    async claimUploads(tx: DbOrTx, id: string, newUploads: readonly StoredUpload[]): Promise<void> {
      if (newUploads.length === 0) return;
      // The second of two uploads counts the first.
      await lockAccount(tx, id);
      const rows = newUploads.map(({ path, bytes }) => ({ path, user_id: id, bytes }));
      await tx.insertInto('uploads').values(rows).execute();
      await enforce(tx, id, 'uploads');
    },

    async readUsage(db: DbOrTx, id: string, names: readonly QuotaName[]): Promise<Quota[]> {
      return Promise.all(
        names.map(async (name) => ({
          name,
          used: await READ_USAGE[name](db, id),
          limit: await limitOf(db, id, name),
        })),
      );
    },
  };
};
export type QuotaChecks = ReturnType<typeof quotaChecks>;
