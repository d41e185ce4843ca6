// A market for tests: the real server on an empty database of its own, SQLite or the PostgreSQL of DATABASE_URL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { Lang } from '../../contract/lang.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/open.ts';
import { fillMarket } from '../../server/seed/fill.ts';
import { type Api, createApi } from '../../src/api/call.ts';

export interface Market {
  readonly app: FastifyInstance;
  readonly api: Api;
  readonly env: Readonly<Record<string, string>>;
  apiIn(lang: Lang): Api;
  close(): Promise<void>;
}

const admin = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** An empty place for a market: its environment, and how to remove it again. */
export async function emptyPlace(): Promise<{
  env: Record<string, string>;
  remove: () => Promise<void>;
}> {
  const dir = mkdtempSync(join(tmpdir(), 'market-'));
  const base = { DATA_DIR: dir, LOG_LEVEL: 'silent', PORT: '0' };
  const url = process.env.DATABASE_URL;
  if (!url) return { env: base, remove: async () => rmSync(dir, { recursive: true }) };
  const name = `market_test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  await admin(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    env: { ...base, DATABASE_URL: own.href },
    remove: async () => {
      await admin(url, `drop database ${name} with (force)`);
      rmSync(dir, { recursive: true });
    },
  };
}

/** A running market with `products` generated listings; 0 for an empty one. */
export async function openMarket(products: number): Promise<Market> {
  const { env, remove } = await emptyPlace();
  const config = readConfig(env);
  if (products > 0) {
    const database = await openDatabase(config.database);
    await fillMarket(database, { products }, () => {});
    await database.close();
  }
  const app = await buildApp(config);
  const apiIn = (lang: Lang): Api =>
    createApi({
      lang,
      transport: async ({ method, url, headers, body }) => {
        const reply = await app.inject({
          method,
          url,
          headers,
          ...(body ? { payload: body } : {}),
        });
        return { status: reply.statusCode, body: reply.json() };
      },
    });
  return {
    app,
    env,
    apiIn,
    api: apiIn('en'),
    close: async () => {
      await app.close();
      await remove();
    },
  };
}
