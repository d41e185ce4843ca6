// Migration 048: the glossary has no grammar any more. Which machine translations it made is not stored, so all are made again: those of
// a service are taken from `translations`. Until then they count as incomplete; rows that nothing translates any more are deleted by
// the job, because a row is part of the search index. Reviews are in no index.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_texts add column terms text not null default ''`.execute(db);
  for (const table of ['product_texts', 'user_texts']) {
    await sql`update ${sql.table(table)} set made = 'part' where made = 'whole'`.execute(db);
    await sql`update ${sql.table(table)} set tried = null where tried is not null`.execute(db);
  }
  const isTranslated = sql`translation is not null or reply_translation is not null`;
  // For other processes, which run while this one migrates: their caches may have a page with such a review.
  await sql`update catalog_version set version = version + 1, wide_version = version + 1
    where exists (select 1 from reviews where ${isTranslated})`.execute(db);
  await sql`update reviews set translation = null, reply_translation = null, tried = null
    where ${isTranslated} or tried is not null`.execute(db);
}
