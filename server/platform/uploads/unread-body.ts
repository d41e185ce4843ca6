// Disposal of the rest of an unwanted request body, so that the reply arrives: drained, or cut off if it does not end.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Time and bytes for clients that are still sending and have not read the reply yet. */
const LINGER_MS = 2_000;
const LINGER_BYTES = 8 * 1024 * 1024;

/** Counts the bytes of a body as it arrives; calls `exceeded` once when there are more than `most`. */
export function watchBody(raw: IncomingMessage, maxBytes: number, onExceeded: () => void): void {
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    const before = bytes;
    bytes += chunk.length;
    if (before <= maxBytes && bytes > maxBytes) onExceeded();
  });
}

/**
 * Reads a little further and then closes the connection, unless the body ends first. Closing immediately would destroy the
 * reply.
 */
function linger(raw: IncomingMessage): void {
  const timer = setTimeout(() => raw.destroy(), LINGER_MS);
  raw.once('close', () => clearTimeout(timer));
  watchBody(raw, LINGER_BYTES, () => raw.destroy());
  raw.resume();
}

/** Drains the rest of a body that is within its limits. */
export function drainBody(raw: IncomingMessage): void {
  raw.unpipe();
  raw.resume();
}

/** Stops reading a body that exceeds its limits until the reply is sent. */
export function stopReading(raw: IncomingMessage, response: ServerResponse): void {
  raw.unpipe();
  raw.pause();
  // If nothing was read yet, Node itself would read and discard the whole body.
  raw.read();
  response.once('finish', () => linger(raw));
}
