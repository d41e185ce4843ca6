// Handling of malformed requests: an error reply on the bare socket, or a repaired address.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { parseAcceptLanguage } from '../../../contract/lang.ts';
import { LIMIT_TEXTS } from '../../../contract/messages/limits.ts';
import { LIMITS } from '../../limits.ts';
import { HttpError, serializeHttpError } from './http-error.ts';
import { countRefusal } from './refusals.ts';

/** Large enough for a search text that is far too long with nine bytes per character, so that the error names the field. */
export const MAX_HEADER_BYTES = 64 * 1024;

/**
 * Escapes a path with invalid percent-encoding, such as /product/%E0%A4, so that it gets the not-found page instead of an
 * error. The API has its own answer.
 */
export function escapeMalformedUrl(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** Writes an error reply to the bare socket and closes it. */
export function sendRawError(error: HttpError, socket: Socket, language?: string): void {
  const body = JSON.stringify(
    serializeHttpError(error, parseAcceptLanguage(language), crypto.randomUUID()),
  );
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

const ERRORS_BY_CODE: Readonly<Record<string, () => HttpError>> = {
  HPE_HEADER_OVERFLOW: () => {
    countRefusal('body_bytes');
    return new HttpError('tooLarge', {}, { text: LIMIT_TEXTS.body(MAX_HEADER_BYTES) });
  },
  // The headers did not arrive in time.
  ERR_HTTP_REQUEST_TIMEOUT: () => {
    countRefusal('slow_connection');
    return new HttpError('tooSlow', {}, { text: LIMIT_TEXTS.pace(LIMITS.minBytesPerSecond) });
  },
};

/** Answers in English, because no header could be read. */
export function handleClientError({ code = '' }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else sendRawError(ERRORS_BY_CODE[code]?.() ?? new HttpError('badRequest'), socket);
}
