// Markets of a given size to measure on, made once and kept in the system's folder for temporary files.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Whatever decides what a seeded database holds. */
const SOURCES = ['server/seed', 'server/db', 'server/domain', 'server/catalog', 'contract'];

const stamp = (products: number): string => {
  const sum = createHash('sha256').update(String(products));
  for (const folder of SOURCES)
    for (const name of readdirSync(join(ROOT, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort())
      if (name.endsWith('.ts') && !name.startsWith('drawings'))
        sum.update(name).update(readFileSync(join(ROOT, folder, name)));
  return sum.digest('hex');
};

/** Fills `dataDir` with a market of `products` listings; its progress is printed. */
export function seed(dataDir: string, products: number, quiet = false): void {
  const { DATABASE_URL: _, ...env } = process.env;
  const done = spawnSync(process.execPath, ['server/seed/cli.ts', '--products', String(products)], {
    cwd: ROOT,
    stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    env: { ...env, DATA_DIR: dataDir },
  });
  if (done.status !== 0) throw new Error(`A market of ${products} could not be made`);
}

/** The folder of a market of this size; one made earlier serves again as long as it would come out the same. */
export function marketOf(products: number): string {
  const dataDir = join(tmpdir(), `yantra-bench-${products}`);
  const marker = join(dataDir, 'seeded-from');
  const wanted = stamp(products);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return dataDir;
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`Making a market of ${products.toLocaleString('en')} listings in ${dataDir} …`);
  seed(dataDir, products);
  writeFileSync(marker, wanted);
  return dataDir;
}
