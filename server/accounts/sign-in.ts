// Sign-in with email and password, refused after too many failures (docs/decisions/010-accounts.md).
import { createHash } from 'node:crypto';
import { networkOf } from '../platform/http/network.ts';
import { Problem } from '../platform/http/problem.ts';
import type { accountsRepository } from './account-queries.ts';
import { emailKey } from './email-key.ts';
import { isPassword } from './passwords.ts';
import type { signInsRepository } from './sign-in-queries.ts';

/** An account whose password was verified, with the hash that matched. */
export interface Checked {
  readonly id: string;
  readonly passwordHash: string;
}

export interface SignIn {
  /** Throws wrongCredentials, suspended if the password was right, or tooManySignIns before any comparison. */
  check(email: string, password: string, address: string): Promise<Checked>;
  /** Like check(), also for a suspended account: its owner may still download the data and delete the account. */
  leaving(email: string, password: string, address: string): Promise<Checked>;
  /** Like check() for a signed-in user, counted alike. A wrong password is a field error of `field`. */
  confirm(email: string, password: string, address: string, field: string): Promise<Checked>;
  /** Records a registration or a sign-in. */
  succeeded(id: string, email: string, address: string): Promise<void>;
  /** Deletes all failures of the account, from every network. */
  forget(email: string): Promise<void>;
}

const MINUTE = 60_000;
const WINDOW_MS = 15 * MINUTE;
/** Failures of one account from one network per window. */
const PER_PLACE = 10;
/** Failures of one account from all networks per window; networks it has signed in from are exempt. */
const PER_ACCOUNT = 50;
/** How long a network stays known after the last sign-in from it. */
const KNOWN_MS = 90 * 24 * 60 * MINUTE;

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex');

interface Repositories {
  readonly accounts: ReturnType<typeof accountsRepository>;
  readonly signIns: ReturnType<typeof signInsRepository>;
}

export function openSignIn({ accounts, signIns }: Repositories): SignIn {
  const accountOf = (email: string): string => hashOf(emailKey(email));
  const placeOf = (email: string, address: string): string =>
    hashOf(emailKey(email), networkOf(address));
  const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

  /** Like check(), suspended or not; also returns when the account was suspended. */
  const verified = async (email: string, password: string, address: string) => {
    const now = new Date();
    const ends = new Date(now.getTime() + WINDOW_MS);
    const account = accountOf(email);
    const place = placeOf(email, address);
    // Counted before the result is known, so that concurrent attempts do not all pass.
    if ((await signIns.count(account, place, now, ends)) > PER_PLACE)
      throw new Problem('tooManySignIns');
    const found = await accounts.byEmail(email);
    const tries = await signIns.count(account, '', now, ends);
    if (tries > PER_ACCOUNT) {
      const known = found && (await signIns.knows(found.id, place, before(now, KNOWN_MS)));
      if (!known) throw new Problem('tooManySignIns');
    }
    const passwordHash = found?.passwordHash ?? null;
    const right = await isPassword(password, passwordHash, address);
    if (!found || !right || passwordHash === null) {
      await signIns.sweep(now);
      throw new Problem('wrongCredentials');
    }
    return { id: found.id, passwordHash, suspendedAt: found.suspendedAt };
  };

  const signIn: SignIn = {
    async check(email, password, address) {
      const { suspendedAt, ...checked } = await verified(email, password, address);
      // Only after the right password, so that guessing reveals nothing.
      if (suspendedAt !== null) throw new Problem('suspended');
      return checked;
    },

    async leaving(email, password, address) {
      const { id, passwordHash } = await verified(email, password, address);
      await signIns.settle(accountOf(email), placeOf(email, address), null);
      return { id, passwordHash };
    },

    async confirm(email, password, address, field) {
      const checked = await signIn.check(email, password, address).catch((error: unknown) => {
        const wrong = error instanceof Problem && error.code === 'wrongCredentials';
        throw wrong ? new Problem('validation', { [field]: 'passwordWrong' }) : error;
      });
      await signIns.settle(accountOf(email), placeOf(email, address), null);
      return checked;
    },

    async succeeded(id, email, address) {
      const now = new Date();
      const owner = { id, now, since: before(now, KNOWN_MS) };
      await signIns.settle(accountOf(email), placeOf(email, address), owner);
    },

    forget: (email) => signIns.forgetAll(accountOf(email)),
  };
  return signIn;
}
