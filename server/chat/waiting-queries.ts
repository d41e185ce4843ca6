// Query of the chats with unread messages, for the list of waiting items on the dashboard.
import { sql } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import {
  adminParticipant,
  displayNameOf,
  type ParticipantRole,
  participantRolesOf,
  readParticipants,
} from '../accounts/participant-queries.ts';
import { WAITING_PER_KIND, type WaitingPart, waitingPart } from '../accounts/waiting-part.ts';
import { readProductReferences } from '../catalog/product-reference-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { isChatVisibleTo } from './chat-resource-queries.ts';

async function readUnreadChats(
  db: DbOrTx,
  userId: string,
  role: ParticipantRole,
  lang: Lang,
): Promise<WaitingPart> {
  const side = role.side === 'buyer' ? 'buyer' : 'supplier';
  const rows = await db
    .selectFrom('chats')
    .innerJoin('messages', 'messages.chat_id', 'chats.id')
    .select(['chats.id', 'buyer_id', 'supplier_id', 'to_admin', 'product_no', 'product_name'])
    .select((each) => [
      each.fn.countAll<number>().as('unread'),
      each.fn.min('messages.created_at').as('since'),
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where(isChatVisibleTo([role]))
    .$if(role.side === 'admin', (query) =>
      query.where((each) =>
        each.or([each('chats.buyer_id', 'is', null), each('chats.buyer_id', '<>', userId)]),
      ),
    )
    .where((each) => each('messages.id', '>', each.fn.coalesce(`chats.${side}_read`, each.val(''))))
    // A message is from the supplier side if its sender is not the buyer: several admins can answer. Deleted accounts compare as ''.
    .where((each) =>
      each(
        each.fn.coalesce('messages.sender_id', each.val('')),
        side === 'buyer' ? '<>' : '=',
        each.fn.coalesce('chats.buyer_id', each.val('')),
      ),
    )
    .groupBy('chats.id')
    .orderBy('since')
    .orderBy('chats.id')
    .limit(WAITING_PER_KIND)
    .execute();
  const participantById = await readParticipants(
    db,
    rows.flatMap(({ buyer_id, supplier_id }) => [buyer_id, supplier_id]),
    lang,
  );
  const productReferenceOf = await readProductReferences(
    db,
    rows.map(({ product_no }) => product_no),
    lang,
  );
  return waitingPart('chat.reply', rows, (row) => {
    const supplier = row.to_admin === 1 ? adminParticipant(lang) : participantById(row.supplier_id);
    const participant = side === 'buyer' ? supplier : participantById(row.buyer_id);
    return {
      id: row.id,
      subject: row.product_name && productReferenceOf(row.product_no, row.product_name).name,
      counterpart: displayNameOf(participant),
      since: row.since,
      unread: Number(row.unread),
    };
  });
}

/** Number of all conversations of the user and, for an admin, of the admin area. */
export async function countChats(db: DbOrTx, user: SessionUser): Promise<number> {
  let total = 0;
  for (const role of participantRolesOf(user, user.role)) {
    const { count } = await db
      .selectFrom('chats')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(isChatVisibleTo([role]))
      .executeTakeFirstOrThrow();
    total += Number(count);
  }
  return total;
}

export async function readWaitingChats(
  db: DbOrTx,
  user: SessionUser,
  lang: Lang,
): Promise<WaitingPart[]> {
  const parts: WaitingPart[] = [];
  // One query per role: with a single one neither engine uses its indexes.
  for (const role of participantRolesOf(user, user.role))
    parts.push(await readUnreadChats(db, user.id, role, lang));
  return parts;
}
