// Prometheus metrics on a separate port that is not public; without METRICS_PORT nothing is measured.
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { bodyAllocator } from '../http/bodies/bodies.ts';
import { replyAllocator } from '../http/connections/open-connections.ts';
import { refusalCounts } from '../http/refusals.ts';
import type { SharedState } from '../redis/shared.ts';
import { measureProcess } from './process.ts';
import { openRegistry, type Registry } from './registry.ts';

export interface Metrics {
  readonly registry: Registry;
  /** Called after every database query with its duration. */
  readonly onQuery: (milliseconds: number) => void;
}

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const REDIS_UP_BY_STATE = { single: 1, connected: 1, disconnected: 0 } as const;

export async function openMetrics(
  app: FastifyInstance,
  { host, port }: NonNullable<Config['metrics']>,
  shared: SharedState,
): Promise<Metrics> {
  const registry = openRegistry();
  const stopMeasuring = measureProcess(registry);
  const observeRequest = registry.histogram(
    'yantra_request_seconds',
    'Time from the first byte of a request to the last byte of its reply, by route.',
    BUCKETS_SECONDS,
  );
  const observeQuery = registry.histogram(
    'yantra_query_seconds',
    'Duration of database queries, without the wait for a connection.',
    BUCKETS_SECONDS,
  );
  let openRequests = 0;
  app.addHook('onRequest', (_, reply, done) => {
    openRequests += 1;
    // 'close' fires exactly once, however the request ends. With hooks, a client that disconnects could be counted twice: as
    // aborted and as answered.
    reply.raw.once('close', () => {
      openRequests -= 1;
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    observeRequest(reply.elapsedTime / 1_000, {
      method: request.method,
      // The route's pattern, not the address, which would create a series per product. All pages share one.
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    });
    done();
  });
  registry.gauge('yantra_requests_open', 'Requests in progress.', () => openRequests);
  registry.total('yantra_refusals_total', 'Requests and connections refused, by budget.', () =>
    [...refusalCounts()].map(([budget, count]) => [{ budget }, count] as const),
  );
  registry.gauge('yantra_held_bytes', 'Bytes of request bodies and replies in memory.', () => [
    [{ what: 'bodies' }, bodyAllocator.allocated()],
    [{ what: 'answers' }, replyAllocator.allocated()],
  ]);
  registry.gauge(
    'yantra_redis_up',
    '1 while rate limits and messages are shared through Redis.',
    () => (shared.state() === 'single' ? null : REDIS_UP_BY_STATE[shared.state()]),
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
  return { registry, onQuery: (milliseconds) => observeQuery(milliseconds / 1_000) };
}
