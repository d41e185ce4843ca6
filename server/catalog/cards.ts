// In-memory cache of product cards: the same card is on many pages, so it is read once for all of them.
import { LRUCache } from 'lru-cache';
import type { ProductCardWire } from '../../contract/catalog/products.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Catalog } from './catalog.ts';

/** Cards in the cache, about 3 kB each. */
const KEPT = 2_000;

export interface Cards {
  /** Returns cards in the order given; numbers that no longer exist are left out. */
  byNos(nos: readonly number[], lang: Lang): Promise<ProductCardWire[]>;
}

interface Kept {
  readonly version: number;
  readonly card: ProductCardWire;
}

type Read = (nos: readonly number[], lang: Lang) => Promise<ReadonlyMap<number, ProductCardWire>>;

/** `read` fetches missing cards. A cached card is valid for one catalog version; without `keep` nothing is cached. */
export function openCards(catalog: Catalog, read: Read, keep: boolean): Cards {
  const kept = new LRUCache<string, Kept>({ max: KEPT });

  return {
    async byNos(nos, lang) {
      const version = await catalog.version();
      const keyOf = (no: number): string => `${no} ${lang}`;
      const found = new Map<number, ProductCardWire>();
      const missing: number[] = [];
      for (const no of nos) {
        const known = kept.get(keyOf(no));
        if (known?.version === version) found.set(no, known.card);
        else missing.push(no);
      }
      for (const [no, card] of missing.length ? await read(missing, lang) : []) {
        found.set(no, card);
        if (keep) kept.set(keyOf(no), { version, card });
      }
      return nos.flatMap((no) => found.get(no) ?? []);
    },
  };
}
