// Kinds of notifications, in a file of their own: pages load the limits at once, and these only where they read notifications.
export const NOTIFICATION_KINDS = [
  'enquiry.new',
  'enquiry.reply',
  'enquiry.status',
  'order.new',
  'order.step',
  'listing.approved',
  'listing.rejected',
  'listing.takenDown',
  'import.approved',
  'import.rejected',
  'search.new',
  'review.new',
  'review.reply',
  'review.removed',
] as const;
