// "Report" button of a product page. Makes the hidden dialog island visible, which loads it, and requests the dialog.
import { askForReport } from '../../islands/catalog/report/report-asked.ts';

/** Time limit for the island to hydrate; after it an error is shown. */
const PATIENCE_MS = 10_000;

export function startReport(): void {
  const area = document.querySelector<HTMLElement>('[data-report]');
  const place = area?.querySelector<HTMLElement>('[data-window]');
  const failed = area?.querySelector<HTMLElement>('[data-failed]');
  if (!area || !place || !failed) return;
  const isWaiting = (): boolean => place.querySelector('astro-island[ssr]') !== null;
  area.querySelector('button')?.addEventListener('click', () => {
    failed.textContent = '';
    place.hidden = false;
    askForReport();
    if (!isWaiting()) return;
    setTimeout(() => {
      if (!isWaiting()) return;
      place.hidden = true;
      failed.textContent = failed.dataset.failed ?? '';
    }, PATIENCE_MS);
  });
}
