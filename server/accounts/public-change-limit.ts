// Limit of public changes per account and minute: every server process has to load each of them.
import { LIMITS } from '../limits.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { countRefusal } from '../platform/http/refusals.ts';
import type { Counters } from '../platform/redis/counters.ts';

export interface PublicChangeLimit {
  /** Throws tooManyChanges if the account has used up its changes of this minute. */
  check(accountId: string): Promise<void>;
  /** Counts a change that was made. */
  record(accountId: string): Promise<void>;
}

const MINUTE_MS = 60_000;

export function openPublicChangeLimit({ count, consume }: Counters): PublicChangeLimit {
  const keyOf = (accountId: string): string => `public changes of ${accountId}`;
  return {
    async check(accountId) {
      const limit = LIMITS.publicChangesPerMinute - 1;
      if (await consume([keyOf(accountId)], 0, limit, MINUTE_MS)) return;
      const { endsInMs } = await count(keyOf(accountId), MINUTE_MS);
      countRefusal('account_changes');
      throw new HttpError('tooManyChanges', {}, { retryAfterSeconds: Math.ceil(endsInMs / 1_000) });
    },
    async record(accountId) {
      await count(keyOf(accountId), MINUTE_MS);
    },
  };
}
