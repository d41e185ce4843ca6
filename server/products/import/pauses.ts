// Pauses of a long computation, by time: rows differ too much in their work to count them.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The longest time for which other requests wait. */
const MAX_TURN_MS = 10;

/** Returns a function to call after every step: it lets other requests run once enough time has passed. */
export function openPauses(): () => Promise<void> {
  let turnStartedAt = performance.now();
  return async () => {
    if (performance.now() - turnStartedAt < MAX_TURN_MS) return;
    await nextTurn();
    turnStartedAt = performance.now();
  };
}
