// End of an answer's connection, for what is held until then.
import type { ServerResponse } from 'node:http';

/** Runs `release` once the connection is done with the answer: at once where its reader has left already. */
export function whenClosed(response: ServerResponse, release: () => void): void {
  if (response.destroyed) release();
  else response.once('close', release);
}
