// What addresses mean, remembered of those asked for lately: reading one costs as much as finding the reply that is kept for it.
import { LRUCache } from 'lru-cache';

export interface KnownAddresses<Meaning> {
  /** What `read` found for this address, lately or now. What it throws is not remembered. */
  of(url: string, read: () => Meaning): Meaning;
}

/** Least recently used addresses are dropped and parsed again when they return. */
const MOST = 5_000;
/** Longer ones are rare, and would take more room than they are worth. */
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
