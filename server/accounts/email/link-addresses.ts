// Paths of the pages that links in account mails open, without language prefix. Each page takes the token out of its address at once
// (docs/decisions/024-email-confirmation.md).
import type { EmailLinkKind } from '../../../contract/accounts/email.ts';

export const EMAIL_LINK_PAGE = '/confirm-email';
export const REMOVAL_PAGE = '/remove-access';
export const RESET_PAGE = '/set-password';
export const JOIN_PAGE = '/join';

export const emailLinkPath = (kind: EmailLinkKind, token: string): string =>
  `${EMAIL_LINK_PAGE}?${new URLSearchParams({ kind, token })}`;
export const removalPath = (token: string): string => `${REMOVAL_PAGE}?token=${token}`;
export const resetPath = (token: string): string => `${RESET_PAGE}?token=${token}`;
export const joinPath = (token: string): string => `${JOIN_PAGE}?token=${token}`;
