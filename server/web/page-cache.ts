// Page cache for pages on demand, bounded by bytes and valid for one catalog version; renders are queued fairly and shared.
import { LRUCache } from 'lru-cache';
import { LIMITS } from '../limits.ts';
import { fairQueue } from '../platform/queue/fair-queue.ts';
import { sharedWork } from '../platform/queue/shared-work.ts';
import type { OnDemandPage } from './on-demand.ts';
import { type Page, sizeOf } from './page.ts';
import type { Renderer } from './render.ts';

export interface PageCache {
  /** Returns the cached page, or renders it at a turn of the network. Rejects with 503 where the queue is full. */
  get(address: OnDemandPage, version: number, network: string): Promise<Page | null>;
}

interface Options {
  /** Concurrent renders. */
  readonly concurrency: number;
  /** Whether pages are cached at all. */
  readonly isEnabled: boolean;
}

const MAX_BYTES = 8 * 1024 * 1024;
/** Maximum age of a page: numbers such as views change without a new catalog version. */
const MAX_AGE_MS = 10 * 60_000;
/** Resolution of the age: reading the clock at every request would cost more than the cache lookup. */
const AGE_RESOLUTION_MS = 1_000;

export function pageCache(
  { render, notFound }: Renderer,
  { concurrency, isEnabled }: Options,
): PageCache {
  const entries = new LRUCache<string, { readonly version: number; readonly page: Page }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, url) => sizeOf(page) + 2 * url.length,
    ttl: MAX_AGE_MS,
    ttlResolution: AGE_RESOLUTION_MS,
  });
  /** Catalog version in which an address was not found; separate from the pages, so that these entries evict no page. */
  const notFoundVersions = new LRUCache<string, number>({ max: LIMITS.missingPages });
  const queue = fairQueue({
    budget: 'renders',
    concurrency: concurrency,
    maxWaiting: LIMITS.rendersWaiting,
  });
  const pendingRenders = sharedWork<Page | null>(queue);

  const peek = (url: string, version: number): Page | null => {
    const entry = entries.get(url);
    return entry?.version === version ? entry.page : null;
  };

  const renderAndStore = async (address: OnDemandPage, version: number): Promise<Page | null> => {
    const page = await render(address);
    if (!isEnabled || !address.isCacheable) return page;
    if (page?.status === 404) notFoundVersions.set(address.url, version);
    else if (page?.isShared) entries.set(address.url, { version, page });
    return page;
  };

  return {
    async get(address, version, network) {
      const { url } = address;
      const entry = peek(url, version);
      if (entry) return entry;
      if (notFoundVersions.get(url) === version) return notFound(address);
      // The version is part of the name: a render from an older version is not shared, so that users see their own changes.
      return pendingRenders.run(`${version} ${url}`, network, () =>
        renderAndStore(address, version),
      );
    },
  };
}
