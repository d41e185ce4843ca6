// Limits per minute of what is counted only once it has happened: public changes of an account, failed sign-ins of a network.
import { LIMITS } from '../limits.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { networkOf, widerNetworksOf } from '../platform/http/network.ts';
import { countRefusal } from '../platform/http/refusals.ts';
import type { Counters } from '../platform/redis/counters.ts';

export interface MinuteLimit {
  /** Throws the limit's error if `subject` has used up this minute. */
  check(subject: string): Promise<void>;
  record(subject: string): Promise<void>;
}

const MINUTE_MS = 60_000;

interface Counted {
  readonly name: string;
  readonly perMinute: number;
}

const openMinuteLimit = (
  { count, consume }: Counters,
  countedFor: (subject: string) => readonly Counted[],
  refuse: (retryAfterSeconds: number) => HttpError,
): MinuteLimit => ({
  async check(subject) {
    for (const { name, perMinute } of countedFor(subject)) {
      if (await consume([name], 0, perMinute - 1, MINUTE_MS)) continue;
      const { endsInMs } = await count(name, MINUTE_MS);
      throw refuse(Math.ceil(endsInMs / 1_000));
    }
  },
  async record(subject) {
    for (const { name } of countedFor(subject)) await count(name, MINUTE_MS);
  },
});

/** Per account: every server process has to load each public change. */
export const publicChangeLimit = (counters: Counters): MinuteLimit =>
  openMinuteLimit(
    counters,
    (accountId) => [
      { name: `public changes of ${accountId}`, perMinute: LIMITS.publicChangesPerMinute },
    ],
    (retryAfterSeconds) => {
      countRefusal('account_changes');
      return new HttpError('tooManyChanges', {}, { retryAfterSeconds });
    },
  );

/**
 * Per network, over all accounts: high enough for an office, too low for guessing passwords. Of IPv6 also per /56 and /48, from
 * whose networks one attacker could guess in turn.
 */
export const failedSignInLimit = (counters: Counters): MinuteLimit =>
  openMinuteLimit(
    counters,
    (clientIp) =>
      [{ name: networkOf(clientIp), factor: 1 }, ...widerNetworksOf(clientIp)].map(
        ({ name, factor }) => ({
          name: `failed sign-ins of ${name}`,
          perMinute: LIMITS.failedSignInsPerMinute * factor,
        }),
      ),
    (retryAfterSeconds) => new HttpError('tooMany', {}, { retryAfterSeconds }),
  );

/** Checks and counts a wrong password or factor of a signed-in person for the network, as a failed sign-in is. */
export async function countingFailures<Result>(
  limit: MinuteLimit,
  clientIp: string,
  check: () => Promise<Result>,
): Promise<Result> {
  await limit.check(clientIp);
  return check().catch(async (error: unknown) => {
    if (error instanceof HttpError && error.code === 'validation') await limit.record(clientIp);
    throw error;
  });
}
