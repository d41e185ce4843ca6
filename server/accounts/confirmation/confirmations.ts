// Service for confirmations of identity: the password and the second factor, checked again in a session, give a token that calls
// which grant access need for some minutes (docs/decisions/025-second-factor-and-identity.md).
import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import type { confirmationBody, confirmIdentity } from '../../../contract/accounts/confirmation.ts';
import type { ReplyOf } from '../../../contract/endpoint.ts';
import { LIMITS } from '../../limits.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { personOf, type SessionUser } from '../../platform/http/session-user.ts';
import { hasFactor } from '../second-factor/factor-queries.ts';
import type { Passkeys } from '../second-factor/passkeys.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { WithSecurityNotices } from '../security-notices.ts';
import { hashToken } from '../sessions.ts';
import { lockPerson } from '../sign-in/credential-queries.ts';
import type { VerifiedAccount } from '../sign-in/sign-in.ts';
import { storeConfirmation } from './confirmation-queries.ts';

interface Dependencies {
  readonly withNotices: WithSecurityNotices;
  readonly secondFactors: Pick<SecondFactors, 'withCode'>;
  readonly passkeys: Pick<Passkeys, 'verify'>;
}

type Proof = Omit<z.output<typeof confirmationBody>, 'password'>;

const MINUTE_MS = 60_000;

export function openConfirmations({ withNotices, secondFactors, passkeys }: Dependencies) {
  /** `prove` checks the second factor; null where the caller gave none. */
  const confirm = async (
    tx: DbOrTx,
    { passwordHash, ...person }: VerifiedAccount,
    user: SessionUser,
    sessionToken: string,
    prove: (() => Promise<void>) | null,
  ): Promise<ReplyOf<typeof confirmIdentity>> => {
    const account = await lockPerson(tx, person);
    // The password may have been changed since it was checked.
    if (account?.passwordHash !== passwordHash)
      throw new HttpError('validation', { password: 'passwordWrong' });
    if (prove) await prove();
    else if (await hasFactor(tx, person)) throw new HttpError('validation', { code: 'required' });
    const token = randomBytes(32).toString('base64url');
    const minutes = user.isAdmin ? LIMITS.adminConfirmationMinutes : LIMITS.confirmationMinutes;
    const until = new Date(Date.now() + minutes * MINUTE_MS);
    if (!(await storeConfirmation(tx, hashToken(sessionToken), hashToken(token), until)))
      throw new HttpError('unauthorized');
    return { token, expiresAt: until.toISOString() };
  };

  return {
    /** Call it after the password was checked. Throws validation, also of a missing `code`, or tooManyCodes. */
    async confirm(
      account: VerifiedAccount,
      user: SessionUser,
      sessionToken: string,
      { code, credential }: Proof,
      clientIp: string,
    ): Promise<ReplyOf<typeof confirmIdentity>> {
      if (credential) {
        const recordUse = await passkeys.verify(user, sessionToken, 'confirm', credential);
        return withNotices((tx) => confirm(tx, account, user, sessionToken, () => recordUse(tx)));
      }
      if (code === undefined)
        return withNotices((tx) => confirm(tx, account, user, sessionToken, null));
      return secondFactors.withCode(personOf(user), code, clientIp, (tx, take) =>
        confirm(tx, account, user, sessionToken, take),
      );
    },
  };
}
export type Confirmations = ReturnType<typeof openConfirmations>;
