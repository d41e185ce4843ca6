// Report buttons of a page. The first press makes the hidden dialog island visible, which loads it, and requests the dialog.
import { openReportWindow } from '../../islands/catalog/report/report-window.ts';

/** Time limit for the island to hydrate; after it an error is shown. */
const HYDRATION_TIMEOUT_MS = 10_000;

export function startReport(): void {
  const area = document.querySelector<HTMLElement>('[data-report]');
  const container = area?.querySelector<HTMLElement>('[data-window]');
  const errorLine = area?.querySelector<HTMLElement>('[data-failed]');
  if (!area || !container || !errorLine) return;
  const isHydrating = (): boolean => container.querySelector('astro-island[ssr]') !== null;
  for (const button of document.querySelectorAll<HTMLElement>('[data-report-open]'))
    button.addEventListener('click', () => {
      errorLine.textContent = '';
      container.hidden = false;
      openReportWindow(button.dataset.reportOpen ?? '');
      if (!isHydrating()) return;
      setTimeout(() => {
        if (!isHydrating()) return;
        container.hidden = true;
        errorLine.textContent = errorLine.dataset.failed ?? '';
        errorLine.scrollIntoView({ block: 'nearest' });
      }, HYDRATION_TIMEOUT_MS);
    });
}
