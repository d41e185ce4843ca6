// Copy of the files of a running marketplace, while files are added and removed: exactly the files that its rows reference at one
// moment.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TableName } from '../platform/db/bulk-copy.ts';
import type { ObjectStore } from '../platform/storage/object-store.ts';
import { FOLDERS, type Folder, type Stores } from '../platform/storage/stores.ts';
import type { FileEntry } from './archive.ts';
import { filesReferencedBy } from './file-references.ts';

/** Files copied in parallel: most of the time is waiting. */
const MAX_CONCURRENT_COPIES = 8;

interface CopiedFile {
  readonly size: number;
  readonly sha256: string;
}

async function copyFile(
  store: ObjectStore,
  name: string,
  target: string,
): Promise<CopiedFile | null> {
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
 * Usage: `copyNewFiles()` before the rows are read and again after, `markReferenced()` per row, then `removeUnreferenced()`.
 * Files are stored before the row that references them and removed after it, so the two passes see every referenced file.
 */
export class FileCopier {
  readonly #stores: Stores;
  readonly #targetFolder: (folder: Folder) => string;
  readonly #copies: Record<Folder, Map<string, CopiedFile>> = {
    uploads: new Map(),
    attachments: new Map(),
  };
  /** Copied, but removed from the store since: such a copy stays only if a row references it. */
  readonly #removedFromStore: Record<Folder, Set<string>> = {
    uploads: new Set(),
    attachments: new Set(),
  };
  #missing = 0;

  constructor(stores: Stores, targetFolder: (folder: Folder) => string) {
    this.#stores = stores;
    this.#targetFolder = targetFolder;
  }

  async copyNewFiles(): Promise<void> {
    for (const folder of FOLDERS) {
      await mkdir(this.#targetFolder(folder), { recursive: true, mode: 0o700 });
      this.#removedFromStore[folder] = new Set(this.#copies[folder].keys());
      let batch: string[] = [];
      for await (const { name } of this.#stores[folder].list()) {
        this.#removedFromStore[folder].delete(name);
        if (!this.#copies[folder].has(name)) batch.push(name);
        if (batch.length < MAX_CONCURRENT_COPIES) continue;
        await this.#copyBatch(folder, batch);
        batch = [];
      }
      await this.#copyBatch(folder, batch);
    }
  }

  async #copyBatch(folder: Folder, names: readonly string[]): Promise<void> {
    await Promise.all(
      names.map(async (name) => {
        const target = join(this.#targetFolder(folder), name);
        const copied = await copyFile(this.#stores[folder], name, target);
        if (copied) this.#copies[folder].set(name, copied);
      }),
    );
  }

  markReferenced(table: TableName, line: string): void {
    for (const [folder, name] of filesReferencedBy(table, line)) {
      this.#removedFromStore[folder].delete(name);
      if (!this.#copies[folder].has(name)) this.#missing += 1;
    }
  }

  /** Deletes the copies that no row references any more. Returns the number of referenced files that do not exist. */
  async removeUnreferenced(): Promise<number> {
    for (const folder of FOLDERS)
      for (const name of this.#removedFromStore[folder]) {
        await rm(join(this.#targetFolder(folder), name), { force: true });
        this.#copies[folder].delete(name);
      }
    return this.#missing;
  }

  *entries(): Generator<FileEntry> {
    for (const folder of FOLDERS)
      for (const [name, { size, sha256 }] of this.#copies[folder])
        yield { folder, name, size, sha256 };
  }
}
