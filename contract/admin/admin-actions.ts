// Names of the actions in the audit log. Not in limits.ts, which is in the first load of public pages.

/** Actions in the audit log; the admin area has a text for each. */
export const ADMIN_ACTIONS = [
  'listing.approve',
  'listing.reject',
  'listing.takeDown',
  'user.verify',
  'user.unverify',
  'user.checkNumber',
  'user.uncheckNumber',
  'user.suspend',
  'user.restore',
  'user.grantAdmin',
  'user.revokeAdmin',
  'user.resetPassword',
  'user.resetSecondFactor',
  'report.close',
  'review.remove',
  'evidence.view',
  'evidence.accept',
  'evidence.askAgain',
  'evidence.reject',
  'message.read',
  'message.unread',
  'message.erase',
  'rule.load',
  'rule.remove',
] as const;
