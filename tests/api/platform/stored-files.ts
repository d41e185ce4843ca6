// Direct access to a market's stored files, in folders or a bucket, without the API, so that tests see the real state.
import { buffer } from 'node:stream/consumers';
import { readConfig } from '../../../server/config.ts';
import { type Folder, openStores } from '../../../server/platform/storage/stores.ts';
import type { TestEnvironment } from '../environment.ts';

interface StoredFiles {
  names(): Promise<string[]>;
  bytes(name: string): Promise<Buffer | null>;
  put(name: string, content: string | Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}

export function storedFilesOf(
  { env }: { readonly env: TestEnvironment['env'] },
  folder: Folder,
): StoredFiles {
  const store = openStores(readConfig(env))[folder];
  return {
    async names() {
      const names: string[] = [];
      for await (const { name } of store.list()) names.push(name);
      return names.sort();
    },
    put: (name, content) =>
      store.put(name, typeof content === 'string' ? Buffer.from(content) : content),
    remove: (name) => store.remove([name]),
    async bytes(name) {
      const found = await store.open(name);
      return typeof found === 'string' ? null : buffer(found.stream);
    },
  };
}
