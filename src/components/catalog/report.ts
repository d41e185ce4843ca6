// Report buttons of a page. The first press loads the window.
import type { ReportedProduct } from '../../islands/catalog/report/open-report.tsx';
import { openLateWindow } from '../../scripts/late-window.ts';

async function load() {
  const code = await import('../../islands/catalog/report/open-report.tsx');
  await code.prepareReport();
  return code;
}

export function startReport(): void {
  const errorLine = document.querySelector<HTMLElement>('[data-report]');
  if (!errorLine) return;
  for (const button of document.querySelectorAll<HTMLElement>('[data-report-open]'))
    button.addEventListener(
      'click',
      () =>
        void openLateWindow(errorLine, button, load, ({ openReport }) =>
          openReport(
            JSON.parse(errorLine.dataset.report ?? '') as ReportedProduct,
            button.dataset.reportOpen ?? '',
          ),
        ),
    );
}
