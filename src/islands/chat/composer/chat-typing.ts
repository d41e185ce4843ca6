// Typing indicator: shows when the counterpart is typing, and reports own typing at most every two seconds.
import { atom, type ReadableAtom } from 'nanostores';

export interface Typing {
  readonly $isTyping: ReadableAtom<boolean>;
  /** The counterpart is typing. */
  counterpartTyped(): void;
  /** The counterpart's message arrived, or the counterpart left. */
  hide(): void;
  /** The user pressed a key. */
  userTyped(): void;
}

const INDICATOR_TIMEOUT_MS = 4_000;
const REPORT_INTERVAL_MS = 2_000;

export function createTyping(sendTyping: () => void, now: () => number = Date.now): Typing {
  const $isTyping = atom(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSentAt = 0;
  const hide = (): void => {
    clearTimeout(timer);
    $isTyping.set(false);
  };
  return {
    $isTyping,
    hide,
    counterpartTyped() {
      clearTimeout(timer);
      timer = setTimeout(hide, INDICATOR_TIMEOUT_MS);
      $isTyping.set(true);
    },
    userTyped() {
      if (now() - lastSentAt < REPORT_INTERVAL_MS) return;
      lastSentAt = now();
      sendTyping();
    },
  };
}
