// The buttons a buyer has on a product page: shows where the windows stand, which makes their island load, and asks for one.
import { askBuyer, type BuyerWindow } from '../../stores/buyer-asked.ts';
import { rememberReturn } from '../../stores/return-path.ts';
import { keepToast } from '../../stores/toast-after.ts';

/** An island that has not come by then is not waited for. */
const PATIENCE_MS = 10_000;
/** Brings a visitor who signed in to order back to the window. */
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
        // Without a session the link leads to the inquiry page, which asks for one.
        event.preventDefault();
        ask(buyer === 'order' ? 'order' : 'inquiry');
      }
    });

  if (location.hash === ORDER_HASH && isSignedIn()) {
    history.replaceState(history.state, '', location.pathname + location.search);
    if (document.querySelector('[data-buyer="order"]')) ask('order');
  }
}
