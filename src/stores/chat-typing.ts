// Who is writing just now: the other side while it says so, and oneself said at most every two seconds.
import { atom, type ReadableAtom } from 'nanostores';

export interface Typing {
  readonly $isTyping: ReadableAtom<boolean>;
  /** The other side said that it writes. */
  heard(): void;
  /** What it wrote has come, or it has gone. */
  over(): void;
  /** A key was pressed here. */
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
