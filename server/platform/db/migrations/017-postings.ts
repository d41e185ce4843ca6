// Migration 017: the search index becomes postings in blocks, the same on both engines, and the words of each catalog version are
// stored. Converts the index of a market that has products.
import { type Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';

const BLOCK_SIZE = 4_096;
/** Words in one statement; each may be in every product. */
const WORDS_PER_BATCH = 100;
const ROWS_PER_INSERT = 500;

/** Offsets within the block, separated by commas; null where the field has none. */
interface EarlierBlock {
  readonly word: string;
  readonly block: number;
  readonly names: string | null;
  readonly texts: string;
}

/** The stored form of a set when this was written: offsets in ascending order, or a bitmap where that is not larger. */
const encodeOffsets = (offsets: string | null): Uint8Array => {
  const sorted = Uint16Array.from(new Set(offsets?.split(',').map(Number))).sort();
  if (sorted.byteLength < BLOCK_SIZE / 8) return new Uint8Array(sorted.buffer);
  const bitmap = new Uint32Array(BLOCK_SIZE / 32);
  for (const offset of sorted)
    bitmap[offset >>> 5] = (bitmap[offset >>> 5] as number) | (1 << (offset & 31));
  return new Uint8Array(bitmap.buffer);
};

async function convert(
  db: Kysely<unknown>,
  read: (words: readonly string[]) => Promise<readonly EarlierBlock[]>,
): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ word: string }>`
      select word from search_words where word > ${last} order by word limit ${WORDS_PER_BATCH}`.execute(
      db,
    );
    if (rows.length === 0) return;
    const words = rows.map(({ word }) => word);
    const blocks = await read(words);
    for (let at = 0; at < blocks.length; at += ROWS_PER_INSERT) {
      const values = blocks
        .slice(at, at + ROWS_PER_INSERT)
        .map(
          ({ word, block, names, texts }) =>
            sql`(${word}, ${block}, ${encodeOffsets(names)}, ${encodeOffsets(texts)})`,
        );
      await sql`insert into search_postings (word, block, names, texts) values ${sql.join(values)}`.execute(
        db,
      );
    }
    last = words.at(-1) ?? last;
  }
}

async function convertSqlite(db: Kysely<unknown>): Promise<void> {
  for (const field of ['names', 'texts'])
    await sql`create virtual table ${sql.ref(`temp.earlier_${field}`)} using fts5vocab('main', ${sql.lit(`search_${field}`)}, 'instance')`.execute(
      db,
    );
  const select = (field: string, words: readonly string[]) => sql`
    select term as word, doc / ${sql.lit(BLOCK_SIZE)} as block, group_concat(doc % ${sql.lit(BLOCK_SIZE)}) as offsets
    from ${sql.ref(`temp.earlier_${field}`)} where term >= ${words[0]} and term <= ${words.at(-1)} group by 1, 2`;
  await convert(db, async (words) => {
    const { rows } = await sql<EarlierBlock>`
      select word, block, names.offsets as names, texts.offsets as texts
      from (${select('texts', words)}) texts left join (${select('names', words)}) names using (word, block)`.execute(
      db,
    );
    return rows;
  });
  for (const field of ['names', 'texts']) {
    await sql`drop table ${sql.ref(`temp.earlier_${field}`)}`.execute(db);
    await sql`drop table ${sql.ref(`search_${field}`)}`.execute(db);
  }
}

async function convertPostgres(db: Kysely<unknown>): Promise<void> {
  const select = (field: string) => sql`
    select word, no / ${sql.lit(BLOCK_SIZE)} as block, string_agg((no % ${sql.lit(BLOCK_SIZE)})::text, ',') as offsets
    from search_documents, unnest(tsvector_to_array(${sql.ref(field)})) as word group by 1, 2`;
  await sql`create temporary table earlier_blocks on commit drop as
    select word, block, names.offsets as names, texts.offsets as texts
    from (${select('texts')}) texts left join (${select('names')}) names using (word, block)`.execute(
    db,
  );
  await sql`create index on earlier_blocks (word)`.execute(db);
  await sql`analyze earlier_blocks`.execute(db);
  await convert(db, async (words) => {
    const { rows } = await sql<EarlierBlock>`
      select * from earlier_blocks where word = any(${words}::text[])`.execute(db);
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
