// Dates as readers write them: January 20, 2024 (as in the policies' own words) and 2024年1月20日.
import type { Lang } from './language.ts';

const LOCALES = { en: 'en-US', 'zh-Hans': 'zh-CN' } as const satisfies Record<Lang, string>;

/** A day, whatever the reader's time zone. */
export const dateText = (date: Date, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** 2024-01-20, for machines. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
