// Quotas of an account: usage is counted from rows and checked in the transaction that adds to it.

import type { Quota, QuotaName } from '../../contract/accounts/usage.ts';
import { QUOTA_TEXTS } from '../../contract/messages/quota.ts';
import type { Texts } from '../../contract/messages/texts.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { countRefusal } from '../platform/http/refusals.ts';
import type { StoredUpload } from '../platform/storage/upload-storage.ts';

/** Limits of every account: bytes of uploads and of attachments, number of products and of drafts. */
export type Quotas = Readonly<Record<QuotaName, number>>;

/** Paths per statement: the database engines limit the number of parameters, SQLite to about 32,000. */
const PATHS_PER_STATEMENT = 500;

const READ_USAGE: Readonly<Record<QuotaName, (db: DbOrTx, id: string) => Promise<number>>> = {
  async uploads(db, id) {
    const { used } = await db
      .selectFrom('uploads')
      .select(({ fn }) => fn.sum<number | null>('bytes').as('used'))
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    return Number(used ?? 0);
  },
  async attachments(db, id) {
    const { used } = await db
      .selectFrom('attachments')
      .select(({ fn }) => fn.sum<number | null>('size').as('used'))
      .where('sender_id', '=', id)
      .executeTakeFirstOrThrow();
    return Number(used ?? 0);
  },
  products: (db, id) => countProducts(db, id, null),
  drafts: (db, id) => countProducts(db, id, 'draft'),
};

async function countProducts(db: DbOrTx, id: string, status: 'draft' | null): Promise<number> {
  const { used } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .where('supplier_id', '=', id)
    .$if(status !== null, (each) => each.where('status', '=', status ?? ''))
    .executeTakeFirstOrThrow();
  return Number(used);
}

/** Releases the quota of these files. Call it in the transaction that removes the last reference to them. */
export async function releaseUploads(tx: DbOrTx, paths: readonly string[]): Promise<void> {
  for (let offset = 0; offset < paths.length; offset += PATHS_PER_STATEMENT)
    await tx
      .deleteFrom('uploads')
      .where('path', 'in', paths.slice(offset, offset + PATHS_PER_STATEMENT))
      .execute();
}

/** Locks the account, so that the second of two uploads counts the first. Call it before locking chats, as deletion does. */
export const lockAccount = async (tx: DbOrTx, id: string): Promise<void> =>
  void (await tx
    .updateTable('users')
    .set((each) => ({ updated_at: each.ref('updated_at') }))
    .where('id', '=', id)
    .execute());

export const quotaChecks = (quotas: Quotas) => {
  const texts: Readonly<Record<QuotaName, Texts>> = {
    uploads: QUOTA_TEXTS.uploads(quotas.uploads),
    attachments: QUOTA_TEXTS.attachments(quotas.attachments),
    products: QUOTA_TEXTS.products(quotas.products),
    drafts: QUOTA_TEXTS.drafts(quotas.drafts),
  };

  /** Throws 409 `overQuota`, which rolls the transaction back, if the account exceeds its quota. */
  const enforce = async (tx: DbOrTx, id: string, name: QuotaName): Promise<void> => {
    if ((await READ_USAGE[name](tx, id)) <= quotas[name]) return;
    countRefusal('quota');
    throw new HttpError('overQuota', {}, { text: texts[name] });
  };

  return {
    /** Call it after writing the rows: attachments with the account locked, products and drafts with the catalog locked. */
    enforce,

    /** Counts new files as the account's. Call it after releasing the files that they replace. */
    async claimUploads(tx: DbOrTx, id: string, newUploads: readonly StoredUpload[]): Promise<void> {
      if (newUploads.length === 0) return;
      await lockAccount(tx, id);
      const rows = newUploads.map(({ path, bytes }) => ({ path, user_id: id, bytes }));
      await tx.insertInto('uploads').values(rows).execute();
      await enforce(tx, id, 'uploads');
    },

    async readUsage(db: DbOrTx, id: string, names: readonly QuotaName[]): Promise<Quota[]> {
      const used = await Promise.all(names.map((name) => READ_USAGE[name](db, id)));
      return names.map((name, index) => ({ name, used: used[index] ?? 0, limit: quotas[name] }));
    },
  };
};
export type QuotaChecks = ReturnType<typeof quotaChecks>;
