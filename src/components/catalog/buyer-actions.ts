// Buyer buttons of a product page. Makes the hidden dialog island visible, which loads it, and requests a dialog from it.
import { askBuyer, type BuyerWindow } from '../../islands/trade/buyer-asked.ts';
import { rememberReturn } from '../../stores/return-path.ts';
import { keepToast } from '../../stores/toast-after.ts';

/** Time limit for the island to hydrate; after it an error is shown. */
const PATIENCE_MS = 10_000;
/** URL hash that reopens the order dialog for a visitor who signed in to order. */
const ORDER_HASH = '#order';

const isPlain = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export function startBuyerActions(): void {
  const place = document.querySelector<HTMLElement>('[data-buyer-windows]');
  const failed = document.querySelector<HTMLElement>('[data-buyer-failed]');
  if (!place || !failed) return;
  const isSignedIn = (): boolean => document.documentElement.dataset.session === 'in';
  const isWaiting = (): boolean => place.querySelector('astro-island[ssr]') !== null;

  const ask = (what: BuyerWindow): void => {
    failed.textContent = '';
    place.hidden = false;
    askBuyer(what);
    if (!isWaiting()) return;
    setTimeout(() => {
      if (!isWaiting()) return;
      place.hidden = true;
      failed.textContent = failed.dataset.buyerFailed ?? '';
    }, PATIENCE_MS);
  };

  for (const control of document.querySelectorAll<HTMLElement>('[data-buyer]'))
    control.addEventListener('click', (event) => {
      const { buyer, signIn, refusal } = control.dataset;
      if (buyer === 'order' && !isSignedIn()) {
        keepToast({ kind: 'error', words: { text: refusal } });
        rememberReturn(location.pathname + ORDER_HASH);
        location.assign(signIn ?? '/auth');
      } else if (isSignedIn() && isPlain(event)) {
        // Without a session the link leads to the inquiry page, which requires a sign-in.
        event.preventDefault();
        ask(buyer === 'order' ? 'order' : 'inquiry');
      }
    });

  if (location.hash === ORDER_HASH && isSignedIn()) {
    history.replaceState(history.state, '', location.pathname + location.search);
    if (document.querySelector('[data-buyer="order"]')) ask('order');
  }
}
