// Texts and links of notifications, in the reader's language.
import type { Lang } from '../../contract/lang.ts';
import type { Notification } from '../../contract/notifications/notifications.ts';
import type english from '../../locales/en/notifications.json';
import type statuses from '../../locales/en/statuses.json';
import type chinese from '../../locales/zh-Hans/notifications.json';
import { OPEN_PARAMETER } from '../islands/saved-searches/saved-searches-path.ts';
import { formatDate } from '../ui/format/date.ts';
import { formatRelativeTime } from '../ui/format/relative-time.ts';

/** Chinese has no singular. */
export type NotificationTexts = (typeof english | typeof chinese) & {
  readonly statuses: typeof statuses;
};

/** Loads the texts of one language only. */
export async function loadTexts(lang: Lang): Promise<NotificationTexts> {
  const [texts, statuses] = await Promise.all(
    lang === 'en'
      ? [import('../../locales/en/notifications.json'), import('../../locales/en/statuses.json')]
      : [
          import('../../locales/zh-Hans/notifications.json'),
          import('../../locales/zh-Hans/statuses.json'),
        ],
  );
  return { ...texts.default, statuses: statuses.default };
}

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  enquiry: (id) => `/dashboard?tab=inquiry&enquiry=${id}`,
  order: (id) => `/dashboard/orders/${id}`,
  review: (id) => `/dashboard/orders/${id}#reviews`,
  listing: (id) => `/products/edit/${id}`,
  // The list of saved searches opens the results: a notification does not have the filters.
  search: (id) => `/favourites?${OPEN_PARAMETER}=${id}`,
  import: () => '/dashboard?tab=products',
  evidence: () => '/dashboard/evidence',
  account: () => '/dashboard/account',
};

/** Returns the page of the enquiry, order, product, products, evidence, account or saved search, for a review that of its order; for an unknown kind, the dashboard. */
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

/** Inside a sentence an English status begins small; levels and second factors are written as they are. */
const statusIn = (words: NotificationTexts, detail: string): string =>
  textAt(words, 'status', detail) ||
  textAt(words.statuses, 'order', detail).toLowerCase() ||
  textAt(words.statuses, 'enquiry', detail).toLowerCase() ||
  detail;

/** Sentence of a kind; with a number in it, `detail` is that number. */
const sentenceFor = (words: NotificationTexts, kind: string, detail: string): string =>
  textAt(words, 'kind', ...kind.split('.')) ||
  (detail === '1' && textAt(words, 'kind', ...`${kind}_one`.split('.'))) ||
  textAt(words, 'kind', ...`${kind}_other`.split('.')) ||
  words.kind.other;

/**
 * Returns the sentence of a notification. User-written text is separate, as the subject and the reason of a rejection, except for a
 * short name in the sentence.
 */
export function sentenceOf(
  words: NotificationTexts,
  { kind, from, detail, subject }: Pick<Notification, 'kind' | 'from' | 'detail' | 'subject'>,
): { readonly text: string; readonly subject: string; readonly reason: string } {
  const sentence = sentenceFor(words, kind, detail);
  const text = sentence
    .replace('{{from}}', () => from || words.somebody)
    .replace('{{count}}', () => detail)
    .replace('{{name}}', () => subject)
    .replace('{{status}}', () => statusIn(words, detail));
  return {
    text,
    subject: sentence.includes('{{name}}') ? '' : subject,
    reason: /^(listing|import|review)\.|^evidence\.(askAgain|rejected)/.test(kind) ? detail : '',
  };
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
