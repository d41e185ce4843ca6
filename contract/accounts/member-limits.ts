// Limits of the people who share a company's account, and their roles.

export const MAX_MEMBERS = 20;
/** Open invitations of one company. */
export const MAX_INVITATIONS = 20;
export const INVITATION_DAYS = 7;
export const MEMBER_ROLES = ['sales', 'viewer'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
