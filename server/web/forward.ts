// Hands on what a page-only process does not answer itself, calls and live connections alike, with whoever they came from.
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIVE_CONNECTION } from '../../contract/live.ts';
import { Problem } from '../platform/http/problem.ts';
import { traceparentFor } from '../platform/http/trace.ts';

/** What the API is told of the reader; it believes it where TRUST_PROXY names this process. */
const readerOf = (request: FastifyRequest): Record<string, string> => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
  traceparent: traceparentFor(request),
});

/** A live connection is opened anew towards the API, so that only what is named here goes with it. */
const LIVE_HEADERS = ['accept-language', 'user-agent', 'cookie'] as const;

const liveHeadersOf = (_: object, request: FastifyRequest): Record<string, string> => ({
  ...Object.fromEntries(
    LIVE_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ),
  ...readerOf(request),
});

const PATIENCE_MS = 3_000;

/** Asked before a live connection is let in: one that is let in and then lost keeps its client waiting for 20 s. */
const isThere = async (upstream: string): Promise<void> => {
  const reply = await fetch(`${upstream}/api/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`status ${reply.status}`);
};

export async function forward(app: FastifyInstance, upstream: string): Promise<void> {
  await app.register(proxy, {
    upstream,
    prefix: '/api',
    rewritePrefix: '/api',
    disableRequestLogging: true,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        ...readerOf(request as FastifyRequest),
      }),
    },
  });
  const { path } = LIVE_CONNECTION;
  await app.register(proxy, {
    upstream,
    prefix: path,
    rewritePrefix: path,
    websocket: true,
    preHandler: (_request, _reply, done) => {
      isThere(upstream).then(
        () => done(),
        () => done(new Problem('unavailable')),
      );
    },
    disableRequestLogging: true,
    // What the plugin takes here is more than its types say.
    wsClientOptions: { rewriteRequestHeaders: liveHeadersOf } as object,
  });
}
