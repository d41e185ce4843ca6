// Reply with a file: downloaded under its name, never cached.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileToSend } from '../../../contract/file-reply.ts';

/** Encodes the name (RFC 8187). encodeURIComponent leaves five characters that the header forbids. */
export const attachmentHeader = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`;

/**
 * Sets the headers and returns the stream. A closed connection ends the stream, and an error of the stream closes the
 * connection.
 */
export function fileStream(
  reply: FastifyReply,
  { name, type, content, shown }: FileToSend,
): Readable {
  const disposition = attachmentHeader(name);
  reply.headers({
    'content-type': type,
    'content-disposition': shown ? disposition.replace('attachment', 'inline') : disposition,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // The address may be a signed one, which gives access.
    'referrer-policy': 'no-referrer',
  });
  return content instanceof Readable ? content : Readable.from(content);
}
