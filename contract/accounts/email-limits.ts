// Limits of accounts whose email is not confirmed, and of the links that confirm one.

/** Counterparts to whom an account without a confirmed email may write in 24 hours. */
export const UNCONFIRMED_COUNTERPARTS_PER_DAY = 3;

/** Days without use after which an account whose email was never confirmed, and that has no content, is deleted. */
export const UNCONFIRMED_ACCOUNT_DAYS = 14;

/** Days without use after which a member whose email was never confirmed is removed. */
export const UNCONFIRMED_MEMBER_DAYS = 14;

/** How long such a member has its email for itself; then a registration may take it. */
export const UNCONFIRMED_MEMBER_HOLDS_EMAIL_HOURS = 24;

export const EMAIL_LINK_DAYS = 3;

/** How long a changed email can be restored from the old address, which is reserved until then. */
export const EMAIL_UNDO_DAYS = 7;

/** How long a factor or a member can be removed with the link of a mail, and how far back the mail of a new password lists them. */
export const REMOVAL_DAYS = 30;

/** Mails with links that one account may cause in an hour. */
export const EMAIL_LINKS_PER_HOUR = 5;
