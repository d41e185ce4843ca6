// Cache of parsed request addresses: parsing one costs as much as a lookup in the reply cache.
import { LRUCache } from 'lru-cache';

export interface AddressCache<Parsed> {
  /** Returns the cached result for this address, or that of `read`. Errors are not cached. */
  get(url: string, parse: () => Parsed): Parsed;
}

/** Least recently used addresses are dropped and parsed again when they return. */
const MAX_ADDRESSES = 5_000;
/** Longer addresses are rare and not worth the memory, so they are not cached. */
const MAX_ADDRESS_CHARS = 300;

export function addressCache<Parsed extends object>(): AddressCache<Parsed> {
  const cache = new LRUCache<string, Parsed>({ max: MAX_ADDRESSES });
  return {
    get(url, parse) {
      const found = cache.get(url);
      if (found) return found;
      const parsed = parse();
      if (url.length <= MAX_ADDRESS_CHARS) cache.set(url, parsed);
      return parsed;
    },
  };
}
