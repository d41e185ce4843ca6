// Prerendered pages of the build: read and compressed once for all queries, and never evicted by pages made on demand.
import { readFile } from 'node:fs/promises';
import type { Build } from './build.ts';
import { prefixOf } from './on-demand.ts';
import { makePage, type Page } from './page.ts';

export interface ReadyPages {
  /** The prerendered page at a normalized path; null where there is none. */
  at(path: string): Promise<Page> | null;
  /** The error page in the language of the path; null where the build has none. */
  failure(path: string, status: 404 | 500 | 503): Promise<Page | null>;
}

const FAILURES = { 404: '/404', 500: '/500', 503: '/500' } as const;
const IS_FAILURE = /\/(?:404|500)$/;

/** `keep` caches every page until the process ends; their number is limited by the build. */
export function readyPages({ pages }: Build, keep: boolean): ReadyPages {
  const kept = new Map<string, Promise<Page>>();

  const read = (address: string, file: string, status: number): Promise<Page> => {
    const name = `${status} ${address}`;
    const known = kept.get(name);
    if (known) return known;
    const made = readFile(file).then((html) => makePage(status, html, status === 200));
    if (keep) {
      kept.set(name, made);
      made.catch(() => kept.delete(name));
    }
    return made;
  };

  return {
    at(path) {
      const file = IS_FAILURE.test(path) ? undefined : pages.get(path);
      return file === undefined ? null : read(path, file, 200);
    },

    async failure(path, status) {
      for (const address of [prefixOf(path) + FAILURES[status], FAILURES[status]]) {
        const file = pages.get(address);
        if (file !== undefined) return read(address, file, status);
      }
      return null;
    },
  };
}
