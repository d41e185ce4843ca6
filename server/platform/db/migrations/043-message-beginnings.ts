// Migration 043: an index that finds messages by the beginning of their text.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index messages_beginning on messages (substr(text, 1, 32))`.execute(db);
}
