// Files that are chosen for the next message of a conversation. They survive a reload.
import { useEffect, useState } from 'react';
import { newIdempotencyKey } from '../../../ui/forms/new-idempotency-key.ts';
import type { FileStorage } from './chat-files-storage.ts';
import { chosenFileStorage } from './chat-storage.ts';

export interface StagedFile {
  /** Becomes the client id of the message. */
  readonly id: string;
  readonly file: File;
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

export function useStagedFiles(userId: string, chatId: string, storage: FileStorage) {
  const [chosen] = useState(() => chosenFileStorage(userId, chatId));
  const [files, setFiles] = useState<readonly StagedFile[]>([]);

  const change = (next: readonly StagedFile[]): void => {
    setFiles(next);
    chosen.save(next.map(({ id }) => id));
  };

  useEffect(() => {
    const ids = chosen.read();
    if (ids.length === 0) return;
    let isCurrent = true;
    void storage.read(ids).then((found) => {
      if (!isCurrent) return;
      const restored = ids.flatMap((id) => {
        const file = found.get(id);
        return file ? [{ id, file }] : [];
      });
      setFiles((now) => [...restored, ...now.filter(({ id }) => !found.has(id))]);
    });
    return () => {
      isCurrent = false;
    };
  }, [chosen, storage]);

  return {
    files,
    add(more: readonly File[]) {
      const fresh = more
        .filter((file) => !files.some((each) => isSame(each.file, file)))
        .map((file) => ({ id: newIdempotencyKey(), file }));
      for (const { id, file } of fresh) void storage.save(id, file);
      change([...files, ...fresh]);
    },
    remove(id: string) {
      storage.remove(id);
      change(files.filter((each) => each.id !== id));
    },
    /** The files stay in the storage: the outbox removes each after it was sent. */
    clear: () => change([]),
  };
}
