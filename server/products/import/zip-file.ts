// ZIP files, read entry by entry from a local file: names and sizes, and the content of an entry within a limit.
import { createWriteStream } from 'node:fs';
import { type Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, open, type ZipFile } from 'yauzl';
import { type ArchiveEntry, writeArchive } from './archive-writer.ts';

// yauzl refuses entries that unpack to more bytes than their header declares, so the declared sizes can be trusted.

const NOTHING = Buffer.alloc(0);
const MAX_NAME_BYTES = 1_000;
const MAX_EXTRA_BYTES = 4_096;

const opened = (file: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    open(file, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const { promise, resolve, reject } = Promise.withResolvers<Entry | null>();
    const onEnd = (): void => resolve(null);
    zip.once('entry', resolve).once('end', onEnd).once('error', reject);
    zip.readEntry();
    const entry = await promise.finally(() =>
      zip.off('entry', resolve).off('end', onEnd).off('error', reject),
    );
    if (!entry) return;
    const { fileNameLength, extraFieldLength, fileCommentLength } = entry;
    if (fileNameLength > MAX_NAME_BYTES || extraFieldLength + fileCommentLength > MAX_EXTRA_BYTES)
      throw new Error('an entry has too much metadata');
    yield entry;
  }
}

const contentOf = (zip: ZipFile, entry: Entry, isRaw = false): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, isRaw ? { decodeFileData: false } : {}, (error, stream) =>
      error ? reject(error) : resolve(stream),
    );
  });

const discard = (): Writable =>
  new Writable({
    write(_chunk, _encoding, done) {
      done();
    },
  });

export interface ZipLimits {
  readonly maxEntries: number;
  /** Of all entries together, when unpacked. */
  readonly maxBytes: number;
}

/**
 * The entries of a small archive in a new one. Unpackers disagree about archives with contradictory sizes or several directories, so
 * a check of the file itself says nothing about what another unpacker reads. Every entry is unpacked once to verify its size.
 */
export async function copyArchive(
  file: string,
  { maxEntries, maxBytes }: ZipLimits,
): Promise<Buffer | 'tooLarge' | 'unreadable'> {
  let zip: ZipFile | null = null;
  try {
    zip = await opened(file);
    if (zip.entryCount > maxEntries) return 'tooLarge';
    const entries: ArchiveEntry[] = [];
    let bytes = 0;
    let compressedBytes = 0;
    for await (const entry of entriesOf(zip)) {
      bytes += entry.uncompressedSize;
      if (bytes > maxBytes) return 'tooLarge';
      // Entries that overlap.
      compressedBytes += entry.compressedSize;
      if (compressedBytes > zip.fileSize) return 'unreadable';
      await pipeline(await contentOf(zip, entry), discard());
      entries.push({
        name: Buffer.from(entry.fileNameRaw),
        method: entry.compressionMethod,
        crc32: entry.crc32,
        compressed: await buffer(await contentOf(zip, entry, true)),
        uncompressedSize: entry.uncompressedSize,
      });
    }
    return writeArchive(entries);
  } catch {
    return 'unreadable';
  } finally {
    zip?.close();
  }
}

/** Case, folders and the kind of blanks are ignored: spreadsheets name only the file, and cameras write .JPG. */
const keyOf = (name: string): string =>
  (name.replaceAll('\\', '/').split('/').at(-1) ?? '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();

/** Thousands of entries are held in memory: only what reading their content needs. */
const withoutExtras = (entry: Entry): Entry =>
  Object.assign(entry, {
    fileNameRaw: NOTHING,
    extraFields: [],
    extraFieldRaw: NOTHING,
    comment: '',
    fileComment: '',
    fileCommentRaw: NOTHING,
  });

export interface PictureZip {
  /** Writes a file of the archive to `path`. 'missing': the archive has none of this name. */
  extract(name: string, path: string, maxBytes: number): Promise<'done' | 'missing' | 'tooLarge'>;
  close(): void;
}

/** Lists the archive; null where it cannot be read or has more than `maxEntries` files. */
export async function openPictureZip(file: string, maxEntries: number): Promise<PictureZip | null> {
  let zip: ZipFile;
  try {
    zip = await opened(file);
  } catch {
    return null;
  }
  const entries = new Map<string, Entry>();
  try {
    if (zip.entryCount > maxEntries) throw new Error('too many files');
    for await (const entry of entriesOf(zip))
      entries.set(keyOf(entry.fileName), withoutExtras(entry));
  } catch {
    zip.close();
    return null;
  }
  return {
    async extract(name, path, maxBytes) {
      const entry = entries.get(keyOf(name));
      if (!entry || entry.fileName.endsWith('/')) return 'missing';
      if (entry.uncompressedSize > maxBytes) return 'tooLarge';
      await pipeline(
        await contentOf(zip, entry),
        createWriteStream(path, { flags: 'wx', mode: 0o600 }),
      );
      return 'done';
    },
    close: () => zip.close(),
  };
}
