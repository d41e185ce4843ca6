// View of product lists: compact rows or large cards. Stored on the device; the first-paint script restores it.
import { atom, type ReadableAtom } from 'nanostores';
import { STORAGE_KEYS } from '../../contract/storage-keys.ts';
import { accessStorage } from './stored-session.ts';

export type CardView = 'rows' | 'cards';

const $state = atom<CardView | null>(null);
/** null until `readCardView`, because the server does not know the choice. The stylesheet shows it from the first paint on. */
export const $cardView: ReadableAtom<CardView | null> = $state;

/** Call it after hydration. */
export const readCardView = (): void =>
  $state.set(document.documentElement.dataset.cardView === 'cards' ? 'cards' : 'rows');

export function chooseCardView(view: CardView): void {
  document.documentElement.dataset.cardView = view;
  $state.set(view);
  accessStorage((storage) => storage.setItem(STORAGE_KEYS.cardView, view));
}
