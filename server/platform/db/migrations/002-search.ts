// Migration 002: tables of the full-text index of products, for each engine.
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('search_words')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('documents', 'integer', (column) => column.notNull())
    .execute();

  if (engine === 'sqlite') {
    // Contentless and with row numbers only (detail=none): the words are made by server/platform/text/tokenize.ts and are not
    // stored twice. The "ascii" tokenizer splits only at ASCII blanks and punctuation, so that a word in any script stays whole.
    for (const table of ['search_names', 'search_texts'])
      await sql`create virtual table ${sql.ref(table)} using fts5(
        words, content='', contentless_delete=1, detail=none, tokenize="ascii"
      )`.execute(db);
    return;
  }
  await sql`create table search_documents (
    no integer primary key,
    names tsvector not null,
    texts tsvector not null
  )`.execute(db);
  await sql`create index search_documents_names on search_documents using gin (names)`.execute(db);
  await sql`create index search_documents_texts on search_documents using gin (texts)`.execute(db);
}
