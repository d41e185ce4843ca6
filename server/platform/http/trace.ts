// Distributed tracing: reads, logs and forwards the W3C traceparent header.
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TRACEPARENT =
  /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(?:$|-)/;

interface TraceableRequest {
  readonly id: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Returns the trace id that the client sent; null if it sent none. */
export const traceIdOf = ({ headers }: TraceableRequest): string | null =>
  typeof headers.traceparent === 'string'
    ? (TRACEPARENT.exec(headers.traceparent)?.[1] ?? null)
    : null;

/** Adds the trace id to all log lines of this request. */
export function logTrace(request: FastifyRequest, reply: FastifyReply): void {
  const traceId = traceIdOf(request);
  if (traceId === null) return;
  request.log = request.log.child({ traceId });
  reply.log = request.log;
}

/** Returns the header for a call made on behalf of this request: with its trace id, or one derived from the request's id. */
export const traceparentFor = (request: TraceableRequest): string => {
  const flags =
    typeof request.headers.traceparent === 'string'
      ? (TRACEPARENT.exec(request.headers.traceparent)?.[2] ?? '00')
      : '00';
  const traceId = traceIdOf(request) ?? request.id.replaceAll('-', '');
  return `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}`;
};
