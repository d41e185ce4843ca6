// Storage of conversation attachments, separate from the uploads because none of it is public.
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Content, ObjectStore } from './object-store.ts';

export interface Attachments {
  /** Stores bytes, or a copy of a local file, under the attachment's id. */
  put(id: string, content: Content): Promise<void>;
  /** null if there is none. */
  read(id: string): Promise<Readable | null>;
  /** Stores the bytes of `fresh` under `id` if `id` has none: a message that is sent again brings its file again. */
  restore(id: string, sourceId: string): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  start(): Promise<void>;
}

export function openAttachments(store: ObjectStore): Attachments {
  const read = async (id: string): Promise<Readable | null> => {
    const found = await store.open(id);
    return typeof found === 'string' ? null : found.stream;
  };
  return {
    put: (id, content) => store.put(id, content),
    read,
    async restore(id, fresh) {
      const present = await read(id);
      present?.destroy();
      const bytes = present ? null : await read(fresh);
      if (bytes) await store.put(id, await buffer(bytes));
    },
    remove: (ids) => store.remove(ids),
    start: () => store.start(),
  };
}
