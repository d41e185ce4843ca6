// Limits of wrong codes of a person's app, per network and over all networks. Recovery codes and passkeys cannot be guessed, so they
// also work while codes are refused.
import { hash } from 'node:crypto';
import { type Db, inTransaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Person } from '../../platform/http/session-user.ts';
import { countAttempt, resetAttempts } from '../sign-in/sign-in-queries.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
const MAX_FAILURES_PER_NETWORK = 10;
/** Over all networks. Three of a million codes are valid at a time: an attacker with the password needs 18 years on average. */
const MAX_FAILURES_PER_DAY = 50;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface FactorAttempts {
  /** Counts an attempt before its result is known, so that concurrent ones do not all pass. Throws tooManyCodes. */
  count(person: Person, clientIp: string): Promise<void>;
  /** Call it after a right code. */
  reset(person: Person, clientIp: string): Promise<void>;
}

const hashOf = (...parts: readonly string[]): string => hash('sha256', parts.join('\0'));
const keysOf = ({ id, memberId }: Person, clientIp: string) => {
  const person = memberId ?? id;
  return {
    account: hashOf('second factor', person),
    network: hashOf('second factor', person, networkOf(clientIp)),
  };
};

export const openFactorAttempts = (db: Db): FactorAttempts => ({
  async count(person, clientIp) {
    const now = new Date();
    const after = (ms: number): Date => new Date(now.getTime() + ms);
    const { account, network } = keysOf(person, clientIp);
    // An attempt that the network's limit refuses does not count for the other networks.
    if (
      (await countAttempt(db, account, network, now, after(WINDOW_MS))) >
        MAX_FAILURES_PER_NETWORK ||
      (await countAttempt(db, account, '', now, after(DAY_MS))) > MAX_FAILURES_PER_DAY
    )
      throw new HttpError('tooManyCodes');
  },

  reset: (person, clientIp) =>
    inTransaction(db, async (tx) => {
      const { account, network } = keysOf(person, clientIp);
      await resetAttempts(tx, account, network);
    }),
});
