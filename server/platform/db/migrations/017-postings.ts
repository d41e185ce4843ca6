// Migration 017: the search index becomes postings in blocks, the same on both engines, and the words of each catalog version are
// stored. Converts the index of a market that has products.
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { changedSet, EMPTY_SET, encodeSet } from '../search/posting.ts';

const BLOCK_SIZE = 4_096;
/** Words in one statement; each may be in every product. */
const WORDS_PER_BATCH = 100;
const ROWS_PER_INSERT = 500;

interface StoredBlock {
  readonly word: string;
  readonly block: number;
  readonly offsets: string;
}

type ReadBlocks = (field: 'names' | 'texts', words: readonly string[]) => Promise<StoredBlock[]>;

const parseOffsets = (offsets: string): number[] => offsets.split(',').map(Number);

const keyOf = ({ word, block }: StoredBlock): string => `${block} ${word}`;

async function convert(db: Kysely<unknown>, read: ReadBlocks): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ word: string }>`
      select word from search_words where word > ${last} order by word limit ${WORDS_PER_BATCH}`.execute(
      db,
    );
    if (rows.length === 0) return;
    const words = rows.map(({ word }) => word);
    const names = new Map((await read('names', words)).map((each) => [keyOf(each), each.offsets]));
    const found = await read('texts', words);
    for (let at = 0; at < found.length; at += ROWS_PER_INSERT) {
      const values = found.slice(at, at + ROWS_PER_INSERT).map((each) => {
        const namesOffsets = names.get(keyOf(each));
        const inNames = namesOffsets ? parseOffsets(namesOffsets) : [];
        const nameSet = encodeSet(changedSet(EMPTY_SET, inNames));
        const textSet = encodeSet(changedSet(EMPTY_SET, parseOffsets(each.offsets)));
        return sql`(${each.word}, ${each.block}, ${nameSet}, ${textSet})`;
      });
      await sql`insert into search_postings (word, block, names, texts) values ${sql.join(values)}`.execute(
        db,
      );
    }
    last = words.at(-1) ?? last;
  }
}

async function convertSqlite(db: Kysely<unknown>): Promise<void> {
  for (const field of ['names', 'texts'])
    await sql`create virtual table ${sql.ref(`temp.old_${field}`)} using fts5vocab('main', ${sql.lit(`search_${field}`)}, 'instance')`.execute(
      db,
    );
  await convert(db, async (field, words) => {
    const { rows } = await sql<StoredBlock>`
      select term as word, doc / ${sql.lit(BLOCK_SIZE)} as block, group_concat(doc % ${sql.lit(BLOCK_SIZE)}) as offsets
      from ${sql.ref(`temp.old_${field}`)} where term >= ${words[0]} and term <= ${words.at(-1)}
      group by 1, 2`.execute(db);
    return rows;
  });
  for (const field of ['names', 'texts']) {
    await sql`drop table ${sql.ref(`temp.old_${field}`)}`.execute(db);
    await sql`drop table ${sql.ref(`search_${field}`)}`.execute(db);
  }
}

async function convertPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create temporary table old_words on commit drop as
    select word, no, word = any(tsvector_to_array(names)) as in_names
    from search_documents, unnest(tsvector_to_array(texts)) as word`.execute(db);
  await sql`create index on old_words (word)`.execute(db);
  await sql`analyze old_words`.execute(db);
  await convert(db, async (field, words) => {
    const { rows } = await sql<StoredBlock>`
      select word, no / ${sql.lit(BLOCK_SIZE)} as block, string_agg((no % ${sql.lit(BLOCK_SIZE)})::text, ',') as offsets
      from old_words where word = any(${words}::text[]) and (in_names or ${field}::text = 'texts')
      group by 1, 2`.execute(db);
    return rows;
  });
  await sql`drop table search_documents`.execute(db);
}

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const bytes = engine === 'sqlite' ? 'blob' : 'bytea';
  let postings = db.schema
    .createTable('search_postings')
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('block', 'integer', (column) => column.notNull())
    .addColumn('names', bytes as 'bytea', (column) => column.notNull())
    .addColumn('texts', bytes as 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_postings_key', ['word', 'block']);
  // The blocks of a word are read together, so they are stored together.
  if (engine === 'sqlite') postings = postings.modifyEnd(sql`without rowid`);
  await postings.execute();
  await db.schema
    .createTable('search_changes')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_changes_key', ['version', 'word'])
    .execute();
  if (engine === 'sqlite') await convertSqlite(db);
  else await convertPostgres(db);
}
