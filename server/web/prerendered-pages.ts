// Prerendered pages of the build: read and compressed once for all queries, and never evicted by pages made on demand.
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Build } from './build.ts';
import { localePrefix } from './on-demand.ts';
import { HTML_TYPE, makePage, type Page } from './page.ts';

export interface PrerenderedPages {
  /** The prerendered page, or other file with absolute addresses, at a normalized path; null where there is none. */
  get(path: string): Promise<Page> | null;
  /** The error page in the language of the path; null where the build has none. */
  errorPage(path: string, status: 404 | 500 | 503): Promise<Page | null>;
}

const ERROR_PAGE_PATHS = { 404: '/404', 500: '/500', 503: '/500' } as const;
const ERROR_PAGE_PATTERN = /\/(?:404|500)$/;

const TYPES: Readonly<Record<string, string>> = {
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Each page is held until the process ends; the build limits their number. `fill` replaces the build's addresses in a text. */
export function prerenderedPages(
  { pages, addressedFiles }: Build,
  fill: (text: string) => string,
): PrerenderedPages {
  const readPages = new Map<string, Promise<Page>>();

  const read = (address: string, file: string, status: number): Promise<Page> => {
    const key = `${status} ${address}`;
    const existing = readPages.get(key);
    if (existing) return existing;
    const type = TYPES[extname(file)] ?? HTML_TYPE;
    const page = readFile(file, 'utf8').then((text) =>
      makePage(status, Buffer.from(fill(text)), status === 200, null, type),
    );
    readPages.set(key, page);
    page.catch(() => readPages.delete(key));
    return page;
  };

  return {
    get(path) {
      const file = ERROR_PAGE_PATTERN.test(path)
        ? undefined
        : (pages.get(path) ?? addressedFiles.get(path));
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
