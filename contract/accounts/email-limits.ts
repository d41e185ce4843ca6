// Limits of accounts whose email is not confirmed, and of the links that confirm one.

/** Counterparts to whom an account without a confirmed email may write in 24 hours. */
export const UNCONFIRMED_COUNTERPARTS_PER_DAY = 3;

export const EMAIL_LINK_DAYS = 3;

/** Mails with links that one account may cause in an hour. */
export const EMAIL_LINKS_PER_HOUR = 5;
