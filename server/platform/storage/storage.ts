// Uploaded files that the public sees. The rest of the server knows them by the paths that the wire shows.
import { picturePaths } from '../../../contract/media.ts';
import type { Content, ObjectStore } from './object-store.ts';

/** Paths of uploads begin with this; routes/media.ts serves them. */
const UPLOADS = '/media/uploads/';

/** A file that is stored and that no row names yet. */
export interface StoredUpload {
  readonly path: string;
  /** Of a picture in all its sizes. */
  readonly bytes: number;
}

export interface Storage extends Pick<ObjectStore, 'open' | 'check' | 'start' | 'folder'> {
  /** Keeps bytes, or a copy of a file of this machine, under a flat name; answers its path. */
  put(name: string, content: Content): Promise<string>;
  /** Removes what is stored under these paths, a picture in all its sizes. Paths of other places are left alone. */
  remove(paths: readonly string[]): Promise<void>;
  /** Where the public reads them itself, without a slash at the end; null where this server sends them. */
  readonly publicUrl: string | null;
}

export function openStorage(store: ObjectStore, publicUrl: string | null): Storage {
  return {
    folder: store.folder,
    publicUrl,
    open: (name, wish) => store.open(name, wish),
    check: () => store.check(),
    start: () => store.start(),
    async put(name, content) {
      await store.put(name, content);
      return `${UPLOADS}${name}`;
    },
    async remove(paths) {
      const ours = paths.filter((path) => path.startsWith(UPLOADS)).flatMap(picturePaths);
      await store.remove(ours.map((path) => path.slice(UPLOADS.length)));
    },
  };
}
