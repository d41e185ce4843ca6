// Several processes start at once on an empty database: one runs the migrations, the others wait, and all of them start.
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../tools/server-process.ts';
import { withDatabase } from '../api/environment.ts';
import { startServer } from '../api/platform/process.ts';
import { runSql } from '../api/postgres-database.ts';
import { type Cluster, startCluster } from './cluster.ts';

let stage: Cluster;
afterEach(() => stage?.close());

test('four processes starting at once create one schema', async () => {
  stage = await startCluster();
  const running = await Promise.all([
    stage.startServer(),
    stage.startServer(),
    stage.startServer(),
    stage.startServer(),
  ]);
  for (const { origin } of running) expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
  const rows = await withDatabase(stage.environment, ({ db }) =>
    sql<{ name: string }>`select name from kysely_migration order by name`.execute(db),
  );
  expect(rows.rows.length).toBeGreaterThan(8);
});

test('a failed migration leaves the database unchanged, and is named in one line', async () => {
  stage = await startCluster();
  const url = stage.environment.env.DATABASE_URL ?? '';
  // Conflicts with a later migration, after earlier ones have created their tables.
  await runSql(url, 'create table chats (id text)');
  const failed = startServer({ ...stage.environment.env, PORT: String(await freePort()) });
  expect(await failed.exit).toBe(1);
  expect(failed.output().trim().split('\n')).toEqual([
    expect.stringMatching(/^Cannot start\. Migration 00\d-\w+ failed.*"chats" already exists$/),
  ]);
  await runSql(url, 'drop table chats');
  const one = await stage.startServer();
  expect((await fetch(`${one.origin}/api/ready`)).status).toBe(200);
});
