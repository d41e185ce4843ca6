// Kinds of what waits for a member, in a file of their own: the dashboard's tabs count them before any schema is loaded.
export const WAITING_KINDS = [
  'order.confirm',
  'order.ship',
  'order.deliver',
  'enquiry.answer',
  'enquiry.reply',
  'chat.reply',
  'product.rejected',
  'saved.price',
  'saved.gone',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Suppliers promise a first answer within this time. */
export const ANSWER_WITHIN_HOURS = 24;
