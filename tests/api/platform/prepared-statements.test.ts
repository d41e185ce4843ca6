// Prepared statements of both engines: one text for lists of any length, and on PostgreSQL names, their number, and plans that a
// migration has made stale.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { type Db, inTransaction, openDatabase } from '../../../server/platform/db/open.ts';
import { MAX_PREPARED_STATEMENTS } from '../../../server/platform/db/prepared-statements.ts';
import { sharedMarket } from '../market.ts';
import { runSql } from '../postgres-database.ts';

const isPostgres = Boolean(process.env.DATABASE_URL);
const market = await sharedMarket(3);

/** Opens the market's database with one connection, so that all statements use the same one. */
const withOneConnection = async (work: (db: Db) => Promise<void>): Promise<void> => {
  const database = await openDatabase({ ...readConfig(market.env).database, connections: 1 });
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
};

const wordsBesides = (db: Db, words: readonly string[]) =>
  db.selectFrom('search_words').select('word').where('word', 'not in', words);
const productNos = (db: Db, nos: readonly number[]) =>
  db.selectFrom('products').select('no').where('no', 'in', nos).orderBy('no');

const preparedTexts = async (db: Db): Promise<string[]> =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows
    .map(({ statement }) => statement)
    .filter((text) => !text.includes('pg_prepared_statements'));

test('lists of any length are compiled to one statement and select the same rows', () =>
  withOneConnection(async (db) => {
    const all = await db.selectFrom('products').select('no').orderBy('no').execute();
    const nos = all.map(({ no }) => no);
    expect(nos).toHaveLength(3);
    for (const length of [0, 1, 3])
      expect(await productNos(db, nos.slice(0, length)).execute()).toEqual(all.slice(0, length));
    const texts = [[], [1], [1, 2, 3]].map((list) => productNos(db, list).compile().sql);
    expect(new Set(texts).size).toBe(1);
    const words = (await wordsBesides(db, []).execute()).map(({ word }) => word);
    const [one = '', other = ''] = words;
    const rest = await wordsBesides(db, [one, other, `'"{,}\\`]).execute();
    expect(rest).toHaveLength(words.length - 2);
  }));

test.skipIf(!isPostgres)('a statement is prepared once per connection', () =>
  withOneConnection(async (db) => {
    for (const nos of [[1], [2, 3], [4, 5, 6]]) await productNos(db, nos).execute();
    expect(await preparedTexts(db)).toEqual([productNos(db, []).compile().sql]);
  }),
);

test.skipIf(!isPostgres)('the number of prepared statements of a connection is limited', () =>
  withOneConnection(async (db) => {
    for (let at = 0; at < MAX_PREPARED_STATEMENTS + 10; at++)
      await sql`select ${sql.lit(at)}`.execute(db);
    expect((await preparedTexts(db)).length).toBeLessThan(20);
  }),
);

test.skipIf(!isPostgres)('statements work after another process has migrated the schema', () =>
  withOneConnection(async (db) => {
    const url = market.env.DATABASE_URL ?? '';
    const selectAll = () => sql`select * from catalog_version`.execute(db);
    await selectAll();
    await runSql(url, 'alter table catalog_version add column extra integer');
    expect((await selectAll()).rows).toEqual([expect.objectContaining({ extra: null })]);
    await runSql(url, 'alter table catalog_version drop column extra');
    let runs = 0;
    await inTransaction(db, async (tx) => {
      runs += 1;
      const { rows } = await sql<object>`select * from catalog_version`.execute(tx);
      expect(rows[0]).not.toHaveProperty('extra');
    });
    expect(runs).toBe(2);
  }),
);
