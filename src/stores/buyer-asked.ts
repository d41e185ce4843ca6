// Which window of a product page was asked for, and how often: its buttons tell the island that draws them.
import { atom, type ReadableAtom } from 'nanostores';

export type BuyerWindow = 'inquiry' | 'order';

const $state = atom<{ readonly what: BuyerWindow; readonly times: number } | null>(null);
export const $buyerAsked: ReadableAtom<{
  readonly what: BuyerWindow;
  readonly times: number;
} | null> = $state;

export const askBuyer = (what: BuyerWindow): void =>
  $state.set({ what, times: ($state.get()?.times ?? 0) + 1 });
