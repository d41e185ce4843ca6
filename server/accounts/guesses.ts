// Limit of failed sign-ins per network, whichever accounts they try: high enough for an office, too low for a password guesser.

import { LIMITS } from '../limits.ts';
import { networkOf } from '../platform/http/network.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Counts } from '../platform/redis/counts.ts';

export interface Guesses {
  /** Runs `check`. Throws tooMany before that if too many sign-ins of the network have failed in the current minute. */
  counted<Result>(address: string, check: () => Promise<Result>): Promise<Result>;
}

const MINUTE_MS = 60_000;

export function openGuesses({ count, spend }: Counts): Guesses {
  return {
    async counted(address, check) {
      const name = `failed sign-ins of ${networkOf(address)}`;
      const most = LIMITS.failedSignInsPerMinute - 1;
      if (!(await spend([name], 0, most, MINUTE_MS))) {
        const { endsInMs } = await count(name, MINUTE_MS);
        throw new Problem('tooMany', {}, { retryAfterSeconds: Math.ceil(endsInMs / 1_000) });
      }
      try {
        return await check();
      } catch (error) {
        if (error instanceof Problem && error.code === 'wrongCredentials')
          await count(name, MINUTE_MS);
        throw error;
      }
    },
  };
}
