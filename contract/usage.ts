// What an account has used of its quotas.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { QUOTAS, readUsage } from './usage-reader.ts';

export const getUsage = endpoint({
  method: 'GET',
  path: '/auth/usage',
  summary: 'What the signed-in user has used of each quota: bytes for files, a count for the rest',
  access: 'user',
  reply: z.object({
    success: z.literal(true),
    /** Products and drafts are a supplier's only. */
    quotas: z.array(z.object({ name: z.enum(QUOTAS), used: z.number(), limit: z.number() })),
  }),
  read: readUsage,
  errors: ['unauthorized'],
});
