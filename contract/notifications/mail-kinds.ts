// Kinds of mail that a member can stop, and the kind of each notification's mail. Mails about sign-in and the account have no kind
// and are always sent. Alerts are stopped for each saved search.
import type { NOTIFICATION_KINDS } from './notification-kinds.ts';

export const MAIL_KINDS = ['enquiries', 'orders', 'products', 'reviews'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Kinds of notifications with a mail for each; alerts of saved searches share one. */
export type MailedKind = Exclude<(typeof NOTIFICATION_KINDS)[number], 'search.new'>;

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
};
