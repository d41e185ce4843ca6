// Storage of the files of one user's chats. Its code is loaded with the first file. Without IndexedDB, files are in memory only.
import { CHAT_FILES } from '../../../../contract/chat/unsent-files.ts';

export interface FileStorage {
  /** Stores a file once; returns whether a reload will find it. */
  save(id: string, file: File): Promise<boolean>;
  read(ids: readonly string[]): Promise<ReadonlyMap<string, File>>;
  remove(id: string): void;
}

const load = () => import('./chat-files-database.ts');

export function fileStorage(userId: string): FileStorage {
  const saving = new Map<string, Promise<boolean>>();
  return {
    save(id, file) {
      const result =
        saving.get(id) ??
        load()
          .then(({ storeFile }) => storeFile(userId, id, file))
          .catch(() => false);
      saving.set(id, result);
      return result;
    },
    read: (ids) =>
      load()
        .then(({ readFiles }) => readFiles(userId, ids))
        .catch(() => new Map()),
    remove(id) {
      const pending = saving.get(id) ?? Promise.resolve(true);
      saving.delete(id);
      pending
        .then(load)
        .then(({ removeFile }) => removeFile(userId, id))
        // It expires.
        .catch(() => {});
    },
  };
}

/** Deletes files that are too old, or of another account. Loads the database only if this device has files. */
export function removeExpiredFiles(userId: string): void {
  try {
    if (localStorage.getItem(CHAT_FILES) === null) return;
  } catch {
    return;
  }
  load()
    .then(({ removeExpired }) => removeExpired(userId))
    .catch(() => {});
}
