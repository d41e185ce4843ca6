// Answers whether this process and its database answer.
import type { FastifyInstance } from 'fastify';
import { health } from '../../contract/health.ts';
import type { Services } from '../app.ts';
import { Problem } from '../problem.ts';
import { serve } from '../serve.ts';

export function healthRoutes(app: FastifyInstance, { catalog, engine }: Services): void {
  serve(app, health, async (_, { request }) => {
    await catalog.version().catch((error: unknown) => {
      request.log.error({ error }, 'the database does not answer');
      throw new Problem('unavailable');
    });
    return {
      success: true as const,
      status: 'ok' as const,
      database: engine,
      uptimeSeconds: Math.round(process.uptime()),
    };
  });
}
