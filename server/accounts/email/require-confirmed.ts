// Check that the email of an account is confirmed before anything is added that outlives a new password: factors and people.
import {
  CONFIRM_BEFORE_ACCESS,
  CONFIRM_BEFORE_ACCESS_BY_OWNER,
} from '../../../contract/messages/email.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';

/** Throws confirmEmailFirst. */
export type RequireConfirmed = (user: SessionUser) => void;

/**
 * Without mail no email can be confirmed, so nothing is refused. An admin may always set up the second factor that it must have: the
 * operator of the command line vouches for it.
 */
export const requireConfirmedEmail =
  (sendsMail: boolean): RequireConfirmed =>
  ({ isAdmin, isEmailConfirmed, member }) => {
    if (!sendsMail || isAdmin || isEmailConfirmed) return;
    const text = member ? CONFIRM_BEFORE_ACCESS_BY_OWNER : CONFIRM_BEFORE_ACCESS;
    throw new HttpError('confirmEmailFirst', {}, { text });
  };
