// Signal from the buttons of a product page to the island that draws the enquiry and order windows.
import { atom, type ReadableAtom } from 'nanostores';

export type BuyerWindow = 'inquiry' | 'order';

const $state = atom<{ readonly what: BuyerWindow; readonly times: number } | null>(null);
export const $buyerAsked: ReadableAtom<{
  readonly what: BuyerWindow;
  readonly times: number;
} | null> = $state;

export const askBuyer = (what: BuyerWindow): void =>
  $state.set({ what, times: ($state.get()?.times ?? 0) + 1 });
