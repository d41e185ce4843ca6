// Downloaded files of one import, by address: rows with the same address share one download.
import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

type Download = (address: string, path: string) => Promise<void>;

interface Entry {
  readonly path: string;
  /** Rejects for every row with the address of a failed download. */
  readonly done: Promise<void>;
  /** 0 until the download is complete, and after a failure. */
  bytes: number;
  users: number;
}

export class DownloadedFiles {
  /** The oldest first. */
  readonly #entries = new Map<string, Entry>();
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #download: Download;
  #bytes = 0;

  /** Holds up to `maxBytes` of files besides those in use. */
  constructor(folder: string, maxBytes: number, download: Download) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#download = download;
  }

  /** Calls `work` with the file of the address, which exists until `work` ends. */
  async use<Result>(address: string, work: (path: string) => Promise<Result>): Promise<Result> {
    const entry = this.#entries.get(address) ?? this.#begin(address);
    entry.users += 1;
    try {
      await entry.done;
      return await work(entry.path);
    } finally {
      entry.users -= 1;
      await this.#removeOldest();
    }
  }

  async close(): Promise<void> {
    for (const { path } of this.#entries.values()) await rm(path, { force: true });
    this.#entries.clear();
  }

  #begin(address: string): Entry {
    const path = join(this.#folder, randomUUID());
    const complete = async (): Promise<void> => {
      try {
        await this.#download(address, path);
        entry.bytes = (await stat(path)).size;
        this.#bytes += entry.bytes;
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    };
    const entry: Entry = { path, bytes: 0, users: 0, done: Promise.resolve().then(complete) };
    this.#entries.set(address, entry);
    return entry;
  }

  /** Failures stay, because they need no space. */
  async #removeOldest(): Promise<void> {
    for (const [address, { path, bytes, users }] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      if (users > 0 || bytes === 0) continue;
      this.#entries.delete(address);
      this.#bytes -= bytes;
      await rm(path, { force: true });
    }
  }
}
