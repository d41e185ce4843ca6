// Deleting an account with all that is its own. What it shared with others stays with them, without its name.
import type { Selectable } from 'kysely';
import { type Db, inTransaction, type Queries } from '../db/open.ts';
import type { UsersTable } from '../db/tables.ts';
import { nextVersion } from './catalog.ts';
import type { Listings } from './listings.ts';

export interface DeletedAccount {
  readonly email: string;
  /** Paths of the files that belong to nothing any more. */
  readonly files: readonly string[];
  /** Ids of files of conversations that nobody is left of. */
  readonly attachments: readonly string[];
}

const list = (json: string): string[] => JSON.parse(json) as string[];

const filesOf = (user: Selectable<UsersTable>): string[] =>
  [user.avatar, user.business_license, ...list(user.certifications)].filter(
    (path) => path !== null,
  );

/**
 * What the others of somebody's trade were told of it: whoever is told of an enquiry or an order is told by the other side.
 * Looked for among those people's notifications only, for which there is an index.
 */
const toldOfTrade = (tx: Queries, id: string) => {
  const own = (table: 'enquiries' | 'orders') =>
    tx
      .selectFrom(table)
      .where((each) => each.or([each('buyer_id', '=', id), each('supplier_id', '=', id)]));
  const others = (['enquiries', 'orders'] as const).flatMap((table) =>
    (['buyer_id', 'supplier_id'] as const).map((side) => own(table).select(side)),
  );
  const admins = tx.selectFrom('users').select('id').where('is_admin', '=', 1);
  return tx
    .updateTable('notifications')
    .where('user_id', '<>', id)
    .where((each) => each.or([...others, admins].map((who) => each('user_id', 'in', who))))
    .where((each) =>
      each.or([
        each.and([
          each('kind', 'like', 'enquiry.%'),
          each('subject_id', 'in', own('enquiries').select('id')),
        ]),
        each.and([
          each('kind', 'like', 'order.%'),
          each('subject_id', 'in', own('orders').select('id')),
        ]),
      ]),
    );
};

/** What others keep names the person no longer; the references themselves are emptied by the tables. */
async function anonymise(tx: Queries, id: string): Promise<void> {
  await toldOfTrade(tx, id).set({ from_name: '' }).execute();
  await tx
    .updateTable('enquiries')
    .set({ contact_email: '', contact_phone: '' })
    .where('buyer_id', '=', id)
    .execute();
  await tx.updateTable('orders').set({ shipping_address: '' }).where('buyer_id', '=', id).execute();
  await tx
    .updateTable('reports')
    .set({ email: null, who: null })
    .where('reporter_id', '=', id)
    .execute();
}

/** Conversations that nobody is left of; answers the ids of their files. */
async function deleteDeserted(tx: Queries): Promise<string[]> {
  const deserted = tx
    .selectFrom('chats')
    .select('id')
    .where('buyer_id', 'is', null)
    .where('supplier_id', 'is', null)
    .where('to_desk', '=', 0);
  const files = await tx
    .selectFrom('attachments')
    .innerJoin('messages', 'messages.id', 'attachments.message_id')
    .select('attachments.id')
    .where('messages.chat_id', 'in', deserted)
    .execute();
  await tx.deleteFrom('chats').where('id', 'in', deserted).execute();
  return files.map(({ id }) => id);
}

export const accountDeletionRepository = (
  db: Db,
  { deleteAllOf }: Pick<Listings, 'deleteAllOf'>,
) => ({
  /** Null where the account is gone, or its password is no longer the one of `passwordHash`. */
  async remove(id: string, passwordHash: string): Promise<DeletedAccount | null> {
    return inTransaction(db, async (tx) => {
      // The public may have seen it. Taken before the account's row, as whoever changes a listing does.
      await nextVersion(tx);
      const user = await tx
        .updateTable('users')
        .set({ updated_at: new Date().toISOString() })
        .where('id', '=', id)
        .where('password_hash', '=', passwordHash)
        .returningAll()
        .executeTakeFirst();
      if (!user) return null;
      const files = await deleteAllOf(id, tx);
      await anonymise(tx, id);
      await tx.deleteFrom('users').where('id', '=', id).execute();
      const attachments = await deleteDeserted(tx);
      return { email: user.email, files: [...filesOf(user), ...files], attachments };
    });
  },
});
