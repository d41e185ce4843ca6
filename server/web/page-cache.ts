// Pages in memory, bounded by bytes, kept until the catalogue's version moves on; one render at a time per address.
import { LRUCache } from 'lru-cache';
import { type Page, sizeOf } from './page.ts';

export interface PageCache {
  get(url: string, version: number, make: () => Promise<Page | null>): Promise<Page | null>;
}

const MAX_BYTES = 8 * 1024 * 1024;
/** Figures inside a page, such as views, are at most this old. */
const MAX_AGE_MS = 10 * 60_000;
/** Reading the clock at every request would cost more than finding the page. */
const CLOCK_MS = 1_000;

export function pageCache(): PageCache {
  const kept = new LRUCache<string, { readonly version: number; readonly page: Page }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, url) => sizeOf(page) + 2 * url.length,
    ttl: MAX_AGE_MS,
    ttlResolution: CLOCK_MS,
  });
  const making = new Map<string, Promise<Page | null>>();

  const peek = (url: string, version: number): Page | null => {
    const found = kept.get(url);
    return found?.version === version ? found.page : null;
  };

  return {
    async get(url, version, make) {
      const found = peek(url, version);
      if (found) return found;
      // What is being made from an older version is not shared: whoever changed something sees the change.
      const job = `${version} ${url}`;
      const pending = making.get(job);
      if (pending) return pending;
      const fresh = make()
        .then((page) => {
          if (page?.shared) kept.set(url, { version, page });
          return page;
        })
        .finally(() => making.delete(job));
      making.set(job, fresh);
      return fresh;
    },
  };
}
