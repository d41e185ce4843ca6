// Signal from the buttons of a product page to the island that draws the enquiry and order windows.
import { atom, type ReadableAtom } from 'nanostores';

export type BuyerWindow = 'inquiry' | 'order';

const $state = atom<{ readonly kind: BuyerWindow; readonly count: number } | null>(null);
export const $buyerWindowRequest: ReadableAtom<{
  readonly kind: BuyerWindow;
  readonly count: number;
} | null> = $state;

export const openBuyerWindow = (kind: BuyerWindow): void =>
  $state.set({ kind, count: ($state.get()?.count ?? 0) + 1 });
