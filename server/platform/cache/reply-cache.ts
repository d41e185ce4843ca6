// Public replies, compressed, per address and language, kept until the catalogue's version moves on.
import { LRUCache } from 'lru-cache';
import { LIMITS } from '../../limits.ts';
import { fairQueue } from '../queue/fair-queue.ts';
import { sharedWork } from '../queue/shared-work.ts';
import { gzipToKeep, unpacked } from './kept-bytes.ts';

/** A reply as it is sent: compressed for who takes it so. */
export interface Body {
  readonly bytes: Buffer;
  readonly encoding: 'gzip' | null;
}

export interface ReplyCache {
  /**
   * The kept reply, or what `make` makes at a turn of the network (see server/platform/http/turn.ts); calls that come meanwhile share it.
   */
  get(
    key: string,
    takesGzip: boolean,
    network: () => string | null,
    make: () => Promise<string>,
  ): Promise<Body>;
  /** How often a reply was kept, and how often it had to be made. */
  readonly used: { readonly hits: number; readonly misses: number };
}

interface Kept {
  readonly version: number;
  /** Compressed: a page of the catalogue takes an eighth of the room, and most readers take it as it lies. */
  readonly gzipped: Buffer;
}

/** Bytes of memory that kept replies may take. */
const MAX_BYTES = 34 * 1024 * 1024;
/** Views and other slow figures inside a reply are at most this old. */
const MAX_AGE_MS = 10 * 60_000;
/** Reading the clock at every request would cost more than finding the reply. */
const CLOCK_MS = 1_000;
/** Made once, sent many times, and what is smaller leaves room for more. */
const LEVEL = 6;

const bodyOf = (gzipped: Buffer, takesGzip: boolean): Body =>
  takesGzip ? { bytes: gzipped, encoding: 'gzip' } : { bytes: unpacked(gzipped), encoding: null };

export function replyCache(version: () => Promise<number>): ReplyCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ gzipped }, key) => gzipped.length + 2 * key.length + 200,
    ttl: MAX_AGE_MS,
    ttlResolution: CLOCK_MS,
  });
  const queue = fairQueue({
    budget: 'queries',
    atOnce: LIMITS.queriesAtOnce,
    maxWaiting: LIMITS.queriesWaiting,
  });
  const making = sharedWork<Buffer>(queue);
  const used = { hits: 0, misses: 0 };

  const fresh = async (key: string, current: number, make: () => Promise<string>) => {
    const gzipped = await gzipToKeep(await make(), { level: LEVEL });
    kept.set(key, { version: current, gzipped });
    return gzipped;
  };

  return {
    used,

    async get(key, takesGzip, network, make) {
      const current = await version();
      const found = kept.get(key);
      if (found?.version === current) {
        used.hits += 1;
        return bodyOf(found.gzipped, takesGzip);
      }
      used.misses += 1;
      // What is being made from an older version is not shared: whoever changed something sees the change.
      const job = `${current} ${key}`;
      return bodyOf(await making.run(job, network(), () => fresh(key, current, make)), takesGzip);
    },
  };
}
