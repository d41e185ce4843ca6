// Cache of parsed request addresses: parsing one costs as much as a lookup in the reply cache.
import { LRUCache } from 'lru-cache';

export interface KnownAddresses<Meaning> {
  /** Returns the cached result for this address, or that of `read`. Errors are not cached. */
  of(url: string, read: () => Meaning): Meaning;
}

/** Least recently used addresses are dropped and parsed again when they return. */
const MOST = 5_000;
/** Longer addresses are rare and not worth the memory, so they are not cached. */
const LONGEST = 300;

export function knownAddresses<Meaning extends object>(): KnownAddresses<Meaning> {
  const known = new LRUCache<string, Meaning>({ max: MOST });
  return {
    of(url, read) {
      const found = known.get(url);
      if (found) return found;
      const meaning = read();
      if (url.length <= LONGEST) known.set(url, meaning);
      return meaning;
    },
  };
}
