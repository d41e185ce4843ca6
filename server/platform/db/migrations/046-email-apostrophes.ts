// Migration 046: emails with the apostrophe of word processors get the plain one, which is what people type when they sign in.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['users', 'company_members'] as const) {
    const all = sql.table(table);
    // An address that has both spellings stays as it is: two accounts cannot have one key.
    await sql`update ${all} set email = replace(email, '’', ''''), email_key = replace(email_key, '’', '''')
      where email_key like '%’%'
        and not exists (select 1 from ${all} as other where other.email_key = replace(${all}.email_key, '’', ''''))`.execute(
      db,
    );
  }
}
