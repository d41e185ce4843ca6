// Routes of the health and readiness checks.
import type { FastifyInstance } from 'fastify';
import { health, ready } from '../../../contract/health.ts';
import type { Services } from '../../services.ts';
import { Problem } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import { isLeaving } from '../http/stopping.ts';
import { examiner } from './health.ts';

const READY = { success: true, status: 'ready' } as const;

export function healthRoutes(app: FastifyInstance, { healthChecks: all, engine }: Services): void {
  const examine = examiner(all, app.log);

  serve(app, health, async () => {
    const { parts, unable } = await examine();
    if (unable) throw new Problem('unavailable', {}, { parts });
    const allWell = parts.every(({ status }) => status === 'ok');
    return {
      success: true as const,
      status: allWell ? ('ok' as const) : ('degraded' as const),
      database: engine,
      uptimeSeconds: Math.round(process.uptime()),
      parts,
    };
  });

  serve(app, ready, async () => {
    if (isLeaving(app)) throw new Problem('unavailable');
    const { parts, unable } = await examine();
    if (unable) throw new Problem('unavailable', {}, { parts });
    return READY;
  });
}

/** Readiness of a process that has no API: it still serves most pages. */
export function readyWithoutApi(app: FastifyInstance): void {
  app.get(`/api${ready.path}`, async () => {
    if (isLeaving(app)) throw new Problem('unavailable');
    return READY;
  });
}
