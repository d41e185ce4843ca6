// Names of the actions in the audit log. Not in limits.ts, which is in the first load of public pages.

/** Actions in the audit log; the admin area has a text for each. */
export const ADMIN_ACTIONS = [
  'listing.approve',
  'listing.reject',
  'listing.takeDown',
  'user.verify',
  'user.unverify',
  'user.suspend',
  'user.restore',
  'user.grantAdmin',
  'user.revokeAdmin',
  'user.resetPassword',
  'report.close',
  'review.remove',
  'message.read',
  'message.unread',
  'message.erase',
] as const;
