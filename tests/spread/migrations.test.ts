// Several processes start at once on an empty database: one runs the migrations, the others wait, and all of them start.
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { admin, inDatabase } from '../api/place.ts';
import { freePort, start } from '../api/platform/process.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
afterEach(() => stage?.close());

test('four processes at once make one schema', async () => {
  stage = await openStage();
  const running = await Promise.all([stage.run(), stage.run(), stage.run(), stage.run()]);
  for (const { origin } of running) expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
  const rows = await inDatabase(stage.place, ({ db }) =>
    sql<{ name: string }>`select name from kysely_migration order by name`.execute(db),
  );
  expect(rows.rows.length).toBeGreaterThan(8);
});

test('a migration that fails leaves the database as it was, and says which one in one line', async () => {
  stage = await openStage();
  const url = stage.place.env.DATABASE_URL ?? '';
  // Conflicts with a later migration, after earlier ones have created their tables.
  await admin(url, 'create table chats (id text)');
  const failed = start({ ...stage.place.env, PORT: String(await freePort()) });
  expect(await failed.exit).toBe(1);
  expect(failed.printed().trim().split('\n')).toEqual([
    expect.stringMatching(/^Cannot start\. Migration 00\d-\w+ failed.*"chats" already exists$/),
  ]);
  await admin(url, 'drop table chats');
  const one = await stage.run();
  expect((await fetch(`${one.origin}/api/ready`)).status).toBe(200);
});
