// Content negotiation of compressed replies.
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gunzipCached, gzipReply } from '../cache/compression.ts';

/** Whether an Accept-Encoding header allows gzip (RFC 9110 §12.5.3): weight 0 forbids it. */
export const acceptsGzip = (header: string | undefined): boolean =>
  header !== undefined && negotiate(header, ['gzip']) === 'gzip';

/** Returns the body as the client accepts it, and sets its encoding. */
export function encodedBody(request: FastifyRequest, reply: FastifyReply, gzipped: Buffer): Buffer {
  if (!acceptsGzip(request.headers['accept-encoding'])) return gunzipCached(gzipped);
  reply.header('content-encoding', 'gzip');
  return gzipped;
}

/** Like encodedBody, for a text that is in no cache. */
export function encodedText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): string | Buffer {
  if (!acceptsGzip(request.headers['accept-encoding'])) return text;
  reply.header('content-encoding', 'gzip');
  return gzipReply(text);
}
