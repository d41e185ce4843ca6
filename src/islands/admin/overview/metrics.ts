// Metrics of the monthly charts, and the format of their values.
import type { Lang } from '../../../../contract/lang.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatNumber } from '../../../ui/format/number.ts';

export const SERIES = ['users', 'listings', 'enquiries', 'orders', 'gmv'] as const;
export type Series = (typeof SERIES)[number];

export const formatMetric = (lang: Lang, series: Series, value: number): string =>
  series === 'gmv' ? formatMoney(lang, value) : formatNumber(lang, value);
