// IndexedDB with the files of chats that are chosen or being sent, so that they survive a reload. Loaded with the first file.

import { CHAT_FILES } from '../../../../contract/chat/unsent-files.ts';
import { MAX_ATTACHMENT_BYTES } from '../../../../contract/limits.ts';

interface StoredFile {
  readonly id: string;
  readonly userId: string;
  readonly file: File;
  readonly storedAt: number;
}

const STORE = 'files';
const MAX_STORED_BYTES = 5 * MAX_ATTACHMENT_BYTES;
const MAX_AGE_MS = 24 * 3_600_000;

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Runs `work` in one transaction, and closes the connection: an open one would delay the deletion at a sign-out. */
async function inStore<Value>(work: (store: IDBObjectStore) => Promise<Value>): Promise<Value> {
  const opening = indexedDB.open(CHAT_FILES, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
  const database = await done(opening);
  database.onversionchange = () => database.close();
  try {
    return await work(database.transaction(STORE, 'readwrite').objectStore(STORE));
  } finally {
    database.close();
  }
}

const readAll = (store: IDBObjectStore): Promise<StoredFile[]> => done(store.getAll());

/** Deletes expired files and files of other accounts. Removes the flag in localStorage once no file is left. */
export const removeExpired = (userId: string): Promise<void> =>
  inStore(async (store) => {
    const rows = await readAll(store);
    const oldest = Date.now() - MAX_AGE_MS;
    const expired = rows.filter((row) => row.storedAt < oldest || row.userId !== userId);
    for (const { id } of expired) await done(store.delete(id));
    if (expired.length === rows.length) localStorage.removeItem(CHAT_FILES);
  });

/** Returns whether the file is stored: not if the files together would be too large. */
export const storeFile = async (userId: string, id: string, file: File): Promise<boolean> => {
  await removeExpired(userId);
  return inStore(async (store) => {
    const rows = (await readAll(store)).filter((row) => row.id !== id);
    const bytes = rows.reduce((sum, row) => sum + row.file.size, file.size);
    if (bytes > MAX_STORED_BYTES) return false;
    await done(store.put({ id, userId, file, storedAt: Date.now() } satisfies StoredFile));
    localStorage.setItem(CHAT_FILES, '1');
    return true;
  });
};

/** The user's files with these ids. */
export const readFiles = async (
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, File>> => {
  await removeExpired(userId);
  const rows = await inStore(readAll);
  return new Map(rows.filter(({ id }) => ids.includes(id)).map(({ id, file }) => [id, file]));
};

export const removeFile = async (userId: string, id: string): Promise<void> => {
  await inStore((store) => done(store.delete(id)));
  await removeExpired(userId);
};
