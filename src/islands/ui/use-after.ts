// Says when something has been going on for a while, so that quick things pass without a flicker.
import { useEffect, useState } from 'react';

/** True once `active` has stayed true for `ms`. */
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
