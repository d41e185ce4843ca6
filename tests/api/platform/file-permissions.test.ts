// Owner-only file permissions: database, uploads, attachments, backups and exports; older files are corrected at start.
import { execFile } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { DISK_STORAGE } from '../environment.ts';
import { openMarket, sharedMarket } from '../market.ts';
import { storedFilesOf } from './stored-files.ts';

const CLI = fileURLToPath(new URL('../../../server/data/cli.ts', import.meta.url));
const runFile = promisify(execFile);
const market = await sharedMarket(0, DISK_STORAGE);
await market.app.ready();
const dir: string = market.env.DATA_DIR ?? '';
await storedFilesOf(market, 'uploads').put('a.webp', 'x');
await storedFilesOf(market, 'attachments').put('b', 'x');

/** Paths under a folder, including itself, that users other than the owner could read, write or enter. */
function open(folder: string, found: string[] = []): string[] {
  if (statSync(folder).mode & 0o077) found.push(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) open(path, found);
    else if (statSync(path).mode & 0o077) found.push(path);
  }
  return found;
}

test('files of a new market are readable by the owner only', () => {
  expect(readdirSync(dir)).toEqual(expect.arrayContaining(['attachments', 'tmp', 'uploads']));
  expect(open(dir)).toEqual([]);
});

test('files of an older market are corrected at start', async () => {
  await market.app.close();
  chmodSync(dir, 0o755);
  for (const folder of ['uploads', 'attachments', 'tmp']) chmodSync(join(dir, folder), 0o755);
  chmodSync(join(dir, 'uploads', 'a.webp'), 0o644);
  if (!market.env.DATABASE_URL) {
    chmodSync(join(dir, 'market.sqlite'), 0o644);
    // Left as SQLite creates them beside a database file that everybody can read.
    for (const end of ['-wal', '-shm']) {
      writeFileSync(join(dir, `market.sqlite${end}`), '');
      chmodSync(join(dir, `market.sqlite${end}`), 0o644);
    }
  }
  expect(open(dir).length).toBeGreaterThan(4);
  await market.restart();
  await market.app.ready();
  expect(open(dir)).toEqual([]);
});

test('a shared folder is left unchanged', async () => {
  const shared = mkdtempSync(join(tmpdir(), 'shared-'));
  chmodSync(shared, 0o1777);
  try {
    const own = await openMarket(0, { DATA_DIR: shared, ...DISK_STORAGE });
    await own.app.ready();
    await own.app.close();
    expect(statSync(shared).mode & 0o7777).toBe(0o1777);
    expect(open(join(shared, 'uploads'))).toEqual([]);
  } finally {
    rmSync(shared, { recursive: true });
  }
});

test.each(['export', 'backup'])(
  'files written by `data -- %s` are, in an open folder',
  async (command) => {
    if (command === 'backup' && market.env.DATABASE_URL) return;
    const target = join(mkdtempSync(join(tmpdir(), 'copy-')), 'market');
    mkdirSync(target, { mode: 0o755 });
    await runFile(process.execPath, [CLI, command, target], {
      env: { PATH: process.env.PATH ?? '', ...market.env },
    });
    expect(readdirSync(target).length).toBeGreaterThan(1);
    expect(open(target)).toEqual([]);
    rmSync(join(target, '..'), { recursive: true });
  },
);
