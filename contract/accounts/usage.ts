// Endpoint for an account's quota usage.
import type * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { count, fields, list, oneOf } from '../read.ts';

/** In order: bytes of images and videos, bytes of files sent in conversations, products in any status, and drafts. */
export const QUOTAS = ['uploads', 'attachments', 'products', 'drafts'] as const;
export type QuotaName = (typeof QUOTAS)[number];

/** A quota that this release does not know is left out. */
const quota = fields({ name: oneOf(QUOTAS), used: count, limit: count });
export type Quota = z.output<typeof quota>;

export const getUsage = endpoint({
  method: 'GET',
  path: '/auth/usage',
  summary: 'What the signed-in user has used of each quota: bytes for files, a count for the rest',
  access: 'user',
  /** Only suppliers have the quotas for products and drafts. */
  reply: fields({ quotas: list(quota) }),
  errors: ['unauthorized'],
});
