// Endpoint for sitemaps: ids and change times of everything that has a public page, thousands per reply.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { paging, says } from '../query.ts';
import { count, fields, list, text } from '../read.ts';
import { accepted } from '../reply.ts';

export const ADDRESS_KINDS = ['products', 'suppliers'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** 10,000 ids in two languages stay below the sitemap limits of 50,000 URLs and 50 MB per file. */
export const ADDRESSES_PER_PAGE = 10_000;

/** Maximum number of files in our sitemap index, so that a wrong `totalPages` of a backend cannot make it endless. */
const MOST_PAGES = 1_000;

const address = z.object({ id: z.string(), changedAt: z.string() });

const row = fields({ id: text(64), changedAt: text(40) });
const rows = list(row, ADDRESSES_PER_PAGE);

export const listAddresses = endpoint({
  method: 'GET',
  path: '/addresses',
  summary:
    'Ids of all public listings or suppliers with the time of their last change, for sitemaps',
  access: 'anyone',
  query: z.object({
    kind: z.enum(ADDRESS_KINDS, says('invalid')),
    page: paging.page,
  }),
  reply: z.object({
    success: z.literal(true),
    addresses: z.array(address),
    totalPages: z.number(),
  }),
  read: (body) => {
    const reply = accepted(body);
    return {
      addresses: z.parse(rows, reply.addresses).filter(({ id }) => id !== ''),
      totalPages: Math.min(z.parse(count, reply.totalPages), MOST_PAGES),
    };
  },
  errors: ['validation'],
});
