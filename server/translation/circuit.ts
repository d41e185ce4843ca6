// Stops asking a service that keeps failing, and tries it again after a pause.

export interface Circuit {
  /** False while nobody should ask. After the pause one caller at a time gets through. */
  open(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Opens after `failures` in a row, for `pauseMs`. */
export function circuit(failures: number, pauseMs: number, now: () => number = Date.now): Circuit {
  let inRow = 0;
  let closedUntil = 0;
  return {
    open() {
      if (inRow < failures) return true;
      if (now() < closedUntil) return false;
      // This caller tries for all; the others wait another pause.
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
