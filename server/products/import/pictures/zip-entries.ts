// Entries of a ZIP file on disk, one by one: their names and sizes, and streams of their content.
import type { Readable } from 'node:stream';
import { type Entry, open, type ZipFile } from 'yauzl';

// yauzl refuses entries that unpack to more bytes than their header declares, so the declared sizes can be trusted.

const MAX_NAME_BYTES = 1_000;
const MAX_EXTRA_BYTES = 4_096;

export const opened = (file: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    open(file, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });

export async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
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

export const contentOf = (zip: ZipFile, entry: Entry, isRaw = false): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, isRaw ? { decodeFileData: false } : {}, (error, stream) =>
      error ? reject(error) : resolve(stream),
    );
  });
