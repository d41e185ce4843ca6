// In-memory cache of product cards: the same card is on many pages, so it is read once for all of them.
import { LRUCache } from 'lru-cache';
import type { Product } from '../../contract/catalog/product.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Catalog } from './catalog.ts';

/** Cards in the cache, about 3 kB each. */
const MAX_CACHED_CARDS = 2_000;

export interface CardCache {
  /** Returns cards in the order given; numbers that no longer exist are left out. */
  byNos(nos: readonly number[], lang: Lang): Promise<Product[]>;
}

interface CachedCard {
  readonly version: number;
  readonly card: Product;
}

type ReadCards = (nos: readonly number[], lang: Lang) => Promise<ReadonlyMap<number, Product>>;

/** `readCards` reads missing cards. A cached card is valid for one catalog version; without `isEnabled` nothing is cached. */
export function openCardCache(
  catalog: Catalog,
  readCards: ReadCards,
  isEnabled: boolean,
): CardCache {
  const cache = new LRUCache<string, CachedCard>({ max: MAX_CACHED_CARDS });

  return {
    async byNos(nos, lang) {
      const version = await catalog.version();
      const keyOf = (no: number): string => `${no} ${lang}`;
      const cardsByNo = new Map<number, Product>();
      const missing: number[] = [];
      for (const no of nos) {
        const cached = cache.get(keyOf(no));
        if (cached?.version === version) cardsByNo.set(no, cached.card);
        else missing.push(no);
      }
      for (const [no, card] of missing.length ? await readCards(missing, lang) : []) {
        cardsByNo.set(no, card);
        if (isEnabled) cache.set(keyOf(no), { version, card });
      }
      return nos.flatMap((no) => cardsByNo.get(no) ?? []);
    },
  };
}
