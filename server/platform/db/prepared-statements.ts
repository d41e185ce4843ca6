// Named prepared statements of PostgreSQL connections: parsed once per connection, and planned again only while the planner finds
// that worthwhile.
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { isInFailedTransaction, isStalePlan } from './transaction-conflicts.ts';

/** Names of one connection; the database holds about 20 kB for each. A connection with more is replaced by a new one. */
export const MAX_PREPARED_STATEMENTS = 500;
/** Longer texts are rare, and not worth the memory. */
const MAX_PREPARED_CHARS = 4_000;
/** Inserts of several rows: the text changes with their number. */
const INSERTS_ROWS = /^insert\b.*\bvalues \(.*\), \(/is;
/** Transaction control, cursors and schema changes have no plan. */
const HAS_PLAN = /^(?:select|insert|update|delete|with)\b/i;

const isNamed = (text: string): boolean =>
  text.length <= MAX_PREPARED_CHARS && HAS_PLAN.test(text) && !INSERTS_ROWS.test(text);

export interface PreparedStatements {
  /** Runs a statement, under a name where it has a plan. */
  query(client: pg.PoolClient, text: string, values: unknown[]): Promise<pg.QueryResult>;
  /** Whether the connection has so many statements that it should be closed. */
  isFull(client: pg.PoolClient): boolean;
}

/** Prepared statements of all connections of one pool. */
export function preparedStatements(): PreparedStatements {
  const names = new LRUCache<string, string>({ max: MAX_PREPARED_STATEMENTS });
  const namesByClient = new WeakMap<pg.PoolClient, Set<string>>();
  /** Part of every name, so that a new generation is prepared again on every connection. */
  let generation = 0;

  const nameOf = (text: string): string => {
    const existing = names.get(text);
    if (existing !== undefined) return existing;
    const name = `${generation}_${hash('sha1', text, 'hex').slice(0, 20)}`;
    names.set(text, name);
    return name;
  };

  const run = (client: pg.PoolClient, text: string, values: unknown[]) => {
    if (!isNamed(text)) return client.query(text, values);
    const name = nameOf(text);
    const used = namesByClient.get(client);
    if (used) used.add(name);
    else namesByClient.set(client, new Set([name]));
    return client.query({ name, text, values });
  };

  return {
    async query(client, text, values) {
      try {
        return await run(client, text, values);
      } catch (error) {
        if (!isStalePlan(error)) throw error;
        // Another process has migrated the schema. In a transaction the second try fails as well: its work runs again.
        generation += 1;
        names.clear();
        return await run(client, text, values).catch((again: unknown) => {
          throw isInFailedTransaction(again) ? error : again;
        });
      }
    },

    isFull: (client) => (namesByClient.get(client)?.size ?? 0) >= MAX_PREPARED_STATEMENTS,
  };
}
