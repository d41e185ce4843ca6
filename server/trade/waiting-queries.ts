// Queries of orders that wait for a step of the user, of enquiries that wait for its answer, and of enquiries with unread replies.
import { sql } from 'kysely';
import type { WaitingKind } from '../../contract/dashboard/waiting-kinds.ts';
import type { Lang } from '../../contract/lang.ts';
import { toDollars } from '../../contract/money.ts';
import {
  adminParticipant,
  displayNameOf,
  matchesRole,
  type ParticipantRole,
  participantRolesOf,
  readParticipants,
} from '../accounts/participant-queries.ts';
import { WAITING_PER_KIND, type WaitingPart, waitingPart } from '../accounts/waiting-part.ts';
import { readProductReferences } from '../catalog/product-reference-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { SessionUser } from '../platform/http/session-user.ts';

/** The steps of an order that each side takes, by the status before them. */
const ORDER_STEPS = {
  supplier: [
    ['order.confirm', 'placed'],
    ['order.ship', 'confirmed'],
  ],
  buyer: [
    ['order.agree', 'proposed'],
    ['order.deliver', 'shipped'],
  ],
} as const satisfies Record<SessionUser['role'], readonly (readonly [WaitingKind, string])[]>;

const TOTAL = sql<number>`count(*) over ()`.as('total');

async function readWaitingOrders(
  db: DbOrTx,
  { id, role }: SessionUser,
  [kind, status]: readonly [WaitingKind, string],
  lang: Lang,
): Promise<WaitingPart> {
  const counterpart = role === 'buyer' ? 'orders.supplier_id' : 'orders.buyer_id';
  const rows = await db
    .selectFrom('orders')
    .leftJoin('order_lines', (join) =>
      join.onRef('order_lines.order_id', '=', 'orders.id').on('order_lines.position', '=', 0),
    )
    .select(['orders.id', 'orders.total_cents', 'orders.updated_at', TOTAL])
    .select(['order_lines.product_no', 'order_lines.name', `${counterpart} as counterpart_id`])
    .where(`orders.${role}_id`, '=', id)
    .where('orders.status', '=', status)
    .orderBy('orders.updated_at')
    .orderBy('orders.id')
    .limit(WAITING_PER_KIND)
    .execute();
  const participantById = await readParticipants(
    db,
    rows.map(({ counterpart_id }) => counterpart_id),
    lang,
  );
  const productReferenceOf = await readProductReferences(
    db,
    rows.map(({ product_no }) => product_no),
    lang,
  );
  return waitingPart(kind, rows, (row) => {
    const participant = participantById(row.counterpart_id);
    return {
      id: row.id,
      subject: productReferenceOf(row.product_no, row.name ?? '').name,
      counterpart: displayNameOf(participant),
      since: row.updated_at,
      amount: toDollars(row.total_cents),
    };
  });
}

/**
 * Time of the buyer's first message after the supplier's last answer, by enquiry; null if there is none. An enquiry without any answer
 * has no entry: it waits since it was sent.
 */
async function readUnansweredSince(
  db: DbOrTx,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const replies = await db
    .selectFrom('enquiry_replies')
    .select(['enquiry_id', 'side', 'created_at'])
    .where('enquiry_id', 'in', ids)
    .orderBy('id')
    .execute();
  const since = new Map<string, string | null>();
  for (const { enquiry_id, side, created_at } of replies) {
    if (side === 'supplier') since.set(enquiry_id, null);
    else if (since.get(enquiry_id) === null) since.set(enquiry_id, created_at);
  }
  return since;
}

async function readWaitingEnquiries(
  db: DbOrTx,
  userId: string,
  role: ParticipantRole,
  lang: Lang,
): Promise<WaitingPart> {
  const isBuyer = role.side === 'buyer';
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'subject', 'product_no', 'product_name', 'created_at', 'updated_at', TOTAL])
    .select(['target_price_cents', 'buyer_id', 'supplier_id', 'to_admin'])
    .where((each) => matchesRole(each, [role]))
    .where('status', '=', isBuyer ? 'answered' : 'pending')
    .$if(isBuyer, (query) =>
      query.where((each) =>
        each.or([
          each('buyer_seen_at', 'is', null),
          each('buyer_seen_at', '<', each.ref('updated_at')),
        ]),
      ),
    )
    // Admins do not answer their own enquiries. Without the null check, those of deleted accounts would be excluded too.
    .$if(role.side === 'admin', (query) =>
      query.where((each) =>
        each.or([each('buyer_id', 'is', null), each('buyer_id', '<>', userId)]),
      ),
    )
    .orderBy('updated_at')
    .orderBy('id')
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
  const unansweredSince = isBuyer
    ? new Map<string, string | null>()
    : await readUnansweredSince(
        db,
        rows.map(({ id }) => id),
      );
  const sinceOf = ({ id, created_at, updated_at }: (typeof rows)[number]): string => {
    if (isBuyer) return updated_at;
    // null: the supplier answered, and then set the status back to pending.
    return unansweredSince.has(id) ? (unansweredSince.get(id) ?? updated_at) : created_at;
  };
  return waitingPart(isBuyer ? 'enquiry.reply' : 'enquiry.answer', rows, (row) => {
    const supplier = row.to_admin === 1 ? adminParticipant(lang) : participantById(row.supplier_id);
    const participant = isBuyer ? supplier : participantById(row.buyer_id);
    const cents = row.target_price_cents;
    return {
      id: row.id,
      subject: row.subject || productReferenceOf(row.product_no, row.product_name).name,
      counterpart: displayNameOf(participant),
      since: sinceOf(row),
      amount: cents === null ? null : toDollars(cents),
    };
  });
}

/** Runs one query per kind, and for an admin one more for the enquiries to the admin area. */
export async function readWaitingTrade(
  db: DbOrTx,
  user: SessionUser,
  lang: Lang,
): Promise<WaitingPart[]> {
  const parts: WaitingPart[] = [];
  for (const step of ORDER_STEPS[user.role])
    parts.push(await readWaitingOrders(db, user, step, lang));
  for (const role of participantRolesOf(user, user.role))
    parts.push(await readWaitingEnquiries(db, user.id, role, lang));
  return parts;
}
