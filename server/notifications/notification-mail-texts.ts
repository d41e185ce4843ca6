// Texts of notification mails in both languages.
import type { VerificationLevel } from '../../contract/evidence/evidence-kinds.ts';
import type { Lang } from '../../contract/lang.ts';
import type { MailedKind, MailKind } from '../../contract/notifications/mail-kinds.ts';
import type { OrderStatus } from '../../contract/trade/order.ts';

/** Builds the sentence from the name of the actor, the name of the subject, and the new status, level or last day. */
export type Sentence = (from: string, subject: string, detail: string) => string;

/** Kinds whose subject is a text of another account: the name of its inquiry or product. It is in the text of the mail only. */
export type ForeignKind = Extract<
  MailedKind,
  `enquiry.${string}` | `order.${string}` | `review.${string}`
>;
type ForeignSubject = (from: string, status: string) => string;

interface MailTexts {
  /** First line of the mail, and its subject unless the subject is another account's text. */
  readonly sentences: Readonly<Record<MailedKind, Sentence>>;
  readonly subjects: Readonly<Record<ForeignKind, ForeignSubject>>;
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

export const NOTIFICATION_MAIL_TEXTS: Readonly<Record<Lang, MailTexts>> = {
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
    subjects: {
      'enquiry.new': (from) => `New inquiry from ${from}`,
      'enquiry.reply': (from) => `${from} replied to an inquiry`,
      'enquiry.status': (_, status) => `An inquiry is now ${status}`,
      'order.new': (from) => `New order from ${from}`,
      'order.step': (_, status) => `An order is now ${status}`,
      'review.new': (from) => `New review from ${from}`,
      'review.reply': (from) => `${from} replied to your review`,
      'review.removed': () => 'Your review was removed',
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
    subjects: {
      'enquiry.new': (from) => `来自“${from}”的新询盘`,
      'enquiry.reply': (from) => `“${from}”回复了询盘`,
      'enquiry.status': (_, status) => `询盘状态更新为“${status}”`,
      'order.new': (from) => `来自“${from}”的新订单`,
      'order.step': (_, status) => `订单状态更新为“${status}”`,
      'review.new': (from) => `收到“${from}”的新评价`,
      'review.reply': (from) => `“${from}”回复了您的评价`,
      'review.removed': () => '您的评价已被移除',
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
