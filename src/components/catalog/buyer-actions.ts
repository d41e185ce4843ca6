// Buyer buttons of a product page. Makes the hidden dialog island visible, which loads it, and requests a dialog from it.
import { type BuyerWindow, openBuyerWindow } from '../../islands/trade/buyer-window.ts';

/** Time limit for the island to hydrate; after it an error is shown. */
const HYDRATION_TIMEOUT_MS = 10_000;
/** URL hashes that reopen a form for a visitor who signed up for it. */
const WINDOWS: readonly BuyerWindow[] = ['inquiry', 'order'];

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
      if (!isPlain(event)) return;
      event.preventDefault();
      const kind = control.dataset.buyer === 'order' ? 'order' : 'inquiry';
      if (isSignedIn()) requestWindow(kind);
      else
        import('../../scripts/sign-up-first.ts').then(
          ({ signUpFirst }) => signUpFirst(kind, null),
          () => location.assign('/auth'),
        );
    });

  const kind = WINDOWS.find((each) => location.hash === `#${each}`);
  if (kind && isSignedIn()) {
    history.replaceState(history.state, '', location.pathname + location.search);
    if (document.querySelector(`[data-buyer="${kind}"]`)) requestWindow(kind);
  }
}
