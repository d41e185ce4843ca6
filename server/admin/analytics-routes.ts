// Admin route for the analytics.
import type { FastifyInstance } from 'fastify';
import { getAnalytics } from '../../contract/admin/analytics.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function analyticsRoutes(app: FastifyInstance, { analytics }: Services): void {
  serve(app, getAnalytics, (_, { user, lang }) => analytics.read(user.id, lang));
}
