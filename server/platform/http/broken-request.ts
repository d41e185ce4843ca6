// Requests that are broken before they have a meaning: answered in the shape of any failure, or mended into one that has.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { langOf } from '../../../contract/lang.ts';
import { BOUND_TEXTS } from '../../../contract/messages/bounds.ts';
import { LIMITS } from '../../limits.ts';
import { failureOf, Problem } from './problem.ts';
import { countRefusal } from './refusals.ts';

/** Room for a search that is far too long in characters of nine bytes, so that it is told so by name. */
export const MAX_HEADER_BYTES = 64 * 1024;

/**
 * An address whose percent signs spell no text, such as /product/%E0%A4, is a page that does not exist, not a broken call:
 * taken literally, it gets the not-found page. The API keeps its own answer.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** Answers over the bare socket and ends it. */
export function answerBroken(problem: Problem, socket: Socket, language?: string): void {
  const body = JSON.stringify(failureOf(problem, langOf(language), crypto.randomUUID()));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

const PROBLEMS: Readonly<Record<string, () => Problem>> = {
  HPE_HEADER_OVERFLOW: () => {
    countRefusal('body_bytes');
    return new Problem('tooLarge', {}, { text: BOUND_TEXTS.body(MAX_HEADER_BYTES) });
  },
  // Its headers have not come in time.
  ERR_HTTP_REQUEST_TIMEOUT: () => {
    countRefusal('slow_connection');
    return new Problem('tooSlow', {}, { text: BOUND_TEXTS.pace(LIMITS.minBytesPerSecond) });
  },
};

/** In English, since no header could be read. */
export function refuseBrokenRequest(
  { code = '' }: { readonly code?: string },
  socket: Socket,
): void {
  if (code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else answerBroken(PROBLEMS[code]?.() ?? new Problem('badRequest'), socket);
}
