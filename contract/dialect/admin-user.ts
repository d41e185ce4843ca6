// Names on the wire of the admin's table of accounts and of its query (spec §3). Without schemas, because the page loads it first.

export const ADMIN_USER_SENT_AS = {
  role: 'userType',
  isVerified: 'verified',
  level: 'verificationLevel',
} as const;
