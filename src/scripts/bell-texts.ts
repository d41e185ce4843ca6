// Texts and links of notifications, in the reader's language.
import type { Lang } from '../../contract/lang.ts';
import type { Notification } from '../../contract/notifications/notifications.ts';
import type words from '../i18n/locales/en/notifications.json';
import { formatDate } from '../ui/format/date.ts';
import { formatRelativeTime } from '../ui/format/relative-time.ts';

export type NotificationTexts = typeof words;

/** Loads the texts of one language only. */
export const loadTexts = async (lang: Lang): Promise<NotificationTexts> =>
  (lang === 'en'
    ? await import('../i18n/locales/en/notifications.json')
    : await import('../i18n/locales/zh-Hans/notifications.json')
  ).default;

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  enquiry: (id) => `/dashboard?tab=inquiry&enquiry=${id}`,
  order: (id) => `/dashboard/orders/${id}`,
  listing: (id) => `/products/edit/${id}`,
  import: () => '/dashboard?tab=products',
};

/** Returns the page of the enquiry, order, product or products; for an unknown kind, the dashboard. */
export function hrefOf({ kind, subjectId }: Pick<Notification, 'kind' | 'subjectId'>): string {
  const id = encodeURIComponent(subjectId);
  if (kind === 'listing.approved') return `/product/${id}`;
  return PAGES[kind.split('.', 1)[0] ?? '']?.(id) ?? '/dashboard';
}

const textAt = (texts: object, ...path: readonly string[]): string => {
  let value: unknown = texts;
  for (const key of path)
    value = Object.hasOwn(Object(value), key) ? (value as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : '';
};

/** Returns the sentence of a notification. The rejection reason is separate, because it is user-written text. */
export function sentenceOf(
  words: NotificationTexts,
  { kind, from, detail }: Pick<Notification, 'kind' | 'from' | 'detail'>,
): { readonly text: string; readonly reason: string } {
  const sentence = textAt(words, 'kind', ...kind.split('.')) || words.kind.other;
  const text = sentence
    .replace('{{from}}', () => from || words.somebody)
    .replace('{{status}}', () => textAt(words, 'status', detail) || detail);
  return { text, reason: /^(listing|import)\./.test(kind) ? detail : '' };
}

const MINUTE_MS = 60_000;
/** Older notifications show their date. */
const RECENT_MS = 7 * 24 * 60 * MINUTE_MS;

/** Returns "just now", "5 minutes ago", "yesterday", or the date after a week; '' if `createdAt` is not a valid date. */
export function ageText(
  lang: Lang,
  words: NotificationTexts,
  createdAt: string,
  now = Date.now(),
): string {
  const elapsedMs = now - Date.parse(createdAt);
  if (Number.isNaN(elapsedMs)) return '';
  if (elapsedMs < MINUTE_MS) return words.now;
  return elapsedMs > RECENT_MS ? formatDate(lang, createdAt) : formatRelativeTime(lang, elapsedMs);
}
