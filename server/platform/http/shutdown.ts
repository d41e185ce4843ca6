// Graceful shutdown: announces it first, then closes idle connections, and at last those that hang.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longer than any normal request takes, shorter than a supervisor waits before it kills the process. */
const FORCE_CLOSE_AFTER_MS = 8_000;
const IDLE_CLOSE_INTERVAL_MS = 50;

/** Servers that are shutting down. */
const shuttingDown = new WeakSet<object>();

/** Whether load balancers should use another process. */
export const isShuttingDown = (app: FastifyInstance): boolean => shuttingDown.has(app.server);

/** Reports "not ready" to load balancers, gives them `delayMs` to notice, and closes the server. */
export async function shutDown(app: FastifyInstance, delayMs: number): Promise<void> {
  shuttingDown.add(app.server);
  // Clients must reconnect after this reply, to another process. Before the first listener, which sends the reply.
  app.server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  await pause(delayMs);
  await app.close();
}

/**
 * Closes idle connections during shutdown. Otherwise a browser's keep-alive connection would keep the process alive for as
 * long as the browser likes.
 */
export function closeConnectionsOnShutdown(
  app: FastifyInstance,
  forceCloseAfterMs = FORCE_CLOSE_AFTER_MS,
): void {
  const timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    timers.push(
      setInterval(() => app.server.closeIdleConnections(), IDLE_CLOSE_INTERVAL_MS),
      setTimeout(() => app.server.closeAllConnections(), forceCloseAfterMs),
    );
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
