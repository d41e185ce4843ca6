// Kinds of mail that a member can stop, and the kind of each notification's mail. Mails about sign-in and the account have no kind
// and are always sent. Alerts are stopped for each saved search.
import type { NOTIFICATION_KINDS } from './notification-kinds.ts';

export const MAIL_KINDS = ['enquiries', 'orders', 'products', 'reviews', 'evidence'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

type Kind = (typeof NOTIFICATION_KINDS)[number];

/** Kinds of notifications about the safety of an account: they have mails of their own, which cannot be stopped. */
export type SecurityKind = Extract<Kind, `account.${string}`>;

/** Kinds of notifications with a mail for each; alerts of saved searches share one. */
export type MailedKind = Exclude<Kind, 'search.new' | SecurityKind>;

export const MAIL_KIND_OF: Readonly<Record<MailedKind, MailKind>> = {
  'enquiry.new': 'enquiries',
  'enquiry.reply': 'enquiries',
  'enquiry.status': 'enquiries',
  'order.new': 'orders',
  'order.step': 'orders',
  'listing.approved': 'products',
  'listing.rejected': 'products',
  'listing.takenDown': 'products',
  'import.approved': 'products',
  'import.rejected': 'products',
  'review.new': 'reviews',
  'review.reply': 'reviews',
  'review.removed': 'reviews',
  'evidence.accepted': 'evidence',
  'evidence.askAgain': 'evidence',
  'evidence.rejected': 'evidence',
  'evidence.expiring': 'evidence',
  'evidence.expired': 'evidence',
};
