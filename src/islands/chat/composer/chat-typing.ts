// Typing indicator: shows when the counterpart is typing, and reports own typing at most every two seconds.
import { atom, type ReadableAtom } from 'nanostores';

export interface Typing {
  readonly $isTyping: ReadableAtom<boolean>;
  /** The counterpart is typing. */
  heard(): void;
  /** The counterpart's message arrived, or the counterpart left. */
  over(): void;
  /** The user pressed a key. */
  typed(): void;
}

const SAID_FOR_MS = 4_000;
const SAY_EVERY_MS = 2_000;

export function createTyping(say: () => void, now: () => number = Date.now): Typing {
  const $isTyping = atom(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let said = 0;
  const over = (): void => {
    clearTimeout(timer);
    $isTyping.set(false);
  };
  return {
    $isTyping,
    over,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(over, SAID_FOR_MS);
      $isTyping.set(true);
    },
    typed() {
      if (now() - said < SAY_EVERY_MS) return;
      said = now();
      say();
    },
  };
}
