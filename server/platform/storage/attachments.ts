// Files of conversations: beside the uploads and not among them, since nothing here is public.
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Content, ObjectStore } from './object-store.ts';

export interface Attachments {
  /** Keeps bytes, or a copy of a file of this machine, under the attachment's id. */
  put(id: string, content: Content): Promise<void>;
  /** null where there is none. */
  read(id: string): Promise<Readable | null>;
  /** Gives `id` the bytes of `fresh` where it has none of its own: a message that is sent again brings its file again. */
  mend(id: string, fresh: string): Promise<void>;
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
    async mend(id, fresh) {
      const own = await read(id);
      own?.destroy();
      const bytes = own ? null : await read(fresh);
      if (bytes) await store.put(id, await buffer(bytes));
    },
    remove: (ids) => store.remove(ids),
    start: () => store.start(),
  };
}
