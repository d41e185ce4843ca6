// Sizes of the tables and indexes of a PostgreSQL market, the largest first.
import pg from 'pg';
import { table } from './table.ts';

const MAX_RELATIONS = 14;
const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

/** Table of relations with their megabytes, and a total of the database. */
export async function formatIndexSizes(address: string): Promise<string> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const relations = await client.query<{ name: string; kind: string; bytes: string }>(
    `select relname as name, case relkind when 'i' then 'index' else 'table' end as kind, pg_relation_size(oid) as bytes
     from pg_class where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace
     order by pg_relation_size(oid) desc limit ${MAX_RELATIONS}`,
  );
  const whole = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  await client.end();
  const rows = relations.rows.map(({ name, kind, bytes }) => [
    name,
    kind,
    megabytes(Number(bytes)),
  ]);
  return `${table(['relation', 'kind', '>MB'], rows)}\n\nThe whole database: ${megabytes(Number(whole.rows[0]?.bytes))} MB.`;
}
