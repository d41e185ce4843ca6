// Sign-in with email and password, refused after too many failures (docs/decisions/022-accounts-and-sign-in.md).
import { hash } from 'node:crypto';
import { type Db, type DbOrTx, inTransaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Person } from '../../platform/http/session-user.ts';
import { readCredentials } from './credential-queries.ts';
import { emailKey } from './email-key.ts';
import { verifyPassword } from './passwords.ts';
import {
  countAttempt,
  deleteExpiredFailures,
  deleteFailures,
  isKnownPlace,
  recordPlace,
  resetAttempts,
} from './sign-in-queries.ts';

/** A person whose password was verified, with the hash that matched. */
export interface VerifiedAccount extends Person {
  readonly passwordHash: string;
}

export interface SignIn {
  /** Throws wrongCredentials, suspended if the password was right, or tooManySignIns before any comparison. */
  check(email: string, password: string, clientIp: string): Promise<VerifiedAccount>;
  /**
   * Like check(), also for a suspended account: its owner may still download the data and delete the account. Throws ownerOnly for a
   * member.
   */
  checkAllowingSuspended(
    email: string,
    password: string,
    clientIp: string,
  ): Promise<VerifiedAccount>;
  /** Like check() for a signed-in user, counted alike. A wrong password is a field error of `field`. */
  confirm(
    email: string,
    password: string,
    clientIp: string,
    field: string,
  ): Promise<VerifiedAccount>;
  /** Records a registration or a sign-in. */
  recordSuccess(tx: DbOrTx, id: string, email: string, clientIp: string): Promise<void>;
  /** Deletes all failures of the account, from every network. */
  clearFailures(email: string): Promise<void>;
}

const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
/** Failures of one account from one network per window. */
const MAX_FAILURES_PER_NETWORK = 10;
/** Failures of one account from all networks per window; networks it has signed in from are exempt. */
const MAX_FAILURES_PER_ACCOUNT = 50;
/** How long a network stays known after the last sign-in from it. */
const KNOWN_NETWORK_MS = 90 * 24 * 60 * MINUTE_MS;

const hashOf = (...parts: readonly string[]): string => hash('sha256', parts.join('\0'));

export function openSignIn(db: Db): SignIn {
  const accountKeyOf = (email: string): string => hashOf(emailKey(email));
  const networkKeyOf = (email: string, clientIp: string): string =>
    hashOf(emailKey(email), networkOf(clientIp));
  const knownSince = (now: Date): Date => new Date(now.getTime() - KNOWN_NETWORK_MS);

  /** Like check(), suspended or not; also returns when the account was suspended. */
  const verify = async (email: string, password: string, clientIp: string) => {
    const now = new Date();
    const endsAt = new Date(now.getTime() + WINDOW_MS);
    const accountKey = accountKeyOf(email);
    const networkKey = networkKeyOf(email, clientIp);
    // Counted before the result is known, so that concurrent attempts do not all pass.
    if ((await countAttempt(db, accountKey, networkKey, now, endsAt)) > MAX_FAILURES_PER_NETWORK)
      throw new HttpError('tooManySignIns');
    const user = await readCredentials(db, email);
    const attempts = await countAttempt(db, accountKey, '', now, endsAt);
    if (attempts > MAX_FAILURES_PER_ACCOUNT) {
      const isKnown = user && (await isKnownPlace(db, user.id, networkKey, knownSince(now)));
      if (!isKnown) throw new HttpError('tooManySignIns');
    }
    const passwordHash = user?.passwordHash ?? null;
    const isCorrect = await verifyPassword(password, passwordHash, clientIp);
    if (!user || !isCorrect || passwordHash === null) {
      await inTransaction(db, (tx) => deleteExpiredFailures(tx, now));
      throw new HttpError('wrongCredentials');
    }
    const { id, memberId, suspendedAt } = user;
    return { id, memberId, passwordHash, suspendedAt };
  };

  const recordRightPassword = (email: string, clientIp: string): Promise<void> =>
    inTransaction(db, (tx) =>
      resetAttempts(tx, accountKeyOf(email), networkKeyOf(email, clientIp)),
    );

  const signIn: SignIn = {
    async check(email, password, clientIp) {
      const { suspendedAt, ...account } = await verify(email, password, clientIp);
      // Only after the right password, so that guessing reveals nothing.
      if (suspendedAt !== null) throw new HttpError('suspended');
      return account;
    },

    async checkAllowingSuspended(email, password, clientIp) {
      const { id, memberId, passwordHash } = await verify(email, password, clientIp);
      await recordRightPassword(email, clientIp);
      if (memberId !== null) throw new HttpError('ownerOnly');
      return { id, memberId, passwordHash };
    },

    async confirm(email, password, clientIp, field) {
      const account = await signIn.check(email, password, clientIp).catch((error: unknown) => {
        const isWrongPassword = error instanceof HttpError && error.code === 'wrongCredentials';
        throw isWrongPassword ? new HttpError('validation', { [field]: 'passwordWrong' }) : error;
      });
      await recordRightPassword(email, clientIp);
      return account;
    },

    async recordSuccess(tx, id, email, clientIp) {
      const now = new Date();
      const networkKey = networkKeyOf(email, clientIp);
      await resetAttempts(tx, accountKeyOf(email), networkKey);
      await recordPlace(tx, id, networkKey, now, knownSince(now));
    },

    // In a transaction, so that it is retried after a deadlock: sign-ins of the account lock these rows in another order.
    clearFailures: (email) => inTransaction(db, (tx) => deleteFailures(tx, accountKeyOf(email))),
  };
  return signIn;
}
