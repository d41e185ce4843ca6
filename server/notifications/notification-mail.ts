// Notification mail, in the language of the recipient's account, with a link to the page concerned.
import type { VerificationLevel } from '../../contract/evidence/evidence-kinds.ts';
import type { Lang } from '../../contract/lang.ts';
import {
  MAIL_KIND_OF,
  type MailedKind,
  type MailKind,
} from '../../contract/notifications/mail-kinds.ts';
import type { OrderStatus } from '../../contract/trade/order.ts';
import type { Mail } from '../platform/mail/outbox-queries.ts';
import { oneLine } from '../platform/text/one-line.ts';
import type { StoredNotification } from './notification-queries.ts';
import { PATH_PREFIX_BY_LANG, type StopAddresses } from './stop-addresses.ts';

type MailedNotification = Pick<StoredNotification, 'subjectId' | 'subject' | 'from' | 'detail'> & {
  readonly kind: MailedKind;
};

/** Builds the sentence from the name of the actor, the name of the subject, and the new status, level or last day. */
type Sentence = (from: string, subject: string, detail: string) => string;

interface MailTexts {
  readonly sentences: Readonly<Record<MailedKind, Sentence>>;
  readonly statuses: Readonly<Record<string, string>>;
  /** Used where the account of the counterpart has no name. */
  readonly unnamedSender: string;
  readonly reasonLabel: string;
  readonly linkLabel: string;
  readonly footer: string;
  /** Label of the link that stops the mails of a kind. */
  readonly stop: Readonly<Record<MailKind, string>>;
}

const STATUSES = {
  en: {
    placed: 'placed',
    confirmed: 'confirmed',
    shipped: 'shipped',
    delivered: 'delivered',
    cancelled: 'cancelled',
    pending: 'pending',
    answered: 'answered',
    closed: 'closed',
    basic: 'Basic',
    Premium: 'Premium',
    Gold: 'Gold',
    unverified: 'not verified',
  },
  'zh-Hans': {
    placed: '已下单',
    confirmed: '已确认',
    shipped: '已发货',
    delivered: '已收货',
    cancelled: '已取消',
    pending: '待回复',
    answered: '已回复',
    closed: '已结束',
    basic: '基础级',
    Premium: '高级',
    Gold: '金牌',
    unverified: '未核验',
  },
} as const satisfies Record<
  Lang,
  Record<OrderStatus | 'pending' | 'answered' | 'closed' | VerificationLevel | 'unverified', string>
>;

const TEXTS: Readonly<Record<Lang, MailTexts>> = {
  en: {
    sentences: {
      'enquiry.new': (from, subject) => `New inquiry from ${from}: ${subject}`,
      'enquiry.reply': (from, subject) => `${from} replied to the inquiry: ${subject}`,
      'enquiry.status': (_, subject, status) => `The inquiry is now ${status}: ${subject}`,
      'order.new': (from, subject) => `New order from ${from}: ${subject}`,
      'order.step': (_, subject, status) => `The order is now ${status}: ${subject}`,
      'listing.approved': (_, subject) => `Your product is live: ${subject}`,
      'listing.rejected': (_, subject) => `Your product was sent back: ${subject}`,
      'listing.takenDown': (_, subject) => `Your product was taken down: ${subject}`,
      'import.approved': (_, subject) => `Products of your import are live: ${subject}`,
      'import.rejected': (_, subject) => `Products of your import were sent back: ${subject}`,
      'review.new': (from, subject) => `New review from ${from}: ${subject}`,
      'review.reply': (from, subject) => `${from} replied to your review: ${subject}`,
      'review.removed': (_, subject) => `Your review was removed: ${subject}`,
      'evidence.accepted': (_, subject) => `Your document was accepted: ${subject}`,
      'evidence.askAgain': (_, subject) => `Please correct a document: ${subject}`,
      'evidence.rejected': (_, subject) => `Your document was rejected: ${subject}`,
      'evidence.expiring': (_, subject, day) => `A document ends on ${day}: ${subject}`,
      'evidence.expired': (_, subject, level) =>
        `A document has expired: ${subject}. Verification level now: ${level}`,
    },
    statuses: STATUSES.en,
    unnamedSender: 'a member',
    reasonLabel: 'Reason',
    linkLabel: 'Open it here',
    footer: 'You get this mail because it concerns your account at Yantra Bridge.',
    stop: {
      enquiries: 'Stop mails about inquiries:',
      orders: 'Stop mails about orders:',
      products: 'Stop mails about the approval of your products:',
      reviews: 'Stop mails about reviews:',
      evidence: 'Stop mails about your verification documents:',
    },
  },
  'zh-Hans': {
    sentences: {
      'enquiry.new': (from, subject) => `来自“${from}”的新询盘：${subject}`,
      'enquiry.reply': (from, subject) => `“${from}”回复了询盘：${subject}`,
      'enquiry.status': (_, subject, status) => `询盘状态更新为“${status}”：${subject}`,
      'order.new': (from, subject) => `来自“${from}”的新订单：${subject}`,
      'order.step': (_, subject, status) => `订单状态更新为“${status}”：${subject}`,
      'listing.approved': (_, subject) => `您的产品已上线：${subject}`,
      'listing.rejected': (_, subject) => `您的产品未通过审核：${subject}`,
      'listing.takenDown': (_, subject) => `您的产品已被下架：${subject}`,
      'import.approved': (_, subject) => `您批量导入的产品已上线：${subject}`,
      'import.rejected': (_, subject) => `您批量导入的产品未通过审核：${subject}`,
      'review.new': (from, subject) => `收到“${from}”的新评价：${subject}`,
      'review.reply': (from, subject) => `“${from}”回复了您的评价：${subject}`,
      'review.removed': (_, subject) => `您的评价已被移除：${subject}`,
      'evidence.accepted': (_, subject) => `核验材料已通过：${subject}`,
      'evidence.askAgain': (_, subject) => `核验材料需要补正：${subject}`,
      'evidence.rejected': (_, subject) => `核验材料被驳回：${subject}`,
      'evidence.expiring': (_, subject, day) => `核验材料将于 ${day} 到期：${subject}`,
      'evidence.expired': (_, subject, level) =>
        `核验材料已过期：${subject}。当前核验等级：${level}`,
    },
    statuses: STATUSES['zh-Hans'],
    unnamedSender: '平台用户',
    reasonLabel: '原因',
    linkLabel: '点击查看',
    footer: '您收到本邮件，是因为此事涉及您在机桥（Yantra Bridge）的账户。',
    stop: {
      enquiries: '不再接收询盘邮件：',
      orders: '不再接收订单邮件：',
      products: '不再接收产品审核邮件：',
      reviews: '不再接收评价邮件：',
      evidence: '不再接收核验材料邮件：',
    },
  },
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

export function notificationMail(
  to: string,
  notification: MailedNotification,
  { lang, publicOrigin, stop }: Surroundings,
): Mail {
  const {
    sentences,
    statuses,
    unnamedSender,
    reasonLabel,
    linkLabel,
    footer,
    stop: stopLabels,
  } = TEXTS[lang];
  const status = statuses[notification.detail];
  const sentence = sentences[notification.kind](
    oneLine(notification.from, MAX_NAME_LENGTH) || unnamedSender,
    oneLine(notification.subject, MAX_NAME_LENGTH),
    status ?? oneLine(notification.detail, MAX_NAME_LENGTH),
  );
  const link = new URL(`${PATH_PREFIX_BY_LANG[lang]}${pagePathOf(notification)}`, publicOrigin)
    .href;
  const reasonLine =
    hasReason(notification.kind) && notification.detail
      ? `\n${reasonLabel}: ${oneLine(notification.detail, MAX_REASON_LENGTH)}\n`
      : '';
  return {
    to,
    replyTo: null,
    unsubscribe: stop.unsubscribe,
    subject: sentence,
    text: `${sentence}\n${reasonLine}\n${linkLabel}:\n${link}\n\n-- \n${footer}\n${stopLabels[MAIL_KIND_OF[notification.kind]]}\n${stop.page}\n`,
  };
}
