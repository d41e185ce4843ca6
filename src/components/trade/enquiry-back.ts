// Back button of the inquiry page. Goes one step back in the history, unless the previous page was the sign-in page.
import { parseUrl } from '../../../contract/parse-url.ts';

export function startBackButton(): void {
  const before = parseUrl(document.referrer);
  if (before?.origin !== location.origin || /\/auth$/.test(before.pathname)) return;
  document.querySelector('[data-return]')?.addEventListener('click', (event) => {
    event.preventDefault();
    history.back();
  });
}
