// Health and readiness endpoints. Clients read only whether the call succeeded.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { healthParts } from './errors.ts';

export const health = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Whether the backend and its database answer, and how the rest does',
  access: 'anyone',
  reply: z.object({
    success: z.literal(true),
    /** `degraded`: every request is served although a dependency is down. */
    status: z.enum(['ok', 'degraded']),
    database: z.enum(['sqlite', 'postgres']),
    uptimeSeconds: z.number(),
    parts: healthParts,
  }),
  read: () => true,
  errors: ['unavailable'],
});

export const ready = endpoint({
  method: 'GET',
  path: '/ready',
  summary: 'Whether this process wants requests: not while it stops, nor without its database',
  access: 'anyone',
  reply: z.object({ success: z.literal(true), status: z.literal('ready') }),
  read: () => true,
  errors: ['unavailable'],
});
