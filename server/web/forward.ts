// Reverse proxy of a page-only process: forwards API calls and live connections to the API, with the reader's address.
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIVE_CONNECTION } from '../../contract/chat/live.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { traceparentFor } from '../platform/http/trace.ts';

/** Headers that describe the reader to the API, which trusts them if TRUST_PROXY contains the address of this process. */
const readerHeaders = (request: FastifyRequest): Record<string, string> => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
  traceparent: traceparentFor(request),
});

/** The proxy opens a new live connection to the API; of the reader's headers, only these are forwarded. */
const LIVE_HEADERS = ['accept-language', 'user-agent', 'cookie'] as const;

const liveHeaders = (_: object, request: FastifyRequest): Record<string, string> => ({
  ...Object.fromEntries(
    LIVE_HEADERS.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ),
  ...readerHeaders(request),
});

const READY_TIMEOUT_MS = 3_000;

/** Checked before a live connection is accepted: a client whose accepted connection is lost waits 20 s. */
const assertReady = async (upstream: string): Promise<void> => {
  const reply = await fetch(`${upstream}/api/ready`, {
    signal: AbortSignal.timeout(READY_TIMEOUT_MS),
  });
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
        ...readerHeaders(request as FastifyRequest),
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
      assertReady(upstream).then(
        () => done(),
        () => done(new HttpError('unavailable')),
      );
    },
    disableRequestLogging: true,
    // The plugin supports this option, but its types do not declare it.
    wsClientOptions: { rewriteRequestHeaders: liveHeaders } as object,
  });
}
