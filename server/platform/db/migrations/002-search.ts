// The word index: what an engine needs to find listings by words, and the words themselves.
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../migrate.ts';

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('search_words')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('documents', 'integer', (column) => column.notNull())
    .execute();

  if (engine === 'sqlite') {
    // Contentless, and row numbers only (detail=none): the words are made by domain/words.ts, not stored twice.
    // The tokenizer that cuts at blanks and signs of ASCII only, so that every word stays whole in any script.
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
