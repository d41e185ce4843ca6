// Query for the counterpart in a chat: place, time zone and language of its account, and blocks between the two.
import type { Counterpart } from '../../contract/chat/chat.ts';
import type { Lang } from '../../contract/lang.ts';
import { readBlocksBetween } from '../accounts/block-queries.ts';
import type { Side } from '../accounts/participant-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { rowIn } from '../platform/db/text-queries.ts';
import { type ChatRow, counterpartIdOf } from './message-resource-queries.ts';

/** Time zones of the countries with a single one. For other countries the local time is unknown. */
const TIME_ZONES: Readonly<Record<string, Counterpart['timeZone']>> = {
  India: 'Asia/Kolkata',
  China: 'Asia/Shanghai',
};

const UNKNOWN: Counterpart = { city: '', timeZone: null, language: null, block: null };

/** The admins work in India, in both languages. */
const ADMINS: Counterpart = { ...UNKNOWN, timeZone: 'Asia/Kolkata' };

export async function readCounterpart(
  db: DbOrTx,
  chat: ChatRow,
  reader: Side,
  lang: Lang,
): Promise<Counterpart> {
  const id = counterpartIdOf(chat, reader);
  if (id === null) return chat.to_admin === 1 && reader === 'buyer' ? ADMINS : UNKNOWN;
  const rows = await db
    .selectFrom('users')
    .leftJoin('user_texts', 'user_texts.user_id', 'users.id')
    .select(['country', 'language', 'lang', 'city'])
    .where('users.id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  const row = rowIn(rows, lang);
  if (!row) return UNKNOWN;
  const readerId = reader === 'buyer' ? chat.buyer_id : chat.supplier_id;
  const { own, theirs } =
    readerId === null ? { own: false, theirs: false } : await readBlocksBetween(db, readerId, id);
  return {
    city: row.city ?? '',
    timeZone: TIME_ZONES[row.country ?? ''] ?? null,
    language: row.language as Lang,
    block: own ? 'own' : theirs ? 'theirs' : null,
  };
}
