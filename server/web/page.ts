// One page as it goes out: its bytes, compressed once, and the headers every page carries.
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gzipToKeep, unpacked } from '../platform/cache/kept-bytes.ts';
import { acceptsGzip } from '../platform/http/accepts-gzip.ts';

export interface Page {
  readonly status: number;
  /** The media type; nearly always HTML. */
  readonly type: string;
  readonly gzip: Buffer;
  readonly etag: string;
  /** The Content-Security-Policy of a page made on demand; a prerendered one has it inside. */
  readonly policy: string | null;
  /** Whether shared caches may keep it. */
  readonly shared: boolean;
}

const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

export const HTML = 'text/html; charset=utf-8';

export async function makePage(
  status: number,
  html: Buffer,
  shared: boolean,
  policy: string | null = null,
  type: string = HTML,
): Promise<Page> {
  const small = await gzipToKeep(html);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  return { status, type, gzip: small, etag, policy, shared };
}

export const sizeOf = ({ gzip }: Page): number => gzip.length + 2_000;

/** Sends the page compressed to who takes it so, or says that nothing changed. Brotli is left to a CDN: its memory and time per page were the dearest part of rendering. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.code(page.status).headers({
    'content-type': page.type,
    'cache-control': page.shared ? SHARED : 'no-store',
    vary: 'accept-encoding',
    etag: page.etag,
    ...(page.policy ? { 'content-security-policy': page.policy } : {}),
  });
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag))
    return reply.code(304).send();
  if (acceptsGzip(request.headers['accept-encoding']))
    return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(unpacked(page.gzip));
}
