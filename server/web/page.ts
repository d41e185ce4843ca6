// One page as it goes out: its bytes, compressed once, and the headers every page carries.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Page {
  readonly status: number;
  readonly gzip: Buffer;
  /** Made when it is first asked for; few readers of plain HTTP do. */
  readonly brotli: () => Promise<Buffer>;
  readonly etag: string;
  /** The Content-Security-Policy of a page made on demand; a prerendered one has it inside. */
  readonly policy: string | null;
  /** Whether shared caches may keep it. */
  readonly shared: boolean;
}

const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

export async function makePage(
  status: number,
  html: Buffer,
  shared: boolean,
  policy: string | null = null,
): Promise<Page> {
  const small = await gzipped(html);
  let smaller: Promise<Buffer> | null = null;
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  const brotli = (): Promise<Buffer> => {
    smaller ??= brotlied(gunzipSync(small), QUALITY);
    return smaller;
  };
  return { status, gzip: small, brotli, etag, policy, shared };
}

/** Both forms, whether or not the second has been made. */
export const sizeOf = ({ gzip }: Page): number => 2 * gzip.length + 2_000;

/** Sends the smallest form the reader takes, or says that nothing changed. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  reply.code(page.status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': page.shared ? SHARED : 'no-store',
    vary: 'accept-encoding',
    etag: page.etag,
    ...(page.policy ? { 'content-security-policy': page.policy } : {}),
  });
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag))
    return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (accepted.includes('br'))
    return reply.header('content-encoding', 'br').send(await page.brotli());
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
  // Hardly any reader asks so, and keeping a third form for them would halve the number of pages kept.
  return reply.send(gunzipSync(page.gzip));
}
