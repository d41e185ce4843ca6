// Prometheus metrics on a separate port that is not public; without METRICS_PORT nothing is measured.
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Services } from '../../services.ts';
import { bodyShares } from '../http/bodies/bodies.ts';
import { replyShares } from '../http/connections/open-connections.ts';
import { refusalCounts } from '../http/refusals.ts';
import type { Shared } from '../redis/shared.ts';
import { measureProcess } from './process.ts';
import { openRegistry, type Registry } from './registry.ts';

export interface Metrics {
  readonly registry: Registry;
  /** Called after every database query with its duration. */
  readonly queried: (milliseconds: number) => void;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const STATES = { alone: 1, together: 1, apart: 0 } as const;

export async function openMetrics(
  app: FastifyInstance,
  { host, port }: NonNullable<Config['metrics']>,
  shared: Shared,
): Promise<Metrics> {
  const registry = openRegistry();
  const stopMeasuring = measureProcess(registry);
  const served = registry.histogram(
    'yantra_request_seconds',
    'From the first byte of a request to the last of its answer, by route.',
    SECONDS,
  );
  const query = registry.histogram(
    'yantra_query_seconds',
    'Queries of the database, the wait for a connection not included.',
    SECONDS,
  );
  let open = 0;
  app.addHook('onRequest', (_, reply, done) => {
    open += 1;
    // 'close' fires exactly once, however the request ends. With hooks, a client that disconnects could be counted twice: as
    // aborted and as answered.
    reply.raw.once('close', () => {
      open -= 1;
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    served(reply.elapsedTime / 1_000, {
      method: request.method,
      // The route's pattern, not the address, which would create a series per product. All pages share one.
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    });
    done();
  });
  registry.gauge('yantra_requests_open', 'Requests under way.', () => open);
  registry.total('yantra_refusals_total', 'Requests and connections refused, by budget.', () =>
    [...refusalCounts()].map(([budget, count]) => [{ budget }, count] as const),
  );
  registry.gauge('yantra_held_bytes', 'Bytes of bodies and of answers in memory.', () => [
    [{ what: 'bodies' }, bodyShares.taken()],
    [{ what: 'answers' }, replyShares.taken()],
  ]);
  registry.gauge('yantra_redis_up', '1 while limits and news are shared.', () =>
    shared.state() === 'alone' ? null : STATES[shared.state()],
  );

  const server = createServer(async ({ url, method }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    const text = await registry.text();
    return response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, resolve);
  });
  app.addHook('onClose', async () => {
    stopMeasuring();
    server.close();
    server.closeAllConnections();
  });
  return { registry, queried: (milliseconds) => query(milliseconds / 1_000) };
}

/** Registers the metrics of a process that has the API. */
export function measureServices({ registry }: Metrics, services: Services): void {
  const { gauge, total } = registry;
  const { pool, cache } = services;
  // Before the mails, because counting them uses a connection itself.
  if (pool)
    gauge('yantra_database_connections', 'Connections to PostgreSQL.', () => {
      const { open, idle, waiting } = pool();
      return [
        [{ state: 'busy' }, open - idle],
        [{ state: 'idle' }, idle],
        [{ state: 'waited_for' }, waiting],
      ];
    });
  gauge('yantra_live_connections', 'Live connections of this process.', () =>
    services.live.connections(),
  );
  gauge('yantra_outbox_mails', 'Mail that has not gone out yet.', () => services.mailer.waiting());
  gauge('yantra_translations_under_way', 'Texts whose translation is being found.', () =>
    services.translator.pendingCount(),
  );
  gauge('yantra_views_pending', 'Views of listings that are not written down yet.', () =>
    services.views.pending(),
  );
  if (cache)
    total('yantra_reply_cache_total', 'Public replies, found or made.', () => [
      [{ result: 'hit' }, cache.used.hits],
      [{ result: 'miss' }, cache.used.misses],
    ]);
}
