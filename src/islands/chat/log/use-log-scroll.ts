// Scroll position of a message log: stays at the end while the reader is there, and in place when older messages load.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end, within which the reader counts as being at the end. */
const AT_END_TOLERANCE_PX = 48;

interface LogScroll {
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
  const previous = useRef({ first, own });
  const followsEnd = useRef(true);
  /** First visible message and its position: translations inserted above it must not move it. */
  const firstVisible = useRef<{ readonly row: HTMLElement; readonly top: number }>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const toEnd = useCallback((): void => {
    followsEnd.current = true;
    setIsAtEnd(true);
    const { current } = box;
    if (current) current.scrollTop = current.scrollHeight;
  }, []);

  const recordFirstVisible = useCallback((): void => {
    const { current } = box;
    const rows = current?.querySelectorAll<HTMLElement>('[data-message]') ?? [];
    const row = [...rows].find(
      (each) => each.offsetTop + each.offsetHeight > (current?.scrollTop ?? 0),
    );
    firstVisible.current = row ? { row, top: row.offsetTop } : null;
  }, []);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const hasOlderLoaded = previous.current.first !== first && previous.current.first !== undefined;
    const hasOwnAdded = own > previous.current.own;
    previous.current = { first, own };
    if (hasOwnAdded || followsEnd.current) toEnd();
    else if (hasOlderLoaded) current.scrollTop += current.scrollHeight - height.current;
    height.current = current.scrollHeight;
    recordFirstVisible();
  }, [first, own, toEnd, recordFirstVisible]);

  useEffect(() => {
    // Pictures, translations and a phone's on-screen keyboard change the size, too.
    const observer = new ResizeObserver(() => {
      const { current } = box;
      if (followsEnd.current) toEnd();
      else if (current && firstVisible.current)
        current.scrollTop += firstVisible.current.row.offsetTop - firstVisible.current.top;
      recordFirstVisible();
      height.current = current?.scrollHeight ?? 0;
    });
    for (const { current } of [box, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [toEnd, recordFirstVisible]);

  return {
    box,
    content,
    isAtEnd,
    toEnd,
    onScroll() {
      const { current } = box;
      if (!current) return;
      followsEnd.current =
        current.scrollHeight - current.scrollTop - current.clientHeight < AT_END_TOLERANCE_PX;
      setIsAtEnd(followsEnd.current);
      recordFirstVisible();
    },
  };
}
