// Queries that delete an account: the first commit disables it, then steps of bounded size delete the rest.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { auditLogRepository } from '../admin/audit-log-queries.ts';
import { changeCatalog } from '../catalog/change-catalog-queries.ts';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import type { SearchIndex } from '../platform/db/search/search-index.ts';
import { removedFilesRepository } from '../platform/storage/removed-file-queries.ts';
import { deletedProductsRepository } from '../products/deleted-product-queries.ts';

/** Rows per transaction: a few hundredths of a second on SQLite, where all other requests wait for it. */
const ROWS_PER_TRANSACTION = 500;
/** Products per transaction: each has texts and search index entries, about 2 ms. */
const PRODUCTS_PER_TRANSACTION = 10;

const parseList = (json: string): string[] => JSON.parse(json) as string[];

type TradeTable = 'enquiries' | 'orders';
const SIDE_COLUMNS = ['buyer_id', 'supplier_id'] as const;

/** Clears the columns that identify the account. Columns that only its owner sees are deleted with the row. */
async function clearIdentity(tx: DbOrTx, id: string, now: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((each) => ({
      email: '',
      email_key: `deleted ${id}`,
      password_hash: null,
      phone: '',
      website: null,
      street: '',
      zip_code: '',
      is_admin: 0,
      deleted_at: now,
      // Rules for suspended accounts then apply to deleted ones, too.
      suspended_at: each.fn.coalesce('suspended_at', each.val(now)),
    }))
    .where('id', '=', id)
    .execute();
  for (const table of ['sessions', 'password_resets', 'sign_in_places'] as const)
    await tx.deleteFrom(table).where('user_id', '=', id).execute();
  for (const side of SIDE_COLUMNS)
    await tx
      .updateTable('chats')
      .set({ [side]: null })
      .where(side, '=', id)
      .execute();
}

export const accountDeletionRepository = (db: Db, search: SearchIndex) => {
  const deletedProducts = deletedProductsRepository(db, search);

  /** Removes the account from some of its enquiries or orders on one side, and its name from the counterpart's notifications. */
  const detachTrade = (
    id: string,
    table: TradeTable,
    side: (typeof SIDE_COLUMNS)[number],
  ): Promise<number> =>
    inTransaction(db, async (tx) => {
      const rows = await tx
        .selectFrom(table)
        .select('id')
        .where(side, '=', id)
        .limit(ROWS_PER_TRANSACTION)
        .execute();
      if (rows.length === 0) return 0;
      const ids = rows.map((row) => row.id);
      await tx
        .updateTable('notifications')
        .set({ from_name: '' })
        .where('subject_id', 'in', ids)
        .where('user_id', '<>', id)
        .where('kind', 'like', table === 'orders' ? 'order.%' : 'enquiry.%')
        .execute();
      if (side === 'supplier_id')
        await tx.updateTable(table).set({ supplier_id: null }).where('id', 'in', ids).execute();
      else if (table === 'orders')
        await tx
          .updateTable('orders')
          .set({ buyer_id: null, shipping_address: '' })
          .where('id', 'in', ids)
          .execute();
      else
        await tx
          .updateTable('enquiries')
          .set({ buyer_id: null, contact_email: '', contact_phone: '' })
          .where('id', 'in', ids)
          .execute();
      return ids.length;
    });

  /** Removes the sender from some of the account's texts, which stay with their recipients. */
  const detachTexts = async (
    id: string,
    table: 'messages' | 'enquiry_replies',
  ): Promise<number> => {
    const batch = db
      .selectFrom(table)
      .select('id')
      .where('sender_id', '=', id)
      .limit(ROWS_PER_TRANSACTION);
    const { numUpdatedRows } = await db
      .updateTable(table)
      .set({ sender_id: null })
      .where('id', 'in', batch)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  };

  const deleteNotifications = async (id: string): Promise<number> => {
    const batch = db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', id)
      .limit(ROWS_PER_TRANSACTION);
    const { numDeletedRows } = await db
      .deleteFrom('notifications')
      .where('id', 'in', batch)
      .executeTakeFirst();
    return Number(numDeletedRows);
  };

  /** Deletes some messages of a chat without participants; once it has none left, the chat. */
  const deleteEmptyChat = (): Promise<number> =>
    inTransaction(db, async (tx) => {
      const chat = await tx
        .selectFrom('chats')
        .select('id')
        .where('buyer_id', 'is', null)
        .where('supplier_id', 'is', null)
        .where('to_admin', '=', 0)
        .limit(1)
        .executeTakeFirst();
      if (!chat) return 0;
      const messages = await tx
        .selectFrom('messages')
        .select('id')
        .where('chat_id', '=', chat.id)
        .limit(ROWS_PER_TRANSACTION)
        .execute();
      if (messages.length === 0) {
        await tx.deleteFrom('chats').where('id', '=', chat.id).execute();
        return 1;
      }
      const ids = messages.map((row) => row.id);
      const files = await tx
        .selectFrom('attachments')
        .select('id')
        .where('message_id', 'in', ids)
        .execute();
      await removedFilesRepository(tx).add(
        'attachments',
        files.map((file) => file.id),
      );
      await tx.deleteFrom('messages').where('id', 'in', ids).execute();
      return ids.length;
    });

  /** Run in this order. Each returns the number of rows it processed, 0 if there are none left. */
  const steps: readonly ((id: string) => Promise<number>)[] = [
    (id) => deletedProducts.deleteBatch(id, PRODUCTS_PER_TRANSACTION),
    ...(['enquiries', 'orders'] as const).flatMap((table) =>
      SIDE_COLUMNS.map((side) => (id: string) => detachTrade(id, table, side)),
    ),
    (id) => detachTexts(id, 'messages'),
    (id) => detachTexts(id, 'enquiry_replies'),
    deleteNotifications,
    deleteEmptyChat,
  ];

  return {
    /**
     * Returns the account's email; null if the account is gone or `passwordHash` is no longer its password hash. After this
     * commit the account cannot be used or seen, and any process can call finish() at any time.
     */
    async begin(id: string, passwordHash: string): Promise<string | null> {
      const { result } = await changeCatalog(db, search, async (tx, scope) => {
        const now = new Date().toISOString();
        const user = await tx
          .updateTable('users')
          .set({ updated_at: now })
          .where('id', '=', id)
          .where('password_hash', '=', passwordHash)
          .returning('email')
          .executeTakeFirst();
        if (!user) return null;
        await scope.addSupplier(id, 'columns');
        // Products that are not public may wait for review: this removes them from the review queue, too.
        await deletedProducts.hide(id, tx);
        await tx
          .updateTable('reports')
          .set({ email: null, who: null })
          .where('reporter_id', '=', id)
          .execute();
        await tx.deleteFrom('outbox').where('recipient', '=', user.email).execute();
        await auditLogRepository(tx).blankAccount(id, user.email);
        await clearIdentity(tx, id, now);
        return user.email;
      });
      return result;
    },

    /** Returns the accounts whose deletion has begun and is not finished. */
    async listUnfinished(): Promise<string[]> {
      const rows = await db
        .selectFrom('users')
        .select('id')
        .where('deleted_at', 'is not', null)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Runs the steps, yielding to other requests after each, until nothing is left or `shouldContinue` returns false. */
    async finish(id: string, shouldContinue: () => boolean): Promise<void> {
      for (const step of steps)
        while (shouldContinue() && (await step(id)) > 0) {
          await nextTurn();
        }
      if (!shouldContinue()) return;
      await changeCatalog(db, search, async (tx, scope) => {
        await scope.addSupplier(id, 'profile');
        const user = await tx
          .deleteFrom('users')
          .where('id', '=', id)
          .where('deleted_at', 'is not', null)
          .where((each) =>
            each.not(
              each.exists(
                each
                  .selectFrom('products')
                  .select('products.no')
                  .whereRef('products.supplier_id', '=', 'users.id'),
              ),
            ),
          )
          .returning(['avatar', 'business_license', 'certifications'])
          .executeTakeFirst();
        if (!user) return;
        const pictures = [user.avatar, user.business_license, ...parseList(user.certifications)];
        await removedFilesRepository(tx).add(
          'uploads',
          pictures.filter((path) => path !== null),
        );
      });
    },
  };
};
