// Keyboard shortcuts of a review: single keys, which can be switched off on this device.
import { useEffect, useRef, useState } from 'react';
import { STORAGE_KEYS } from '../../../../contract/storage-keys.ts';
import { accessStorage } from '../../../stores/stored-session.ts';
import { deferredDecisions } from '../decisions/use-decide-later.ts';

export const SHORTCUTS = {
  next: ['j', 'n'],
  previous: ['k'],
  approve: ['a'],
  reject: ['r'],
  undo: ['u'],
  help: ['?'],
} as const;
export type Shortcut = keyof typeof SHORTCUTS;

type Actions = Readonly<Record<Exclude<Shortcut, 'undo'>, () => void>>;

const shortcutOf = (key: string): Shortcut | undefined =>
  (Object.keys(SHORTCUTS) as Shortcut[]).find((each) =>
    (SHORTCUTS[each] as readonly string[]).includes(key.toLowerCase()),
  );

/** Not while something is typed, and not under a dialog. */
const isFree = ({ target }: KeyboardEvent): boolean =>
  !(target as Element | null)?.closest?.('input, textarea, select, [contenteditable]') &&
  document.querySelector('dialog[open]') === null;

const isOff = (): boolean => accessStorage(undefined, STORAGE_KEYS.shortcuts) === 'off';

/** The shortcut of a key that was pressed for this page; undefined for any other key. */
function pressedShortcut(event: KeyboardEvent): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
  const isOther = ctrlKey || metaKey || altKey || repeat || defaultPrevented || !isFree(event);
  return isOther ? undefined : shortcutOf(key);
}

/** Takes back the last decision, also in the queue, to which the last one of all leads. */
export function useUndoShortcut(): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (isOff() || pressedShortcut(event) !== 'undo') return;
      if (deferredDecisions.undo()) event.preventDefault();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
}

export function useReviewShortcuts(actions: Actions) {
  const [enabled, setEnabled] = useState(() => !isOff());
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!enabled) return;
    const handleKey = (event: KeyboardEvent): void => {
      const shortcut = pressedShortcut(event);
      if (!shortcut || shortcut === 'undo') return;
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
