// Route for the quota usage of the signed-in account.
import type { FastifyInstance } from 'fastify';
import { getUsage, QUOTAS } from '../../contract/accounts/usage.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function usageRoutes(app: FastifyInstance, { usage }: Services): void {
  serve(app, getUsage, async (_, { user }) => {
    const names = user.role === 'supplier' ? QUOTAS : (['uploads', 'attachments'] as const);
    return { quotas: await usage(user.id, names) };
  });
}
