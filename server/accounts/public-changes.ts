// Limit of public changes per account and minute: every server process has to load each of them.
import { LIMITS } from '../limits.ts';
import { Problem } from '../platform/http/problem.ts';
import { countRefusal } from '../platform/http/refusals.ts';
import type { Counts } from '../platform/redis/counts.ts';

export interface PublicChanges {
  /** Throws tooManyChanges if the account has used up its changes of this minute. */
  admit(accountId: string): Promise<void>;
  /** Counts a change that was made. */
  charge(accountId: string): Promise<void>;
}

const MINUTE_MS = 60_000;

export function openPublicChanges({ count, spend }: Counts): PublicChanges {
  const nameOf = (accountId: string): string => `public changes of ${accountId}`;
  return {
    async admit(accountId) {
      const most = LIMITS.publicChangesPerMinute - 1;
      if (await spend([nameOf(accountId)], 0, most, MINUTE_MS)) return;
      const { endsInMs } = await count(nameOf(accountId), MINUTE_MS);
      countRefusal('account_changes');
      throw new Problem('tooManyChanges', {}, { retryAfterSeconds: Math.ceil(endsInMs / 1_000) });
    },
    async charge(accountId) {
      await count(nameOf(accountId), MINUTE_MS);
    },
  };
}
