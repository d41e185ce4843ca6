// Report buttons of a page. The first press makes the hidden dialog island visible, which loads it, and requests the dialog.
import { reportWindows } from '../../islands/catalog/report/report-window.ts';
import { openIslandWindow } from '../../scripts/island-window.ts';

export function startReport(): void {
  const area = document.querySelector<HTMLElement>('[data-report]');
  const container = area?.querySelector<HTMLElement>('[data-window]');
  const errorLine = area?.querySelector<HTMLElement>('[data-failed]');
  if (!area || !container || !errorLine) return;
  for (const button of document.querySelectorAll<HTMLElement>('[data-report-open]'))
    button.addEventListener(
      'click',
      () =>
        void openIslandWindow(
          container,
          errorLine,
          button,
          reportWindows,
          button.dataset.reportOpen ?? '',
        ),
    );
}
