// Circuit breaker: stops calls to a service that keeps failing, and tries it again after a pause.

export interface CircuitBreaker {
  /** Whether a call may be made. After a pause, only one caller may try. */
  allowsCall(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Stops calls for `pauseMs` after `maxFailures` failures in a row. */
export function circuitBreaker(
  maxFailures: number,
  pauseMs: number,
  now: () => number = Date.now,
): CircuitBreaker {
  let failuresInRow = 0;
  let pausedUntil = 0;
  return {
    allowsCall() {
      if (failuresInRow < maxFailures) return true;
      if (now() < pausedUntil) return false;
      // This caller tries for all; the others wait for another pause.
      pausedUntil = now() + pauseMs;
      return true;
    },
    succeeded() {
      failuresInRow = 0;
    },
    failed() {
      failuresInRow += 1;
      if (failuresInRow >= maxFailures) pausedUntil = now() + pauseMs;
    },
  };
}
