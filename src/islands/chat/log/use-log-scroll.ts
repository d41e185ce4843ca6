// Scroll position of a message log: stays at the end while the reader is there, and in place when older messages load.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end, within which the reader counts as being at the end. */
const NEAR_PX = 48;

export interface LogScroll {
  readonly box: RefObject<HTMLElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  onScroll(): void;
  toEnd(): void;
}

/** `first` is the id of the first message, `own` the number of unsent own messages; the hook reacts to changes of both. */
export function useLogScroll(first: string | undefined, own: number): LogScroll {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const before = useRef({ first, own });
  const stuck = useRef(true);
  /** First visible message and its position: translations inserted above it must not move it. */
  const seen = useRef<{ readonly row: HTMLElement; readonly top: number }>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const toEnd = useCallback((): void => {
    stuck.current = true;
    setIsAtEnd(true);
    const { current } = box;
    if (current) current.scrollTop = current.scrollHeight;
  }, []);

  const look = useCallback((): void => {
    const { current } = box;
    const rows = current?.querySelectorAll<HTMLElement>('[data-message]') ?? [];
    const row = [...rows].find(
      (each) => each.offsetTop + each.offsetHeight > (current?.scrollTop ?? 0),
    );
    seen.current = row ? { row, top: row.offsetTop } : null;
  }, []);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const came = before.current.first !== first && before.current.first !== undefined;
    const wrote = own > before.current.own;
    before.current = { first, own };
    if (wrote || stuck.current) toEnd();
    else if (came) current.scrollTop += current.scrollHeight - height.current;
    height.current = current.scrollHeight;
    look();
  }, [first, own, toEnd, look]);

  useEffect(() => {
    // Pictures, translations and a phone's on-screen keyboard change the size, too.
    const watch = new ResizeObserver(() => {
      const { current } = box;
      if (stuck.current) toEnd();
      else if (current && seen.current)
        current.scrollTop += seen.current.row.offsetTop - seen.current.top;
      look();
      height.current = current?.scrollHeight ?? 0;
    });
    for (const { current } of [box, content]) if (current) watch.observe(current);
    return () => watch.disconnect();
  }, [toEnd, look]);

  return {
    box,
    content,
    isAtEnd,
    toEnd,
    onScroll() {
      const { current } = box;
      if (!current) return;
      stuck.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX;
      setIsAtEnd(stuck.current);
      look();
    },
  };
}
