// Prerendered pages of the build: read and compressed once for all queries, and never evicted by pages made on demand.
import { readFile } from 'node:fs/promises';
import type { Build } from './build.ts';
import { localePrefix } from './on-demand.ts';
import { makePage, type Page } from './page.ts';

export interface PrerenderedPages {
  /** The prerendered page at a normalized path; null where there is none. */
  get(path: string): Promise<Page> | null;
  /** The error page in the language of the path; null where the build has none. */
  errorPage(path: string, status: 404 | 500 | 503): Promise<Page | null>;
}

const ERROR_PAGE_PATHS = { 404: '/404', 500: '/500', 503: '/500' } as const;
const ERROR_PAGE_PATTERN = /\/(?:404|500)$/;

/** Each page is held until the process ends; the build limits their number. */
export function prerenderedPages({ pages }: Build): PrerenderedPages {
  const readPages = new Map<string, Promise<Page>>();

  const read = (address: string, file: string, status: number): Promise<Page> => {
    const key = `${status} ${address}`;
    const existing = readPages.get(key);
    if (existing) return existing;
    const page = readFile(file).then((html) => makePage(status, html, status === 200));
    readPages.set(key, page);
    page.catch(() => readPages.delete(key));
    return page;
  };

  return {
    get(path) {
      const file = ERROR_PAGE_PATTERN.test(path) ? undefined : pages.get(path);
      return file === undefined ? null : read(path, file, 200);
    },

    async errorPage(path, status) {
      for (const address of [
        localePrefix(path) + ERROR_PAGE_PATHS[status],
        ERROR_PAGE_PATHS[status],
      ]) {
        const file = pages.get(address);
        if (file !== undefined) return read(address, file, status);
      }
      return null;
    },
  };
}
