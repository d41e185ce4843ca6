// Bar chart of one metric per month: each bar has its value above it, and its month in a tooltip; with a text summary for screen
// readers.
import type { MonthlyTotals } from '../../../../contract/admin/analytics.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatMonth } from '../../../ui/format/calendar-date.ts';
import { formatCompact } from '../../../ui/format/compact-number.ts';
import { barsOf } from './admin-chart.ts';
import { formatMetric, type Series } from './metrics.ts';
import { MetricExplanation } from './StatCards.tsx';

const WIDTH = 240;
const HEIGHT = 72;
/** Above the highest bar, for its value. */
const LABEL_HEIGHT = 10;

/** In units of the drawing; the widest label of three digits and a letter fits above its bar. */
const LABEL_FONT_SIZE = 7;

interface Props {
  readonly series: Series;
  readonly months: readonly MonthlyTotals[];
}

export function MonthChart({ series, months }: Props) {
  const t = useT();
  const lang = useLang();
  const name = t(`admin:overview.${series}`);
  const values = months.map((month) => month[series]);
  const current = values.at(-1) ?? 0;
  const maximum = Math.max(...values);
  const bestMonth = months[values.indexOf(maximum)]?.month ?? '';
  const formatValue = (value: number): string => formatMetric(lang, series, value);
  const summary = t('admin:overview.summary', {
    name,
    now: formatValue(current),
    most: formatValue(maximum),
    month: formatMonth(lang, bestMonth),
  });
  return (
    <figure className="plate grid gap-2 p-4">
      <figcaption className="flex items-baseline justify-between gap-2">
        <span className="font-semibold">{name}</span>
        <span className="text-sm tabular-nums">
          <span className="text-muted">{t('admin:overview.thisMonth')}</span> {formatValue(current)}
        </span>
      </figcaption>
      <svg
        className="h-auto w-full"
        viewBox={`0 ${-LABEL_HEIGHT} ${WIDTH} ${HEIGHT + LABEL_HEIGHT + 1}`}
        role="img"
        aria-label={maximum > 0 ? summary : `${name}: ${t('admin:overview.empty')}`}
      >
        {barsOf(values, WIDTH, HEIGHT).map((bar, at) => (
          <g key={months[at]?.month ?? at}>
            <rect
              {...bar}
              // The current, incomplete month is drawn as an outline.
              className={
                at === values.length - 1 ? 'fill-well stroke-line-strong' : 'fill-line-strong'
              }
            />
            {(values[at] ?? 0) > 0 && (
              <text
                className="text-muted tabular-nums"
                fill="currentColor"
                x={bar.x + bar.width / 2}
                y={bar.y - 2}
                fontSize={LABEL_FONT_SIZE}
                textAnchor="middle"
              >
                {formatCompact(lang, values[at] ?? 0)}
              </text>
            )}
            {/* Transparent bar of full height for the tooltip, so that months with low or no values can be hovered too. */}
            <rect
              x={bar.x}
              y={-LABEL_HEIGHT}
              width={bar.width}
              height={HEIGHT + LABEL_HEIGHT}
              className="fill-transparent"
            >
              <title>
                {t('admin:overview.bar', {
                  month: formatMonth(lang, months[at]?.month ?? ''),
                  value: formatValue(values[at] ?? 0),
                })}
              </title>
            </rect>
          </g>
        ))}
        <path className="stroke-line-strong" d={`M0 ${HEIGHT + 0.5}H${WIDTH}`} />
      </svg>
      <p className="flex justify-between text-xs text-muted" aria-hidden>
        <span>{formatMonth(lang, months[0]?.month ?? '', 'short')}</span>
        {maximum === 0 && <span>{t('admin:overview.empty')}</span>}
        <span>{formatMonth(lang, months.at(-1)?.month ?? '', 'short')}</span>
      </p>
      <MetricExplanation text={t(`admin:overview.${series}Text`)} metricName={name} />
    </figure>
  );
}
