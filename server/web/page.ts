// A page ready to send: its content, compressed once, and its HTTP headers.
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gzipPage } from '../platform/cache/compression.ts';
import { encodedBody } from '../platform/http/accepts-gzip.ts';

export interface Page {
  readonly status: number;
  /** The media type; nearly always HTML. */
  readonly type: string;
  readonly gzip: Buffer;
  readonly etag: string;
  /** Content-Security-Policy header of a page made on demand; a prerendered page has the policy in its HTML. */
  readonly policy: string | null;
  /** Whether shared caches (CDN) may store it. */
  readonly isShared: boolean;
}

const SHARED_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

export const HTML_TYPE = 'text/html; charset=utf-8';

export async function makePage(
  status: number,
  html: Buffer,
  isShared: boolean,
  policy: string | null = null,
  type: string = HTML_TYPE,
): Promise<Page> {
  const gzip = await gzipPage(html);
  // Of the compressed page, which is a sixth of it.
  const etag = `"${hash('sha256', gzip, 'base64url').slice(0, 27)}"`;
  return { status, type, gzip, etag, policy, isShared };
}

/**
 * Sends the page, with gzip if the client accepts it, or 304 if its ETag matches. Brotli is left to a CDN: its memory and time per
 * page were the most expensive part of rendering.
 */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.code(page.status).headers({
    'content-type': page.type,
    'cache-control': page.isShared ? SHARED_CACHE_CONTROL : 'no-store',
    vary: 'accept-encoding',
    etag: page.etag,
    ...(page.policy ? { 'content-security-policy': page.policy } : {}),
  });
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag))
    return reply.code(304).send();
  return reply.send(encodedBody(request, reply, page.gzip));
}
