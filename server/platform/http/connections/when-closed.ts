// Release of resources at the end of a reply's connection.
import type { ServerResponse } from 'node:http';

/** Runs `release` when the connection is done with the reply, or immediately if the client has disconnected already. */
export function whenClosed(response: ServerResponse, release: () => void): void {
  if (response.destroyed) release();
  else response.once('close', release);
}
