// Kinds of items that wait for a member on the dashboard. Without schemas, because the tabs count the items before those are loaded.
export const WAITING_KINDS = [
  'order.confirm',
  'order.agree',
  'order.ship',
  'order.deliver',
  'order.review',
  'enquiry.answer',
  'enquiry.reply',
  'chat.reply',
  'product.rejected',
  'evidence.again',
  'saved.price',
  'saved.gone',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Time within which suppliers promise a first answer. */
export const ANSWER_WITHIN_HOURS = 24;
