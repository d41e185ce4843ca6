// Route of the items that wait for the signed-in user.
import type { FastifyInstance } from 'fastify';
import { getWaiting } from '../../contract/dashboard/waiting.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function waitingRoutes(app: FastifyInstance, { waiting }: Services): void {
  serve(app, getWaiting, (_, { user, lang }) => waiting.read(user, lang));
}
