// Routes of the health and readiness checks.
import type { FastifyInstance } from 'fastify';
import { health, ready } from '../../../contract/health.ts';
import type { Engine } from '../db/engine.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/serve.ts';
import { isShuttingDown } from '../http/shutdown.ts';
import { type HealthComponent, healthChecker } from './health.ts';

const READY = { success: true, status: 'ready' } as const;

interface Dependencies {
  readonly healthChecks: readonly HealthComponent[];
  readonly engine: Engine;
  readonly sendsMail: boolean;
}

export function healthRoutes(
  app: FastifyInstance,
  { healthChecks: all, engine, sendsMail }: Dependencies,
): void {
  const checkHealth = healthChecker(all, app.log);

  serve(app, health, async () => {
    const { parts, isDown } = await checkHealth();
    if (isDown) throw new HttpError('unavailable', {}, { parts });
    const isHealthy = parts.every(({ status }) => status === 'ok');
    return {
      success: true as const,
      status: isHealthy ? ('ok' as const) : ('degraded' as const),
      database: engine,
      mail: sendsMail ? ('sent' as const) : ('off' as const),
      uptimeSeconds: Math.round(process.uptime()),
      parts,
    };
  });

  serve(app, ready, async () => {
    if (isShuttingDown(app)) throw new HttpError('unavailable');
    const { parts, isDown } = await checkHealth();
    if (isDown) throw new HttpError('unavailable', {}, { parts });
    return READY;
  });
}

/** Readiness of a process that has no API: it still serves most pages. */
export function readyWithoutApi(app: FastifyInstance): void {
  app.get(`/api${ready.path}`, async () => {
    if (isShuttingDown(app)) throw new HttpError('unavailable');
    return READY;
  });
}
