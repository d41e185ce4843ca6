// Dates and lists as readers write them: January 20, 2024 (as in the policies' own words) and 2024年1月20日.
import type { Lang } from './language.ts';

const LOCALES = { en: 'en-US', 'zh-Hans': 'zh-CN' } as const satisfies Record<Lang, string>;

/** A day, whatever the reader's time zone. */
export const dateText = (date: Date, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** "2, 5 and 10" and "2、5、10". */
export const listText = (items: readonly number[], lang: Lang): string =>
  lang === 'en'
    ? new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(items.map(String))
    : items.join('、');

/** 2024-01-20, for machines. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
