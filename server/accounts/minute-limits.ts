// Limits per minute of what is counted only once it has happened: public changes of an account, failed sign-ins of a network.
import { LIMITS } from '../limits.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { networkOf } from '../platform/http/network.ts';
import { countRefusal } from '../platform/http/refusals.ts';
import type { Counters } from '../platform/redis/counters.ts';

export interface MinuteLimit {
  /** Throws the limit's error if `subject` has used up this minute. */
  check(subject: string): Promise<void>;
  record(subject: string): Promise<void>;
}

const MINUTE_MS = 60_000;

const openMinuteLimit = (
  { count, consume }: Counters,
  perMinute: number,
  nameOf: (subject: string) => string,
  refuse: (retryAfterSeconds: number) => HttpError,
): MinuteLimit => ({
  async check(subject) {
    if (await consume([nameOf(subject)], 0, perMinute - 1, MINUTE_MS)) return;
    const { endsInMs } = await count(nameOf(subject), MINUTE_MS);
    throw refuse(Math.ceil(endsInMs / 1_000));
  },
  async record(subject) {
    await count(nameOf(subject), MINUTE_MS);
  },
});

/** Per account: every server process has to load each public change. */
export const publicChangeLimit = (counters: Counters): MinuteLimit =>
  openMinuteLimit(
    counters,
    LIMITS.publicChangesPerMinute,
    (accountId) => `public changes of ${accountId}`,
    (retryAfterSeconds) => {
      countRefusal('account_changes');
      return new HttpError('tooManyChanges', {}, { retryAfterSeconds });
    },
  );

/** Per network, over all accounts: high enough for an office, too low for guessing passwords. */
export const failedSignInLimit = (counters: Counters): MinuteLimit =>
  openMinuteLimit(
    counters,
    LIMITS.failedSignInsPerMinute,
    (clientIp) => `failed sign-ins of ${networkOf(clientIp)}`,
    (retryAfterSeconds) => new HttpError('tooMany', {}, { retryAfterSeconds }),
  );
