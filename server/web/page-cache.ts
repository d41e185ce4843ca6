// Pages on demand in memory, bounded by bytes, kept until the catalogue's version moves on; made in turn, each once.
import { LRUCache } from 'lru-cache';
import { LIMITS } from '../limits.ts';
import { fairQueue } from '../platform/queue/fair-queue.ts';
import { sharedWork } from '../platform/queue/shared-work.ts';
import type { OnDemand } from './on-demand.ts';
import { type Page, sizeOf } from './page.ts';
import type { Renderer } from './render.ts';

export interface PageCache {
  /** The kept page, or what is rendered at a turn of the network. Rejects with 503 where too many wait. */
  get(address: OnDemand, version: number, network: () => string | null): Promise<Page | null>;
}

interface Options {
  /** Renders at a time. */
  readonly atOnce: number;
  /** Whether pages are kept at all. */
  readonly keep: boolean;
}

const MAX_BYTES = 8 * 1024 * 1024;
/** Figures inside a page, such as views, are at most this old. */
const MAX_AGE_MS = 10 * 60_000;
/** Reading the clock at every request would cost more than finding the page. */
const CLOCK_MS = 1_000;

export function pageCache({ render, notFound }: Renderer, { atOnce, keep }: Options): PageCache {
  const kept = new LRUCache<string, { readonly version: number; readonly page: Page }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, url) => sizeOf(page) + 2 * url.length,
    ttl: MAX_AGE_MS,
    ttlResolution: CLOCK_MS,
  });
  /** Versions in which there was nothing, by address: apart, so that they displace no page. */
  const missing = new LRUCache<string, number>({ max: LIMITS.missingPages });
  const queue = fairQueue({ budget: 'renders', atOnce, maxWaiting: LIMITS.rendersWaiting });
  const making = sharedWork<Page | null>(queue);

  const peek = (url: string, version: number): Page | null => {
    const found = kept.get(url);
    return found?.version === version ? found.page : null;
  };

  const make = async (address: OnDemand, version: number): Promise<Page | null> => {
    const page = await render(address);
    if (!keep || !address.isKept) return page;
    if (page?.status === 404) missing.set(address.url, version);
    else if (page?.shared) kept.set(address.url, { version, page });
    return page;
  };

  return {
    async get(address, version, network) {
      const { url } = address;
      const found = peek(url, version);
      if (found) return found;
      if (missing.get(url) === version) return notFound(address);
      // What is being made from an older version is not shared: whoever changed something sees the change.
      return making.run(`${version} ${url}`, network(), () => make(address, version));
    },
  };
}
