// Delay hook for loading indicators, so that short waits show none.
import { useEffect, useState } from 'react';

/** Returns true once `active` has been true for `ms` milliseconds. */
export function useAfter(active: boolean, ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, ms]);
  return active && late;
}
