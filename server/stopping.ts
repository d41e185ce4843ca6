// Lets a server that is closing come to an end: connections go as soon as they carry nothing, the stuck ones at last.
import type { FastifyInstance } from 'fastify';

/** Longer than any honest request takes, shorter than a supervisor's patience. */
const STUCK_MS = 8_000;
const SWEEP_MS = 50;

/** Without this a browser's kept-alive connection would hold the process for as long as the browser likes. */
export function letGoWhenClosing(app: FastifyInstance, stuckMs = STUCK_MS): void {
  const timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    timers.push(
      setInterval(() => app.server.closeIdleConnections(), SWEEP_MS),
      setTimeout(() => app.server.closeAllConnections(), stuckMs),
    );
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
