// Circuit breaker: stops calls to a service that keeps failing, and tries it again after a pause.

export interface Circuit {
  /** Whether a call may be made (standard terms call this state "closed"). After a pause, only one caller may try. */
  open(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Stops calls for `pauseMs` after `failures` failures in a row. */
export function circuit(failures: number, pauseMs: number, now: () => number = Date.now): Circuit {
  let inRow = 0;
  let closedUntil = 0;
  return {
    open() {
      if (inRow < failures) return true;
      if (now() < closedUntil) return false;
      // This caller tries for all; the others wait for another pause.
      closedUntil = now() + pauseMs;
      return true;
    },
    succeeded() {
      inRow = 0;
    },
    failed() {
      inRow += 1;
      if (inRow >= failures) closedUntil = now() + pauseMs;
    },
  };
}
