// In-memory cache of product cards: the same card is on many pages, so it is read once for all of them (decision 012).
import { LRUCache } from 'lru-cache';
import type { Product } from '../../contract/catalog/product.ts';
import { LANGS, type Lang } from '../../contract/lang.ts';
import type { Catalog } from './catalog.ts';

/** Cards of one language in the cache, about 1.8 kB each. */
const MAX_CACHED_CARDS = 10_000;
/** Views and other slowly updated numbers in a card are at most this old. */
const MAX_AGE_MS = 10 * 60_000;
/** Reading the clock for every card would cost more than the lookup. */
const AGE_RESOLUTION_MS = 1_000;

export interface CardCache {
  /** Returns cards in the order given, each with its number; numbers that no longer exist are left out. */
  byNos(nos: readonly number[], lang: Lang): Promise<(readonly [no: number, card: Product])[]>;
}

interface CachedCard {
  /** The latest version for which the card is known to be valid. */
  version: number;
  readonly card: Product;
}

type ReadCards = (nos: readonly number[], lang: Lang) => Promise<ReadonlyMap<number, Product>>;

/** `readCards` reads missing cards. A cached card is valid until the product or its supplier changes. */
export function openCardCache(catalog: Catalog, readCards: ReadCards): CardCache {
  const caches = new Map(
    LANGS.map((lang) => [
      lang,
      new LRUCache<number, CachedCard>({
        max: MAX_CACHED_CARDS,
        ttl: MAX_AGE_MS,
        ttlResolution: AGE_RESOLUTION_MS,
      }),
    ]),
  );

  const isCurrent = ({ version, card }: CachedCard, currentVersion: number): boolean =>
    version === currentVersion || catalog.dependencies.product(card.id)(version);

  return {
    async byNos(nos, lang) {
      const version = await catalog.version();
      const cache = caches.get(lang);
      const cardsByNo = new Map<number, Product>();
      const missing: number[] = [];
      for (const no of nos) {
        const cached = cache?.get(no);
        if (cached && isCurrent(cached, version)) {
          cached.version = version;
          cardsByNo.set(no, cached.card);
        } else missing.push(no);
      }
      for (const [no, card] of missing.length ? await readCards(missing, lang) : []) {
        cardsByNo.set(no, card);
        cache?.set(no, { version, card });
      }
      return nos.flatMap((no) => {
        const card = cardsByNo.get(no);
        return card ? [[no, card] as const] : [];
      });
    },
  };
}
