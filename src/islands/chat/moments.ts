// Days and times of messages by the reader's own clock, and sizes of files. Only for what is rendered in the browser.
import type { Lang } from '../../../contract/lang.ts';
import type { T } from '../../i18n/engine.ts';
import { figure } from '../ui/figures.ts';

const LOCALES = { en: 'en-GB', 'zh-Hans': 'zh-CN' } as const satisfies Record<Lang, string>;
const DAY_MS = 86_400_000;

/** A conversation asks for hundreds, and making one costs far more than using it. */
const kept = new Map<string, Intl.DateTimeFormat>();
const said = (lang: Lang, moment: string, style: 'dateStyle' | 'timeStyle'): string => {
  const key = `${lang} ${style}`;
  const options =
    style === 'dateStyle'
      ? ({ dateStyle: 'medium' } as const)
      : ({ hour: '2-digit', minute: '2-digit', hour12: false } as const);
  const format = kept.get(key) ?? new Intl.DateTimeFormat(LOCALES[lang], options);
  kept.set(key, format);
  return format.format(new Date(moment));
};

/** "14:05" */
export const clockText = (lang: Lang, moment: string): string => said(lang, moment, 'timeStyle');

/** The same for all moments of one day here. */
export const dayOf = (moment: string | null): string =>
  moment === null ? '' : new Date(moment).toDateString();

/** "Today", "Yesterday", "20 Jan 2024" */
export function dayText(t: T, lang: Lang, moment: string, now = Date.now()): string {
  const day = dayOf(moment);
  if (day === new Date(now).toDateString()) return t('chat:pane.today');
  if (day === new Date(now - DAY_MS).toDateString()) return t('chat:pane.yesterday');
  return said(lang, moment, 'dateStyle');
}

/** In a list: the time of today, the day of everything before. */
export const shortMoment = (t: T, lang: Lang, moment: string): string =>
  dayOf(moment) === new Date().toDateString() ? clockText(lang, moment) : dayText(t, lang, moment);

/** "340 KB", "2.4 MB" */
export const sizeText = (lang: Lang, bytes: number): string =>
  bytes < 1024 * 1024
    ? `${figure(lang, Math.ceil(bytes / 1024))} KB`
    : `${figure(lang, bytes / 1024 / 1024)} MB`;
