// Limits of wrong codes of a person's app, per network and over all networks. Recovery codes and passkeys cannot be guessed, so they
// also work while codes are refused.
import { hash } from 'node:crypto';
import { type Db, type DbOrTx, inTransaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Person } from '../../platform/http/session-user.ts';
import {
  countAttempt,
  isKnownPlace,
  recordPlace,
  resetAttempts,
} from '../sign-in/sign-in-queries.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
const MAX_FAILURES_PER_NETWORK = 10;
/**
 * Over all unknown networks, and in each network in which the person has given a factor lately: wrong codes from elsewhere do not
 * refuse the person's own. Three of a million codes are valid at a time: an attacker with the password needs 18 years on average.
 */
const MAX_FAILURES_PER_DAY = 50;
/** How long a network stays known after a factor was given in it. */
const KNOWN_NETWORK_MS = 90 * 24 * 60 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface FactorAttempts {
  /**
   * Counts an attempt before its result is known, so that concurrent ones do not all pass. Returns the function to call after a right
   * code. Throws tooManyCodes.
   */
  count(person: Person, clientIp: string): Promise<() => Promise<void>>;
  /** Remembers the network after a right code. */
  recordNetwork(tx: DbOrTx, person: Person, clientIp: string): Promise<void>;
}

const hashOf = (...parts: readonly string[]): string => hash('sha256', parts.join('\0'));
const keysOf = ({ id, memberId }: Person, clientIp: string) => {
  const person = memberId ?? id;
  return {
    account: hashOf('second factor', person),
    network: hashOf('second factor', person, networkOf(clientIp)),
  };
};

/** Key of the count of a known network's day. */
const dayOf = (network: string): string => hashOf('day', network);

const knownSince = (now: Date): Date => new Date(now.getTime() - KNOWN_NETWORK_MS);

export const openFactorAttempts = (db: Db): FactorAttempts => ({
  async count(person, clientIp) {
    const now = new Date();
    const after = (ms: number): Date => new Date(now.getTime() + ms);
    const { account, network } = keysOf(person, clientIp);
    // An attempt that the network's limit refuses does not count for the day.
    if (
      (await countAttempt(db, account, network, now, after(WINDOW_MS))) > MAX_FAILURES_PER_NETWORK
    )
      throw new HttpError('tooManyCodes');
    const isKnown = await isKnownPlace(db, person.id, network, knownSince(now));
    const day = isKnown ? dayOf(network) : '';
    if ((await countAttempt(db, account, day, now, after(DAY_MS))) > MAX_FAILURES_PER_DAY)
      throw new HttpError('tooManyCodes');
    return () => inTransaction(db, (tx) => resetAttempts(tx, account, network, day));
  },

  async recordNetwork(tx, person, clientIp) {
    const now = new Date();
    await recordPlace(tx, person.id, keysOf(person, clientIp).network, now, knownSince(now));
  },
});
