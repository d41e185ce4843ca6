// Days and times as the reader's own clock has them. Only for what is rendered in the browser.
import type { Lang } from '../../i18n/language.ts';

const LOCALES = { en: 'en-GB', 'zh-Hans': 'zh-CN' } as const satisfies Record<Lang, string>;

const said = (lang: Lang, moment: string | null, options: Intl.DateTimeFormatOptions): string => {
  const date = moment === null ? Number.NaN : Date.parse(moment);
  return Number.isNaN(date) ? '' : new Intl.DateTimeFormat(LOCALES[lang], options).format(date);
};

/** "20 Jan 2024"; '' where nothing is known. */
export const dayText = (lang: Lang, moment: string | null): string =>
  said(lang, moment, { dateStyle: 'medium' });

/** "20 Jan 2024, 14:05" */
export const timeText = (lang: Lang, moment: string | null): string =>
  said(lang, moment, { dateStyle: 'medium', timeStyle: 'short' });
