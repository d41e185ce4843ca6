// Short numbers for labels in drawings.
import type { Lang } from '../../../contract/lang.ts';
import { perLanguage } from './locale.ts';

const compact = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 0 }),
);

/** "739K", "74万". */
export const formatCompact = (lang: Lang, value: number): string => compact(lang).format(value);
