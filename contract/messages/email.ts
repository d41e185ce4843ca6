// Reasons of refusals about the email of an account.
import { UNCONFIRMED_COUNTERPARTS_PER_DAY } from '../accounts/email-limits.ts';
import { type Texts, textsWithValues } from '../texts.ts';
import { REFUSAL_TEXTS } from './refusals.ts';

const { email } = REFUSAL_TEXTS;

/** Of tooMany for a network or an account that was often answered that an email has an account already. */
export const TOO_MANY_TAKEN: Texts = email.tooManyTaken;

/** Of tooMany for an address that has got many mails with links, from any accounts. */
export const TOO_MANY_LINKS: Texts = email.tooManyLinks;

/** Of `gone` for a link to an email that the account no longer has. */
export const EMAIL_REPLACED: Texts = email.replaced;

/** Of confirmEmailFirst for a member of a company, who does not get the mail. */
export const CONFIRM_BY_OWNER: Texts = textsWithValues(email.confirmByOwner, {
  companies: UNCONFIRMED_COUNTERPARTS_PER_DAY,
});

/** Of confirmEmailFirst for a second factor or an invitation. */
export const CONFIRM_BEFORE_ACCESS: Texts = email.confirmBeforeAccess;

/** Likewise for a member, who does not get the mail. */
export const CONFIRM_BEFORE_ACCESS_BY_OWNER: Texts = email.confirmBeforeAccessByOwner;
