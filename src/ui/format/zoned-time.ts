// Times of day with the name of their zone, for conversations between countries. Only for content that is rendered in the browser.
import type { Lang } from '../../../contract/lang.ts';
import { perLanguage } from './locale.ts';

/** The names that readers of the market use; Intl has "GMT+5:30" for them. */
const INDIA = { en: 'IST', 'zh-Hans': '印度时间' } as const;
const CHINA = { en: 'CST', 'zh-Hans': '北京时间' } as const;
const NAMES: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  'Asia/Kolkata': INDIA,
  'Asia/Calcutta': INDIA,
  'Asia/Shanghai': CHINA,
  'Asia/Chongqing': CHINA,
};

/** null: the reader's zone. */
type Zone = string | null;

const optionsOf = (timeZone: Zone): Intl.DateTimeFormatOptions => ({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
  ...(timeZone === null ? {} : { timeZone }),
});

const formatters = new Map<Zone, (lang: Lang) => Intl.DateTimeFormat>();
const formatterOf = (lang: Lang, timeZone: Zone): Intl.DateTimeFormat => {
  const known =
    formatters.get(timeZone) ??
    perLanguage((locale) => new Intl.DateTimeFormat(locale, optionsOf(timeZone)));
  formatters.set(timeZone, known);
  return known(lang);
};

/** "14:05 IST", "北京时间 14:05"; without a zone, in the reader's. */
export function formatZonedTime(
  lang: Lang,
  instant: string | number,
  timeZone: Zone = null,
): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const formatter = formatterOf(lang, timeZone);
  const parts = new Map(formatter.formatToParts(date).map(({ type, value }) => [type, value]));
  const name =
    NAMES[formatter.resolvedOptions().timeZone]?.[lang] ?? parts.get('timeZoneName') ?? '';
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  return lang === 'en' ? `${time} ${name}` : `${name} ${time}`;
}

/** The hour of the day in a zone, 0 to 23. */
export const hourIn = (instant: number, timeZone: string): number =>
  Number(
    formatterOf('en', timeZone)
      .formatToParts(instant)
      .find(({ type }) => type === 'hour')?.value,
  );
