// How a server comes to an end: it says so first, then connections go as soon as they carry nothing, the stuck ones at last.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longer than any honest request takes, shorter than a supervisor's patience. */
const STUCK_MS = 8_000;
const SWEEP_MS = 50;

/** Servers that were told to stop. */
const leaving = new WeakSet<object>();

/** Whether balancers should look elsewhere. */
export const isLeaving = (app: FastifyInstance): boolean => leaving.has(app.server);

/** Says to balancers that this process stops, gives them `delayMs` to notice, and closes. */
export async function leave(app: FastifyInstance, delayMs: number): Promise<void> {
  leaving.add(app.server);
  // Whoever comes over the same connection next comes to another process. Before the first listener, which answers.
  app.server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  await pause(delayMs);
  await app.close();
}

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
