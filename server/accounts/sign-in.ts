// Signing in with email and password, held up where it is tried too often (docs/decisions/010-accounts.md).
import { createHash } from 'node:crypto';
import { emailKey } from '../domain/email-key.ts';
import { networkOf } from '../domain/network.ts';
import { Problem } from '../problem.ts';
import type { accountsRepository } from '../repositories/accounts.ts';
import type { signInsRepository } from '../repositories/sign-ins.ts';
import { isPassword } from './passwords.ts';

export interface SignIn {
  /** The account's id. Throws wrongCredentials, or tooManySignIns before anything was compared. */
  check(email: string, password: string, address: string): Promise<string>;
  /** Notes that the account was opened here, or signed in. */
  succeeded(id: string, email: string, address: string): Promise<void>;
  /** Lets the account's owner try again everywhere. */
  forget(email: string): Promise<void>;
}

const MINUTE = 60_000;
const WINDOW_MS = 15 * MINUTE;
/** Failures of one account from one network in a window. */
const PER_PLACE = 10;
/** Failures of one account from all networks; those it has signed in from are not asked. */
const PER_ACCOUNT = 50;
/** How long a place is known after the last sign-in there. */
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

  return {
    async check(email, password, address) {
      const now = new Date();
      const ends = new Date(now.getTime() + WINDOW_MS);
      const account = accountOf(email);
      const place = placeOf(email, address);
      // Counted before it is known whether it fails: tries that come all at once are not let through together.
      if ((await signIns.count(account, place, now, ends)) > PER_PLACE)
        throw new Problem('tooManySignIns');
      const found = await accounts.byEmail(email);
      const tries = await signIns.count(account, '', now, ends);
      if (tries > PER_ACCOUNT) {
        const known = found && (await signIns.knows(found.id, place, before(now, KNOWN_MS)));
        if (!known) throw new Problem('tooManySignIns');
      }
      const right = await isPassword(password, found?.passwordHash ?? null);
      if (found && right) return found.id;
      await signIns.sweep(now);
      throw new Problem('wrongCredentials');
    },

    async succeeded(id, email, address) {
      const now = new Date();
      const place = placeOf(email, address);
      await signIns.forget(accountOf(email), place);
      await signIns.takeBack(accountOf(email));
      await signIns.remember(id, place, now, before(now, KNOWN_MS));
    },

    forget: (email) => signIns.forgetAll(accountOf(email)),
  };
}
