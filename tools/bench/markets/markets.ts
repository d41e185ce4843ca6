// Markets of a given size for benchmarks, created once and stored in the system's temporary folder.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Config, readConfig } from '../../../server/config.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Sources that determine the content of a seeded database. */
const SOURCES = ['tools/demo', 'server/platform', 'server/catalog', 'server/products', 'contract'];

const hashOfSources = (products: number): string => {
  const sum = createHash('sha256').update(String(products));
  for (const folder of SOURCES)
    for (const name of readdirSync(join(ROOT, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort())
      if (name.endsWith('.ts')) sum.update(name).update(readFileSync(join(ROOT, folder, name)));
  // Of the drawings, rows depend only on this.
  return sum.update(readFileSync(join(ROOT, 'drawings/families.ts'))).digest('hex');
};

/** A market for benchmarks. */
export interface BenchMarket {
  /** Configuration for direct database access. */
  readonly database: Config['database'];
  /** Environment of a server for this market. */
  readonly env: Readonly<Record<string, string>>;
  /** Duration of the filling. */
  readonly seconds: number;
}

/** Fills `dataDir`, or the database of `env`, with a market of `products` products; prints the progress. */
export function seed(
  dataDir: string,
  products: number,
  {
    quiet = false,
    databaseUrl,
    root = ROOT,
  }: { quiet?: boolean; databaseUrl?: string | undefined; root?: string } = {},
): void {
  const { DATABASE_URL: _, ...env } = process.env;
  const done = spawnSync(process.execPath, ['tools/demo/seed.ts', '--products', String(products)], {
    cwd: root,
    stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    env: { ...env, DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
  });
  if (done.status !== 0) throw new Error(`A market of ${products} products could not be created`);
}

/** Creates an empty database of that name on the server at `address`; returns the new database's address. */
export async function recreateDatabase(address: string, name: string): Promise<string> {
  const server = new pg.Client({ connectionString: address });
  await server.connect();
  await server.query(`drop database if exists ${name} with (force)`);
  await server.query(`create database ${name}`);
  await server.end();
  const created = new URL(address);
  created.pathname = `/${name}`;
  return created.href;
}

/**
 * Returns a market of this size, in a file or, if `server` is the address of a PostgreSQL server, in a database there.
 * An existing one is reused as long as its sources are unchanged.
 */
export async function openBenchMarket(
  products: number,
  server: string | null,
): Promise<BenchMarket> {
  const dataDir = join(tmpdir(), `yantra-bench-${server ? 'postgres-' : ''}${products}`);
  const name = `yantra_bench_${products}`;
  const marker = join(dataDir, 'seeded-from');
  const sourcesHash = hashOfSources(products);
  const storedMarker = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : [];
  let seconds = Number(storedMarker[1]);
  let databaseUrl: string | undefined;
  if (server) databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  if (storedMarker[0] !== sourcesHash) {
    rmSync(dataDir, { recursive: true, force: true });
    mkdirSync(dataDir, { recursive: true });
    if (server) databaseUrl = await recreateDatabase(server, name);
    console.log(`Creating a market of ${products.toLocaleString('en')} products …`);
    const began = performance.now();
    seed(dataDir, products, { databaseUrl });
    seconds = Math.round((performance.now() - began) / 1000);
    writeFileSync(marker, `${sourcesHash} ${seconds}`);
  }
  const env = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  return { database: readConfig(env).database, env, seconds };
}
