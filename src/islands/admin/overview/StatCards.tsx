// The six metrics of the spec (§3, Admin analytics), each with an expandable explanation.
import Info from 'lucide-react/icons/info';
import type { Analytics } from '../../../../contract/admin/analytics.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { formatPercent } from '../../../ui/format/percent.ts';

const METRIC_FORMATTERS = {
  totalUsers: formatNumber,
  activeSuppliers: formatNumber,
  totalOrders: formatNumber,
  monthlyGMV: formatMoney,
  averageOrderValue: formatMoney,
  conversionRate: formatPercent,
} as const;
const METRICS = Object.keys(METRIC_FORMATTERS) as (keyof typeof METRIC_FORMATTERS)[];

export function StatCards({ analytics }: { readonly analytics: Analytics }) {
  const t = useT();
  const lang = useLang();
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        {t('admin:overview.figures')}
      </h2>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
        {METRICS.map((name) => (
          <li key={name} className="plate grid content-start gap-1 p-4" data-figure={name}>
            <p className="text-sm text-muted">{t(`admin:overview.${name}`)}</p>
            <p className="font-head text-xl font-semibold tabular-nums">
              {METRIC_FORMATTERS[name](lang, analytics[name])}
            </p>
            <MetricExplanation
              text={t(`admin:overview.${name}Text`)}
              metricName={t(`admin:overview.${name}`)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ExplanationProps {
  readonly text: string;
  readonly metricName: string;
}

/** Explanation of a metric, expanded by tap, click or key. */
export function MetricExplanation({ text, metricName }: ExplanationProps) {
  const t = useT();
  return (
    <details className="text-xs text-muted">
      <summary
        className="inline-flex min-h-9 list-none items-center gap-1 hover:text-ink"
        title={text}
      >
        <Info className="size-3.5" aria-hidden />
        {t('admin:overview.explain')}
        <span className="sr-only">: {metricName}</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}
