// Buyer buttons of a product page. The first press loads the windows.
import type { BuyerWindow } from '../../islands/trade/BuyerWindows.tsx';
import type { Offer } from '../../islands/trade/orders/offer.ts';
import { openLateWindow } from '../../scripts/late-window.ts';

/** URL hashes that reopen a form for a visitor who signed up for it. */
const WINDOWS: readonly BuyerWindow[] = ['inquiry', 'order'];

const isPlain = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

async function load() {
  const code = await import('../../islands/trade/open-buyer-window.tsx');
  await code.prepareWindows();
  return code;
}

/** Buyers often write to the maker of a machine they look at; the others load nothing before a press. */
function preloadForBuyers(): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (!document.documentElement.dataset.account?.startsWith('buyer ') || connection?.saveData)
    return;
  addEventListener('load', () => setTimeout(() => load().catch(() => {})));
}

export function startBuyerActions(): void {
  const errorLine = document.querySelector<HTMLElement>('[data-offer]');
  if (!errorLine) return;
  const isSignedIn = (): boolean => document.documentElement.dataset.session === 'in';

  const requestWindow = (kind: BuyerWindow, control: HTMLElement): void =>
    void openLateWindow(errorLine, control, load, ({ openBuyerWindow }) =>
      openBuyerWindow(JSON.parse(errorLine.dataset.offer ?? '') as Offer, kind),
    );

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
  preloadForBuyers();

  const kind = WINDOWS.find((each) => location.hash === `#${each}`);
  if (!kind || !isSignedIn()) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const candidates = [...controls].filter(({ dataset }) => dataset.buyer === kind);
  const control = candidates.find((each) => each.checkVisibility()) ?? candidates[0];
  if (control) requestWindow(kind, control);
}
