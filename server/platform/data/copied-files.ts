// Copy of the files of a running marketplace, while files are added and removed: exactly the files that its rows name at one
// moment.
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

/** Files copied in parallel: most of the time is waiting. */
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
 * Usage: `take()` before the moment at which the rows are read and again after it, `look()` at each row, then `settle()`.
 * Files are stored before the row that names them and removed after it, so the two passes together see every named file.
 */
export class CopiedFiles {
  readonly #stores: Stores;
  readonly #dirOf: (folder: Folder) => string;
  readonly #copies: Record<Folder, Map<string, Copy>> = {
    uploads: new Map(),
    attachments: new Map(),
  };
  /** Copied, but removed from the store since: such a copy stays only if a row names it. */
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

  /** Deletes the copies that no row names any more. Returns the number of named files that were found nowhere. */
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
