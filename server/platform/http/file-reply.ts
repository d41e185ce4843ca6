// Sends a file as the reply of an endpoint: to be saved under its name, and stored by no cache.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileToSend } from '../../../contract/file-reply.ts';

/** A connection that is closed on the way ends the stream, and an error of the stream closes the connection. */
export function fileStream(reply: FastifyReply, { name, type, content }: FileToSend): Readable {
  reply.headers({
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  return content instanceof Readable ? content : Readable.from(content);
}
