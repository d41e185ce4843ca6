// The button to report a listing: shows where the window stands, which makes its island load, and asks for it.
import { askForReport } from '../../stores/report-asked.ts';

/** An island that has not come by then is not waited for. */
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
