// Admin route for the analytics.
import type { FastifyInstance } from 'fastify';
import { getAnalytics } from '../../contract/admin/analytics.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function analyticsRoutes(app: FastifyInstance, { analytics, rules }: Services): void {
  serve(app, getAnalytics, async (_, { user, lang }) => {
    const [read, stale] = await Promise.all([analytics.read(user.id, lang), rules.stale()]);
    return { ...read, waiting: { ...read.waiting, rules: stale.length } };
  });
}
