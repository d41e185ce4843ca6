// Notification mail, in the language of the recipient's account, with a link to the page concerned.
import type { Lang } from '../../contract/lang.ts';
import { MAIL_KIND_OF, type MailedKind } from '../../contract/notifications/mail-kinds.ts';
import { withValues } from '../../contract/texts.ts';
import en from '../../locales/en/notifications.json' with { type: 'json' };
import statusesEn from '../../locales/en/statuses.json' with { type: 'json' };
import zh from '../../locales/zh-Hans/notifications.json' with { type: 'json' };
import statusesZh from '../../locales/zh-Hans/statuses.json' with { type: 'json' };
import { PATH_PREFIX_BY_LANG } from '../platform/http/page-prefix.ts';
import { MAIL_TEXTS } from '../platform/mail/mail-texts.ts';
import type { Mail } from '../platform/mail/outbox-queries.ts';
import { subjectName } from '../platform/mail/subject-name.ts';
import { oneLine } from '../platform/text/one-line.ts';
import type { StoredNotification } from './notification-queries.ts';
import type { StopAddresses } from './stop-addresses.ts';

export type MailedNotification = Pick<
  StoredNotification,
  'subjectId' | 'subject' | 'from' | 'detail'
> & {
  readonly kind: MailedKind;
};

const ENQUIRIES_PATH = '/dashboard?tab=inquiry';
const PRODUCTS_PATH = '/dashboard?tab=products';
const EVIDENCE_PATH = '/dashboard/evidence';

const isAboutProducts = (kind: MailedKind): boolean => /^(listing|import)\./.test(kind);
const hasReason = (kind: MailedKind): boolean =>
  isAboutProducts(kind) ||
  ['review.removed', 'evidence.askAgain', 'evidence.rejected'].includes(kind);

const pagePathOf = ({ kind, subjectId }: MailedNotification): string => {
  if (kind.startsWith('enquiry.')) return ENQUIRIES_PATH;
  if (isAboutProducts(kind)) return PRODUCTS_PATH;
  if (kind.startsWith('evidence.')) return EVIDENCE_PATH;
  return `/dashboard/orders/${subjectId}${kind.startsWith('review.') ? '#reviews' : ''}`;
};

/** Maximum length of a name in a mail; longer names are cut. */
const MAX_NAME_LENGTH = 120;
const MAX_REASON_LENGTH = 2_000;

interface Surroundings {
  readonly lang: Lang;
  readonly publicOrigin: string;
  readonly stop: StopAddresses;
}

function statusesOf(
  { order, enquiry }: typeof statusesEn,
  levels: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const statuses = Object.entries({ ...order, ...enquiry });
  return new Map([
    ...statuses.map(([status, name]) => [status, name.toLowerCase()] as const),
    ...Object.entries(levels),
  ]);
}

/** By status or level, as the bell writes them inside a sentence: an English status begins small. */
const STATUS_TEXTS: Readonly<Record<Lang, ReadonlyMap<string, string>>> = {
  en: statusesOf(statusesEn, en.status),
  'zh-Hans': statusesOf(statusesZh, zh.status),
};

/** Another detail is a day. */
const statusOf = ({ detail }: MailedNotification, lang: Lang): string =>
  STATUS_TEXTS[lang].get(detail) ?? oneLine(detail, MAX_NAME_LENGTH);

/** What has happened, in one line. */
export function sentenceOf(notification: MailedNotification, lang: Lang): string {
  const { sentences, unnamedSender } = MAIL_TEXTS[lang].notification;
  return withValues(sentences[notification.kind], {
    from: oneLine(notification.from, MAX_NAME_LENGTH) || unnamedSender,
    subject: oneLine(notification.subject, MAX_NAME_LENGTH),
    detail: statusOf(notification, lang),
  });
}

/** Address of the page about it. */
export const pageAddressOf = (
  notification: MailedNotification,
  lang: Lang,
  publicOrigin: string,
): string => new URL(`${PATH_PREFIX_BY_LANG[lang]}${pagePathOf(notification)}`, publicOrigin).href;

/** Kinds whose subject is a text of another account: the name of its inquiry or product. It is in the text of the mail only. */
const isForeign = (
  kind: MailedKind,
): kind is keyof (typeof MAIL_TEXTS)[Lang]['notification']['subjects'] =>
  /^(enquiry|order|review)\./.test(kind);

const subjectOf = (notification: MailedNotification, lang: Lang): string => {
  const { kind, from } = notification;
  const { subjects, unnamedSender } = MAIL_TEXTS[lang].notification;
  return isForeign(kind)
    ? withValues(subjects[kind], {
        from: subjectName(from) || unnamedSender,
        status: statusOf(notification, lang),
      })
    : sentenceOf(notification, lang);
};

export function notificationMail(
  to: string,
  notification: MailedNotification,
  { lang, publicOrigin, stop }: Surroundings,
): Mail {
  const texts = MAIL_TEXTS[lang].notification;
  const link = pageAddressOf(notification, lang, publicOrigin);
  const reasonLine =
    hasReason(notification.kind) && notification.detail
      ? `\n${texts.reason}: ${oneLine(notification.detail, MAX_REASON_LENGTH)}\n`
      : '';
  return {
    to,
    replyTo: null,
    unsubscribe: stop.unsubscribe,
    subject: subjectOf(notification, lang),
    text: `${sentenceOf(notification, lang)}\n${reasonLine}\n${texts.link}:\n${link}\n\n-- \n${texts.footer}\n${texts.stop[MAIL_KIND_OF[notification.kind]]}\n${stop.page}\n`,
  };
}
