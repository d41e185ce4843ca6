// The files of a running market, copied while some come and go: all that its rows name at one moment, and no more.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TableName } from '../db/moving.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { FOLDERS, type Folder, type Stores } from '../storage/stores.ts';
import type { Entry } from './archive.ts';
import { namedBy } from './named-files.ts';

/** At a time: most of the work is waiting. */
const AT_ONCE = 8;

interface Copy {
  readonly size: number;
  readonly sha256: string;
}

async function copy(store: ObjectStore, name: string, target: string): Promise<Copy | null> {
  const found = await store.open(name);
  // Removed since it was listed.
  if (typeof found === 'string') return null;
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    found.stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(target, { mode: 0o600, flush: true }),
  );
  return { size, sha256: hash.digest('hex') };
}

/**
 * `take()` before the moment that the rows are read at and once more after it, `look()` at each row, then `settle()`: files
 * are stored before the row that names them and removed after it, so between both all that is named has been there.
 */
export class CopiedFiles {
  readonly #stores: Stores;
  readonly #dirOf: (folder: Folder) => string;
  readonly #copies: Record<Folder, Map<string, Copy>> = {
    uploads: new Map(),
    attachments: new Map(),
  };
  /** Copied, and gone since: kept only where a row names them. */
  readonly #gone: Record<Folder, Set<string>> = { uploads: new Set(), attachments: new Set() };
  #missing = 0;

  constructor(stores: Stores, dirOf: (folder: Folder) => string) {
    this.#stores = stores;
    this.#dirOf = dirOf;
  }

  async take(): Promise<void> {
    for (const folder of FOLDERS) {
      await mkdir(this.#dirOf(folder), { recursive: true, mode: 0o700 });
      this.#gone[folder] = new Set(this.#copies[folder].keys());
      let batch: string[] = [];
      for await (const { name } of this.#stores[folder].list()) {
        this.#gone[folder].delete(name);
        if (!this.#copies[folder].has(name)) batch.push(name);
        if (batch.length < AT_ONCE) continue;
        await this.#copy(folder, batch);
        batch = [];
      }
      await this.#copy(folder, batch);
    }
  }

  async #copy(folder: Folder, names: readonly string[]): Promise<void> {
    await Promise.all(
      names.map(async (name) => {
        const target = join(this.#dirOf(folder), name);
        const copied = await copy(this.#stores[folder], name, target);
        if (copied) this.#copies[folder].set(name, copied);
      }),
    );
  }

  look(table: TableName, line: string): void {
    for (const [folder, name] of namedBy(table, line)) {
      this.#gone[folder].delete(name);
      if (!this.#copies[folder].has(name)) this.#missing += 1;
    }
  }

  /** Drops what no row names any more. Answers how many files are named and were nowhere. */
  async settle(): Promise<number> {
    for (const folder of FOLDERS)
      for (const name of this.#gone[folder]) {
        await rm(join(this.#dirOf(folder), name), { force: true });
        this.#copies[folder].delete(name);
      }
    return this.#missing;
  }

  *entries(): Generator<Entry> {
    for (const folder of FOLDERS)
      for (const [name, { size, sha256 }] of this.#copies[folder])
        yield { folder, name, size, sha256 };
  }
}
