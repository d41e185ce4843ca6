// The rest of a body that nobody wants: dropped, so that the answer arrives, and cut off where it does not end.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** For whoever is busy sending and has not read the answer yet. */
const LINGER_MS = 2_000;
const LINGER_BYTES = 8 * 1024 * 1024;

/** Counts a body as it arrives; `exceeded` is called once, when more than `most` bytes came. */
export function watchBody(raw: IncomingMessage, most: number, exceeded: () => void): void {
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    const before = bytes;
    bytes += chunk.length;
    if (before <= most && bytes > most) exceeded();
  });
}

/** Reads a little further and ends the connection, unless the body ends first. Closing at once would take the answer away. */
function linger(raw: IncomingMessage): void {
  const timer = setTimeout(() => raw.destroy(), LINGER_MS);
  raw.once('close', () => clearTimeout(timer));
  watchBody(raw, LINGER_BYTES, () => raw.destroy());
  raw.resume();
}

/** Drops what is still to come of a body that is within bounds. */
export function runOff(raw: IncomingMessage): void {
  raw.unpipe();
  raw.resume();
}

/** Reads nothing more of a body that is not, until the answer is out. */
export function cutOff(raw: IncomingMessage, response: ServerResponse): void {
  raw.unpipe();
  raw.pause();
  // A body that nobody has begun to read would be swallowed whole by Node itself.
  raw.read();
  response.once('finish', () => linger(raw));
}
