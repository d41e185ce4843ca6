// Queries of answer times: first questions and first answers of enquiries and chats, and the columns that profiles show.
import { sql } from 'kysely';
import type { Db, DbOrTx } from '../../platform/db/open.ts';
import type { AnswerTimes, Question } from './answer-times.ts';

export interface AskedSupplier {
  readonly id: string;
  /** The stored values. */
  readonly stored: AnswerTimes | null;
  readonly questions: readonly Question[];
}

/** The next suppliers after the id `after`, with the questions since `since`. Empty at the end. */
export async function readAskedSuppliers(
  db: Db,
  after: string,
  since: string,
  limit: number,
): Promise<AskedSupplier[]> {
  const suppliers = await db
    .selectFrom('users')
    .select(['id', 'answer_hours', 'answered_percent'])
    .where('role', '=', 'supplier')
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  if (suppliers.length === 0) return [];
  const ids = suppliers.map(({ id }) => id);
  const enquiries = await db
    .selectFrom('enquiries')
    .select((each) => [
      'supplier_id',
      'created_at as askedAt',
      each
        .selectFrom('enquiry_replies')
        .select(({ fn }) => fn.min('enquiry_replies.created_at').as('at'))
        .whereRef('enquiry_replies.enquiry_id', '=', 'enquiries.id')
        .where('side', '=', 'supplier')
        .as('answeredAt'),
    ])
    .where('supplier_id', 'in', ids)
    .where('created_at', '>=', since)
    .execute();
  const firstOf = (sender: 'buyer_id' | 'supplier_id') =>
    sql<string | null>`(select min(m.created_at) from messages m
      where m.chat_id = chats.id and m.sender_id = ${sql.ref(`chats.${sender}`)})`;
  const chats = await db
    .selectFrom('chats')
    .select([
      'supplier_id',
      firstOf('buyer_id').as('askedAt'),
      firstOf('supplier_id').as('answeredAt'),
    ])
    .where('supplier_id', 'in', ids)
    .where('updated_at', '>=', since)
    .where('created_at', '>=', since)
    .execute();
  const questions = Map.groupBy([...enquiries, ...chats], ({ supplier_id }) => supplier_id);
  return suppliers.map(({ id, answer_hours, answered_percent }) => ({
    id,
    stored: answer_hours === null ? null : { hours: answer_hours, percent: answered_percent ?? 0 },
    questions: (questions.get(id) ?? []).flatMap(({ askedAt, answeredAt }) =>
      askedAt === null ? [] : [{ askedAt, answeredAt }],
    ),
  }));
}

export async function updateAnswerTimes(
  tx: DbOrTx,
  id: string,
  times: AnswerTimes | null,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ answer_hours: times?.hours ?? null, answered_percent: times?.percent ?? null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}
