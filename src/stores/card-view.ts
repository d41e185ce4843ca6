// How phones show products: compact rows or large cards. Stored on the device; the first-paint script restores it.
import { STORAGE_KEYS } from '../../contract/storage-keys.ts';

export type CardView = 'rows' | 'cards';

export const shownCardView = (): CardView =>
  document.documentElement.dataset.cardView === 'cards' ? 'cards' : 'rows';

export function chooseCardView(view: CardView): void {
  document.documentElement.dataset.cardView = view;
  try {
    localStorage.setItem(STORAGE_KEYS.cardView, view);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
