// Public replies, compressed, per address and language, kept until the catalogue's version moves on.
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A reply as it is sent: compressed for who takes it so. */
export interface Body {
  readonly bytes: Buffer;
  readonly encoding: 'gzip' | null;
}

export interface ReplyCache {
  /** The kept reply, or what `make` makes; calls that come while it is being made share it. */
  get(key: string, takesGzip: boolean, make: () => Promise<string>): Promise<Body>;
}

interface Kept {
  readonly version: number;
  /** Compressed: a page of the catalogue takes an eighth of the room, and most readers take it as it lies. */
  readonly gzipped: Buffer;
}

/** Bytes of memory that kept replies may take. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Views and other slow figures inside a reply are at most this old. */
const MAX_AGE_MS = 10 * 60_000;
/** Fast: most of the gain for a fraction of the work. */
const LEVEL = 3;

const compressed = promisify(gzip);

const bodyOf = (gzipped: Buffer, takesGzip: boolean): Body =>
  takesGzip ? { bytes: gzipped, encoding: 'gzip' } : { bytes: gunzipSync(gzipped), encoding: null };

export function replyCache(version: () => Promise<number>): ReplyCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ gzipped }, key) => gzipped.length + 2 * key.length + 200,
    ttl: MAX_AGE_MS,
  });
  const making = new Map<string, Promise<Buffer>>();

  const fresh = async (key: string, current: number, make: () => Promise<string>) => {
    const gzipped = await compressed(await make(), { level: LEVEL });
    kept.set(key, { version: current, gzipped });
    return gzipped;
  };

  return {
    async get(key, takesGzip, make) {
      const current = await version();
      const found = kept.get(key);
      if (found?.version === current) return bodyOf(found.gzipped, takesGzip);
      const pending =
        making.get(key) ?? fresh(key, current, make).finally(() => making.delete(key));
      making.set(key, pending);
      return bodyOf(await pending, takesGzip);
    },
  };
}
