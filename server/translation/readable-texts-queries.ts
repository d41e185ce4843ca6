// Query for which texts are ones that a user reads on this market: only the translations of those are stored.
import { type ExpressionBuilder, type NotNull, sql } from 'kysely';
import { matchesRole, participantRolesOf } from '../accounts/participant-queries.ts';
import { isChatVisibleTo } from '../chat/chat-resource-queries.ts';
import type { Db } from '../platform/db/open.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { SessionUser } from '../platform/http/session-user.ts';

/** Length of the beginnings in the index `messages_beginning`. */
const BEGINNING = 32;

export type ReadableTexts = ReturnType<typeof readableTexts>;

type Chats = ExpressionBuilder<Tables, 'chats' | 'messages'>;

/**
 * The result returns those of the texts that are stored where the user sees them: in its chats and enquiries, in reasons for rejecting its
 * products, for admins also in reported chats. Any other text is one that the caller made up.
 */
export const readableTexts =
  (db: Db) =>
  async (user: SessionUser, texts: readonly string[]): Promise<ReadonlySet<string>> => {
    const roles = participantRolesOf(user, user.role);
    if (texts.length === 0) return new Set();
    const beginnings = [...new Set(texts.map((text) => [...text].slice(0, BEGINNING).join('')))];
    const isReported = ({ exists, selectFrom }: Chats) =>
      exists(selectFrom('reports').select('id').whereRef('reports.chat_id', '=', 'chats.id'));

    const messages = db
      .selectFrom('messages')
      .innerJoin('chats', 'chats.id', 'messages.chat_id')
      .select('messages.text')
      .where(sql<string>`substr(messages.text, 1, ${sql.lit(BEGINNING)})`, 'in', beginnings)
      .where('messages.text', 'in', texts)
      .where((each) =>
        each.or([isChatVisibleTo(roles)(each), ...(user.isAdmin ? [isReported(each)] : [])]),
      );
    const enquiries = db.selectFrom('enquiries').where((each) => matchesRole(each, roles));
    const products = db.selectFrom('products').where('supplier_id', '=', user.id);
    const rows = await messages
      .union(enquiries.select('message as text').where('message', 'in', texts))
      .union(enquiries.select('requirements as text').where('requirements', 'in', texts))
      .union(
        enquiries
          .innerJoin('enquiry_replies', 'enquiry_replies.enquiry_id', 'enquiries.id')
          .select('enquiry_replies.text')
          .where('enquiry_replies.text', 'in', texts),
      )
      .union(
        products
          .select('rejection_reason as text')
          .where('rejection_reason', 'in', texts)
          .$narrowType<{ text: NotNull }>(),
      )
      .union(
        products
          .innerJoin('product_changes', 'product_changes.product_no', 'products.no')
          .select('product_changes.reason as text')
          .where('product_changes.reason', 'in', texts)
          .$narrowType<{ text: NotNull }>(),
      )
      .execute();
    return new Set(rows.map(({ text }) => text));
  };
