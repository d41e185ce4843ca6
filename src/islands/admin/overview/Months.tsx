// Metrics of the last twelve months, as small charts and as a table.
import type { MonthlyTotals } from '../../../../contract/admin/analytics.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatMonth } from '../../../ui/format/calendar-date.ts';
import { MonthChart } from './MonthChart.tsx';
import { formatMetric, SERIES, type Series } from './metrics.ts';

export function Months({ months }: { readonly months: readonly MonthlyTotals[] }) {
  const t = useT();
  return (
    <section aria-labelledby="months">
      <h2 id="months" className="text-lg">
        {t('admin:overview.months')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        {t(months.length ? 'admin:overview.monthsText' : 'admin:overview.noMonths')}
      </p>
      {months.length > 0 && (
        <>
          <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {SERIES.map((series) => (
              <li key={series}>
                <MonthChart series={series} months={months} />
              </li>
            ))}
          </ul>
          <details className="mt-4">
            <summary className="btn btn-quiet list-none">{t('admin:overview.table')}</summary>
            <MonthTable months={months} />
          </details>
        </>
      )}
    </section>
  );
}

const CELL_CLASS = 'px-3 py-2 text-end break-keep tabular-nums';

function MonthTable({ months }: { readonly months: readonly MonthlyTotals[] }) {
  const t = useT();
  const lang = useLang();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls sideways must be reachable by keyboard.
    <section className="plate mt-4 relative overflow-x-auto" tabIndex={0} aria-labelledby="months">
      <table className="w-full text-sm" aria-labelledby="months">
        <thead className="bg-well">
          <tr>
            <th scope="col" className="px-3 py-2 text-start break-keep">
              {t('admin:overview.month')}
            </th>
            {SERIES.map((series) => (
              <th key={series} scope="col" className={CELL_CLASS}>
                {t(`admin:overview.${series}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row" className="px-3 py-2 text-start font-normal whitespace-nowrap">
                {formatMonth(lang, month.month)}
              </th>
              {SERIES.map((series) => (
                <td key={series} className={CELL_CLASS}>
                  {formatMetric(lang, series, month[series])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line-strong font-semibold">
          <tr>
            <th scope="row" className="px-3 py-2 text-start">
              {t('admin:overview.total')}
            </th>
            {SERIES.map((series) => (
              <td key={series} className={CELL_CLASS}>
                {formatMetric(lang, series, totalOf(months, series))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const totalOf = (months: readonly MonthlyTotals[], series: Series): number =>
  months.reduce((sum, month) => sum + month[series], 0);
