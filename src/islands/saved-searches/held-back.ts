// Hold of what follows a member's saved searches: it shows once their height is known, because it would move down otherwise.
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useDelayed } from '../../ui/use-delayed.ts';

/** A slow or failed list holds nothing back any longer. */
const MAX_HOLD_MS = 2000;

const $isHeld = atom(true);

export const showHeldBack = (): void => $isHeld.set(false);

/** Returns the class that hides it from members. Visitors have no list above it. */
export function useHeldBack(): 'only-visitor' | '' {
  const isHeld = useStore($isHeld, { ssr: 'initial' });
  const isLate = useDelayed(isHeld, MAX_HOLD_MS);
  return isHeld && !isLate ? 'only-visitor' : '';
}
