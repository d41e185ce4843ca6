// Route for the quota usage of the signed-in account.
import type { FastifyInstance } from 'fastify';
import { getUsage } from '../../contract/accounts/usage.ts';
import { QUOTAS } from '../../contract/accounts/usage-reader.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function usageRoutes(app: FastifyInstance, { usage }: Services): void {
  serve(app, getUsage, async (_, { user }) => {
    const names = user.role === 'supplier' ? QUOTAS : (['uploads', 'attachments'] as const);
    return { success: true as const, quotas: await usage(user.id, names) };
  });
}
