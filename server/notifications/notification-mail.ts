// Notification mail, in the language of the recipient's account, with a link to the page concerned.
import type { Lang } from '../../contract/lang.ts';
import { MAIL_KIND_OF, type MailedKind } from '../../contract/notifications/mail-kinds.ts';
import { PATH_PREFIX_BY_LANG } from '../platform/http/page-prefix.ts';
import type { Mail } from '../platform/mail/outbox-queries.ts';
import { subjectName } from '../platform/mail/subject-name.ts';
import { oneLine } from '../platform/text/one-line.ts';
import { type ForeignKind, NOTIFICATION_MAIL_TEXTS } from './notification-mail-texts.ts';
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

const statusOf = ({ detail }: MailedNotification, lang: Lang): string =>
  NOTIFICATION_MAIL_TEXTS[lang].statuses[detail] ?? oneLine(detail, MAX_NAME_LENGTH);

/** What has happened, in one line. */
export function sentenceOf(notification: MailedNotification, lang: Lang): string {
  const { sentences, unnamedSender } = NOTIFICATION_MAIL_TEXTS[lang];
  return sentences[notification.kind](
    oneLine(notification.from, MAX_NAME_LENGTH) || unnamedSender,
    oneLine(notification.subject, MAX_NAME_LENGTH),
    statusOf(notification, lang),
  );
}

/** Address of the page about it. */
export const pageAddressOf = (
  notification: MailedNotification,
  lang: Lang,
  publicOrigin: string,
): string => new URL(`${PATH_PREFIX_BY_LANG[lang]}${pagePathOf(notification)}`, publicOrigin).href;

const isForeign = (kind: MailedKind): kind is ForeignKind => /^(enquiry|order|review)\./.test(kind);

const subjectOf = (notification: MailedNotification, lang: Lang): string => {
  const { kind, from } = notification;
  const { subjects, unnamedSender } = NOTIFICATION_MAIL_TEXTS[lang];
  return isForeign(kind)
    ? subjects[kind](subjectName(from) || unnamedSender, statusOf(notification, lang))
    : sentenceOf(notification, lang);
};

export function notificationMail(
  to: string,
  notification: MailedNotification,
  { lang, publicOrigin, stop }: Surroundings,
): Mail {
  const { reasonLabel, linkLabel, footer, stop: stopLabels } = NOTIFICATION_MAIL_TEXTS[lang];
  const link = pageAddressOf(notification, lang, publicOrigin);
  const reasonLine =
    hasReason(notification.kind) && notification.detail
      ? `\n${reasonLabel}: ${oneLine(notification.detail, MAX_REASON_LENGTH)}\n`
      : '';
  return {
    to,
    replyTo: null,
    unsubscribe: stop.unsubscribe,
    subject: subjectOf(notification, lang),
    text: `${sentenceOf(notification, lang)}\n${reasonLine}\n${linkLabel}:\n${link}\n\n-- \n${footer}\n${stopLabels[MAIL_KIND_OF[notification.kind]]}\n${stop.page}\n`,
  };
}
