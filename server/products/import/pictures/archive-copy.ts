// Copy of a small archive in memory whose entries were all unpacked once, to verify what they declare.
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { type ArchiveEntry, writeArchive } from './archive-writer.ts';
import { contentOf, entriesOf, opened } from './zip-entries.ts';

class TooLargeError extends Error {}

const LESS_THAN = 0x3c;

/** Counts the tags of an XML file; ends with TooLargeError above the limit. */
const countTags = (count: (tags: number) => void): Writable =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      let tags = 0;
      for (const byte of chunk) if (byte === LESS_THAN) tags += 1;
      try {
        count(tags);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });

export interface ZipLimits {
  readonly maxEntries: number;
  /** Of all entries together, when unpacked. */
  readonly maxBytes: number;
  /** XML tags of all entries together. */
  readonly maxTags: number;
  /** Entries that are read row by row; the limits of the others together are `maxWholeBytes` and `maxWholeTags`. */
  readonly isStreamed: (name: string) => boolean;
  readonly maxWholeBytes: number;
  readonly maxWholeTags: number;
}

/** Counters of an archive; they throw TooLargeError. */
function openCounters({ maxBytes, maxTags, isStreamed, maxWholeBytes, maxWholeTags }: ZipLimits) {
  const sums = { bytes: 0, tags: 0, wholeBytes: 0, wholeTags: 0 };
  const check = (): void => {
    if (
      sums.bytes > maxBytes ||
      sums.tags > maxTags ||
      sums.wholeBytes > maxWholeBytes ||
      sums.wholeTags > maxWholeTags
    )
      throw new TooLargeError();
  };
  return {
    addEntry({ fileName, uncompressedSize }: Entry): void {
      sums.bytes += uncompressedSize;
      if (!isStreamed(fileName)) sums.wholeBytes += uncompressedSize;
      check();
    },
    addTags({ fileName }: Entry, tags: number): void {
      sums.tags += tags;
      if (!isStreamed(fileName)) sums.wholeTags += tags;
      check();
    },
  };
}

export interface ArchiveCopy {
  readonly bytes: Buffer;
  has(name: string): boolean;
  /** Content of an entry; nothing where there is none. */
  part(name: string): AsyncIterable<Buffer>;
}

const DEFLATED = 8;

function archiveCopy(entries: readonly ArchiveEntry[]): ArchiveCopy {
  const byName = new Map(entries.map((each) => [each.name.toString('utf8'), each]));
  return {
    bytes: writeArchive(entries),
    has: (name) => byName.has(name),
    part(name) {
      const entry = byName.get(name);
      if (!entry) return Readable.from([]);
      const compressed = Readable.from([entry.compressed]);
      return entry.method === DEFLATED ? compressed.pipe(createInflateRaw()) : compressed;
    },
  };
}

/**
 * The entries of a small archive in a new one. Unpackers disagree about archives with contradictory sizes or several directories, so
 * a check of the file itself says nothing about what another unpacker reads. Every entry is unpacked once to verify its size.
 */
export async function copyArchive(
  file: string,
  limits: ZipLimits,
): Promise<ArchiveCopy | 'tooLarge' | 'unreadable'> {
  let zip: ZipFile | null = null;
  try {
    zip = await opened(file);
    if (zip.entryCount > limits.maxEntries) return 'tooLarge';
    const entries: ArchiveEntry[] = [];
    const counters = openCounters(limits);
    let compressedBytes = 0;
    for await (const entry of entriesOf(zip)) {
      counters.addEntry(entry);
      // Entries that overlap.
      compressedBytes += entry.compressedSize;
      if (compressedBytes > zip.fileSize) return 'unreadable';
      await pipeline(
        await contentOf(zip, entry),
        countTags((tags) => counters.addTags(entry, tags)),
      );
      entries.push({
        name: Buffer.from(entry.fileNameRaw),
        method: entry.compressionMethod,
        crc32: entry.crc32,
        compressed: await buffer(await contentOf(zip, entry, true)),
        uncompressedSize: entry.uncompressedSize,
      });
    }
    return archiveCopy(entries);
  } catch (error) {
    return error instanceof TooLargeError ? 'tooLarge' : 'unreadable';
  } finally {
    zip?.close();
  }
}
