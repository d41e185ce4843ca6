// Health and readiness endpoints. Clients read only whether the call succeeded.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { healthParts } from './errors.ts';

export const health = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Status of the backend, its database and its other dependencies',
  access: 'anyone',
  reply: z.object({
    success: z.literal(true),
    /** `degraded`: every request is served although a dependency is down. */
    status: z.enum(['ok', 'degraded']),
    database: z.enum(['sqlite', 'postgres']),
    /** Whether mail is sent: without it, emails are neither confirmed nor asked for. */
    mail: z.enum(['sent', 'off']),
    uptimeSeconds: z.number(),
    parts: healthParts,
  }),
  read: () => true,
  errors: ['unavailable'],
});

export const ready = endpoint({
  method: 'GET',
  path: '/ready',
  summary: 'Readiness of this process: fails while it stops or has no database',
  access: 'anyone',
  reply: z.object({ success: z.literal(true), status: z.literal('ready') }),
  read: () => true,
  errors: ['unavailable'],
});
