// Endpoint for an account's quota usage.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { QUOTAS, readUsage } from './usage-reader.ts';

export const getUsage = endpoint({
  method: 'GET',
  path: '/auth/usage',
  summary: 'What the signed-in user has used of each quota: bytes for files, a count for the rest',
  access: 'user',
  reply: z.object({
    success: z.literal(true),
    /** Only suppliers have the quotas for products and drafts. */
    quotas: z.array(z.object({ name: z.enum(QUOTAS), used: z.number(), limit: z.number() })),
  }),
  read: readUsage,
  errors: ['unauthorized'],
});
