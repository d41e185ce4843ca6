// Limit of failed sign-ins per network, over all accounts: high enough for an office, too low for guessing passwords.

import { LIMITS } from '../limits.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { networkOf } from '../platform/http/network.ts';
import type { Counters } from '../platform/redis/counters.ts';

export interface FailedSignInLimit {
  /** Runs `check`. Throws tooMany before that if too many sign-ins of the network have failed in the current minute. */
  run<Result>(clientIp: string, check: () => Promise<Result>): Promise<Result>;
}

const MINUTE_MS = 60_000;

export function openFailedSignInLimit({ count, consume }: Counters): FailedSignInLimit {
  return {
    async run(clientIp, check) {
      const key = `failed sign-ins of ${networkOf(clientIp)}`;
      const limit = LIMITS.failedSignInsPerMinute - 1;
      if (!(await consume([key], 0, limit, MINUTE_MS))) {
        const { endsInMs } = await count(key, MINUTE_MS);
        throw new HttpError('tooMany', {}, { retryAfterSeconds: Math.ceil(endsInMs / 1_000) });
      }
      try {
        return await check();
      } catch (error) {
        if (error instanceof HttpError && error.code === 'wrongCredentials')
          await count(key, MINUTE_MS);
        throw error;
      }
    },
  };
}
