// ZIP file of pictures: finds the file that a row names, by its path or its name alone, and unpacks it within a limit.
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import { entryName } from './entry-name.ts';
import { contentOf, entriesOf, opened } from './zip-entries.ts';

const NOTHING = Buffer.alloc(0);
const MAX_CANDIDATES = 3;
/** Folders of a named path that are compared, the last ones. */
const MAX_FOLDERS = 10;

/** Case, the kind of slashes and the kind of blanks are ignored: cameras write .JPG. */
const pathKey = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .toLowerCase()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:\.\/)+/, '');

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Of another computer: its first folders are not in the archive. */
const isAbsolute = (path: string): boolean => /^(?:[a-z]:)?\//.test(path);

interface Picture {
  /** As the archive names it. */
  readonly path: string;
  readonly key: string;
  readonly entry: Entry;
}

/** The pictures of this name in as many of the named folders as the archive has. */
function findPictures(all: readonly Picture[], path: string): readonly Picture[] {
  const exact = all.filter(({ key }) => key === path);
  if (exact.length > 0) return exact;
  const folders = path
    .split('/')
    .filter((each) => each !== '')
    .slice(-MAX_FOLDERS);
  const name = nameOf(path);
  // A folder that was packed is the first folder of all paths; an absolute path has folders that were not packed.
  const most = isAbsolute(path) ? folders.length - 1 : 0;
  for (let left = 0; left <= most; left += 1) {
    const end = `/${folders.slice(left).join('/')}`;
    const found = all.filter(({ key }) => `/${key}`.endsWith(end));
    if (found.length > 0) return found;
  }
  return all.filter(({ key }) => key === name);
}

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

/** `ambiguous`: the archive has several files of this name, of which these are the first. */
export type Extraction =
  | { readonly status: 'done' | 'missing' | 'tooLarge' }
  | { readonly status: 'ambiguous'; readonly paths: readonly string[] };

export interface PictureZip {
  /** Writes a file of the archive to `path`. 'missing': the archive has none of this name. */
  extract(name: string, path: string, maxBytes: number): Promise<Extraction>;
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
  const pictures = new Map<string, Picture[]>();
  try {
    if (zip.entryCount > maxEntries) throw new Error('too many files');
    for await (const entry of entriesOf(zip)) {
      const path = entryName(entry);
      if (path.endsWith('/')) continue;
      const key = pathKey(path);
      const ofName = pictures.get(nameOf(key)) ?? [];
      ofName.push({ path, key, entry: withoutExtras(entry) });
      pictures.set(nameOf(key), ofName);
    }
  } catch {
    zip.close();
    return null;
  }
  return {
    async extract(name, path, maxBytes) {
      const key = pathKey(name);
      const [found, ...others] = findPictures(pictures.get(nameOf(key)) ?? [], key);
      if (!found) return { status: 'missing' };
      if (others.length > 0) {
        const paths = [found, ...others].slice(0, MAX_CANDIDATES).map((each) => each.path);
        return { status: 'ambiguous', paths };
      }
      if (found.entry.uncompressedSize > maxBytes) return { status: 'tooLarge' };
      await pipeline(
        await contentOf(zip, found.entry),
        createWriteStream(path, { flags: 'wx', mode: 0o600 }),
      );
      return { status: 'done' };
    },
    close: () => zip.close(),
  };
}
