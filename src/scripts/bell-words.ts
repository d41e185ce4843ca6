// What the bell's items say and lead to, in the reader's language.
import type { Lang } from '../../contract/lang.ts';
import type { Notification } from '../../contract/notification-reader.ts';
import type words from '../i18n/locales/en/notifications.json';

export type Words = typeof words;

/** One language only comes along. */
export const loadWords = async (lang: Lang): Promise<Words> =>
  (lang === 'en'
    ? await import('../i18n/locales/en/notifications.json')
    : await import('../i18n/locales/zh-Hans/notifications.json')
  ).default;

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  enquiry: (id) => `/dashboard?tab=inquiry&enquiry=${id}`,
  order: (id) => `/dashboard/orders/${id}`,
  listing: (id) => `/products/edit/${id}`,
};

/** The enquiry, the order, the listing; where the kind is none of ours, the dashboard. */
export function hrefOf({ kind, subjectId }: Pick<Notification, 'kind' | 'subjectId'>): string {
  const id = encodeURIComponent(subjectId);
  if (kind === 'listing.approved') return `/product/${id}`;
  return PAGES[kind.split('.', 1)[0] ?? '']?.(id) ?? '/dashboard';
}

const within = (texts: object, ...path: readonly string[]): string => {
  let found: unknown = texts;
  for (const key of path)
    found = Object.hasOwn(Object(found), key) ? (found as Record<string, unknown>)[key] : undefined;
  return typeof found === 'string' ? found : '';
};

/** What happened; the reason stands apart, since it is somebody's own words. */
export function sentenceOf(
  words: Words,
  { kind, from, detail }: Pick<Notification, 'kind' | 'from' | 'detail'>,
): { readonly text: string; readonly reason: string } {
  const sentence = within(words, 'kind', ...kind.split('.')) || words.kind.other;
  const text = sentence
    .replace('{{from}}', () => from || words.somebody)
    .replace('{{status}}', () => within(words, 'status', detail) || detail);
  return { text, reason: kind.startsWith('listing.') ? detail : '' };
}

const LOCALES = { en: 'en-GB', 'zh-Hans': 'zh-CN' } as const satisfies Record<Lang, string>;
const MINUTE = 60_000;
const STEPS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;
/** Older than this is a date. */
const RECENT = 7 * 24 * 60 * MINUTE;

/** "5 minutes ago", "yesterday", and the day itself after a week. */
export function ago(lang: Lang, words: Words, moment: string, now = Date.now()): string {
  const since = now - Date.parse(moment);
  if (Number.isNaN(since)) return '';
  if (since < MINUTE) return words.now;
  const locale = LOCALES[lang];
  if (since > RECENT)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(now - since);
  const [unit, length] = STEPS.find(([, ms]) => since >= ms) ?? ['minute', MINUTE];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const passed = Math.floor(since / length);
  // Chinese sets a blank between digits and words.
  return format.format(-passed, unit).replace(/(\d)(\p{Script=Han})/gu, '$1 $2');
}
