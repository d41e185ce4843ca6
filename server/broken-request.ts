// Answers what is not even HTTP in the shape of any failure; in English, since no header could be read.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failureOf, Problem } from './problem.ts';

/** Room for a search that is far too long in characters of nine bytes, so that it is told so by name. */
export const MAX_HEADER_BYTES = 64 * 1024;

export function refuseBrokenRequest(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = new Problem(error.code === 'HPE_HEADER_OVERFLOW' ? 'tooLarge' : 'badRequest');
  const body = JSON.stringify(failureOf(problem, 'en', crypto.randomUUID()));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
