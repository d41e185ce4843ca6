// Endpoint for sitemaps: ids and change times of everything that has a public page, thousands per reply.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fieldError, paginationParams } from '../query.ts';
import { count, fields, list, reader, rowId, text } from '../read.ts';

export const SITEMAP_KINDS = ['products', 'suppliers'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** 10,000 ids in two languages stay below the sitemap limits of 50,000 URLs and 50 MB per file. */
export const SITEMAP_ENTRIES_PER_PAGE = 10_000;

/** Maximum number of files in our sitemap index, so that a wrong `totalPages` of a backend cannot make it endless. */
const MAX_SITEMAP_PAGES = 1_000;

const sitemapEntry = fields({ id: rowId, changedAt: text(40) });

export const listSitemapEntries = endpoint({
  method: 'GET',
  path: '/addresses',
  summary:
    'Ids of all public products or suppliers with the time of their last change, for sitemaps',
  access: 'anyone',
  query: z.object({
    kind: z.enum(SITEMAP_KINDS, fieldError('invalid')),
    page: paginationParams.page,
  }),
  reply: fields({
    addresses: list(sitemapEntry, SITEMAP_ENTRIES_PER_PAGE),
    totalPages: reader((value) => Math.min(z.parse(count, value), MAX_SITEMAP_PAGES), count.json),
  }),
  errors: ['validation'],
});
