// Sends the drawings of the demo market. They are SVG of our own generator; uploads are never SVG, which can carry scripts.
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gzipPage } from '../cache/compression.ts';
import { encodedBody } from '../http/accepts-gzip.ts';
import { HttpError } from '../http/http-error.ts';

export interface DemoFolders {
  /** Files of the repository. */
  readonly shared: string;
  /** Pictures of the products, drawn when the market was filled. */
  readonly drawn: string;
}

export const DRAWING_NAME = /^[a-z0-9][a-z0-9-]*\.svg$/;

/** Nothing in a drawing may run or load; its style sheet is inside it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const MAX_AGE_SECONDS = 30 * 86_400;

const missing = (): null => null;

async function readDrawing({ shared, drawn }: DemoFolders, name: string): Promise<Buffer> {
  const stored = await readFile(join(drawn, `${name}.gz`)).catch(missing);
  if (stored) return stored;
  const plain = await readFile(join(shared, name)).catch(missing);
  if (!plain) throw new HttpError('notFound');
  return gzipPage(plain);
}

export async function sendDrawing(
  folders: DemoFolders,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const gzipped = await readDrawing(folders, name);
  const etag = `"${hash('sha256', gzipped, 'base64url').slice(0, 27)}"`;
  reply.headers({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
    'content-security-policy': POLICY,
    vary: 'accept-encoding',
    etag,
  });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.send(encodedBody(request, reply, gzipped));
}
