// Buyer buttons of a product page. Makes the hidden dialog island visible, which loads it, and requests a dialog from it.
import { type BuyerWindow, openBuyerWindow } from '../../islands/trade/buyer-window.ts';
import { storeReturnPath } from '../../stores/return-path.ts';

/** Time limit for the island to hydrate; after it an error is shown. */
const HYDRATION_TIMEOUT_MS = 10_000;
/** URL hash that reopens the order dialog for a visitor who signed in to order. */
const ORDER_HASH = '#order';

const isPlain = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export function startBuyerActions(): void {
  const container = document.querySelector<HTMLElement>('[data-buyer-windows]');
  const errorLine = document.querySelector<HTMLElement>('[data-buyer-failed]');
  if (!container || !errorLine) return;
  const isSignedIn = (): boolean => document.documentElement.dataset.session === 'in';
  const isHydrating = (): boolean => container.querySelector('astro-island[ssr]') !== null;

  const requestWindow = (kind: BuyerWindow): void => {
    errorLine.textContent = '';
    container.hidden = false;
    openBuyerWindow(kind);
    if (!isHydrating()) return;
    setTimeout(() => {
      if (!isHydrating()) return;
      container.hidden = true;
      errorLine.textContent = errorLine.dataset.buyerFailed ?? '';
    }, HYDRATION_TIMEOUT_MS);
  };

  for (const control of document.querySelectorAll<HTMLElement>('[data-buyer]'))
    control.addEventListener('click', (event) => {
      const { buyer, signIn, refusal } = control.dataset;
      if (buyer === 'order' && !isSignedIn()) {
        storeReturnPath(location.pathname + ORDER_HASH);
        void import('../../stores/toasts.ts')
          .then(({ storeToast }) => storeToast({ kind: 'error', words: { text: refusal } }))
          .finally(() => location.assign(signIn ?? '/auth'));
      } else if (isSignedIn() && isPlain(event)) {
        // Without a session the link leads to the inquiry page, which requires a sign-in.
        event.preventDefault();
        requestWindow(buyer === 'order' ? 'order' : 'inquiry');
      }
    });

  if (location.hash === ORDER_HASH && isSignedIn()) {
    history.replaceState(history.state, '', location.pathname + location.search);
    if (document.querySelector('[data-buyer="order"]')) requestWindow('order');
  }
}
