// Storage of public uploads, addressed by the paths that the API returns.
import { picturePaths } from '../../../contract/media.ts';
import type { Content, ObjectStore } from './object-store.ts';

/** Path prefix of uploads; server/platform/uploads/media-routes.ts serves them. */
const UPLOADS_PREFIX = '/media/uploads/';

/** A stored file that no row references yet. */
export interface StoredUpload {
  readonly path: string;
  /** For a picture, the sum of all its sizes. */
  readonly bytes: number;
}

export interface UploadStorage extends Pick<ObjectStore, 'open' | 'check' | 'start' | 'folder'> {
  /** Stores bytes, or a copy of a local file, under a flat name; returns its path. */
  put(name: string, content: Content): Promise<string>;
  /** Removes the files of these paths, a picture in all its sizes. Ignores paths outside the uploads. */
  remove(paths: readonly string[]): Promise<void>;
  /** Base address at which clients read uploads directly, without a trailing slash; null if this server sends them. */
  readonly publicUrl: string | null;
}

export function openUploadStorage(store: ObjectStore, publicUrl: string | null): UploadStorage {
  return {
    folder: store.folder,
    publicUrl,
    open: (name, options) => store.open(name, options),
    check: () => store.check(),
    start: () => store.start(),
    async put(name, content) {
      await store.put(name, content);
      return `${UPLOADS_PREFIX}${name}`;
    },
    async remove(paths) {
      const ours = paths.filter((path) => path.startsWith(UPLOADS_PREFIX)).flatMap(picturePaths);
      await store.remove(ours.map((path) => path.slice(UPLOADS_PREFIX.length)));
    },
  };
}
