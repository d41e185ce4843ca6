// Keyboard shortcuts of a review: single keys, which can be switched off on this device.
import { useEffect, useRef, useState } from 'react';
import { STORAGE_KEYS } from '../../../../contract/storage-keys.ts';
import { accessStorage } from '../../../stores/stored-session.ts';

export const SHORTCUTS = {
  next: ['j', 'n'],
  previous: ['k'],
  approve: ['a'],
  reject: ['r'],
  help: ['?'],
} as const;
export type Shortcut = keyof typeof SHORTCUTS;

type Actions = Readonly<Record<Shortcut, () => void>>;

const shortcutOf = (key: string): Shortcut | undefined =>
  (Object.keys(SHORTCUTS) as Shortcut[]).find((each) =>
    (SHORTCUTS[each] as readonly string[]).includes(key.toLowerCase()),
  );

/** Not while something is typed, and not under a dialog. */
const isFree = ({ target }: KeyboardEvent): boolean =>
  !(target as Element | null)?.closest?.('input, textarea, select, [contenteditable]') &&
  document.querySelector('dialog[open]') === null;

const isOff = (): boolean => accessStorage(undefined, STORAGE_KEYS.shortcuts) === 'off';

export function useReviewShortcuts(actions: Actions) {
  const [enabled, setEnabled] = useState(() => !isOff());
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!enabled) return;
    const handleKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || repeat || defaultPrevented || !isFree(event)) return;
      const shortcut = shortcutOf(key);
      if (!shortcut) return;
      event.preventDefault();
      latest.current[shortcut]();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [enabled]);
  return {
    enabled,
    setEnabled(on: boolean): void {
      accessStorage((storage) =>
        on
          ? storage.removeItem(STORAGE_KEYS.shortcuts)
          : storage.setItem(STORAGE_KEYS.shortcuts, 'off'),
      );
      setEnabled(on);
    },
  };
}
