// Buyer buttons of a product page. Makes the hidden dialog island visible, which loads it, and requests a dialog from it.
import { type BuyerWindow, buyerWindows } from '../../islands/trade/buyer-window.ts';
import { loadIsland, openIslandWindow } from '../../scripts/island-window.ts';

/** URL hashes that reopen a form for a visitor who signed up for it. */
const WINDOWS: readonly BuyerWindow[] = ['inquiry', 'order'];

const isPlain = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Buyers often write to the maker of a machine they look at; the others load nothing before a press. */
function preloadForBuyers(container: HTMLElement): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (!document.documentElement.dataset.account?.startsWith('buyer ') || connection?.saveData)
    return;
  addEventListener('load', () => setTimeout(() => loadIsland(container).catch(() => {})));
}

export function startBuyerActions(): void {
  const container = document.querySelector<HTMLElement>('[data-buyer-windows]');
  const errorLine = document.querySelector<HTMLElement>('[data-buyer-windows] + [data-failed]');
  if (!container || !errorLine) return;
  const isSignedIn = (): boolean => document.documentElement.dataset.session === 'in';

  const requestWindow = (kind: BuyerWindow, control: HTMLElement): void =>
    void openIslandWindow(container, errorLine, control, buyerWindows, kind);

  const controls = document.querySelectorAll<HTMLElement>('[data-buyer]');
  for (const control of controls) {
    control.addEventListener('click', (event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      const kind = control.dataset.buyer === 'order' ? 'order' : 'inquiry';
      if (isSignedIn()) requestWindow(kind, control);
      else
        import('../../scripts/sign-up-first.ts').then(
          ({ signUpFirst }) => signUpFirst(kind, null),
          () => location.assign('/auth'),
        );
    });
  }
  preloadForBuyers(container);

  const kind = WINDOWS.find((each) => location.hash === `#${each}`);
  if (!kind || !isSignedIn()) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const candidates = [...controls].filter(({ dataset }) => dataset.buyer === kind);
  const control = candidates.find((each) => each.checkVisibility()) ?? candidates[0];
  if (control) requestWindow(kind, control);
}
