// Whether the backend answers; clients read only that it did.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Whether the backend and its database answer',
  access: 'anyone',
  reply: z.object({
    success: z.literal(true),
    status: z.literal('ok'),
    database: z.enum(['sqlite', 'postgres']),
    uptimeSeconds: z.number(),
  }),
  read: () => true,
  errors: ['unavailable'],
});
