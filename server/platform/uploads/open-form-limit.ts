// Limit of the forms that one account sends at the same time.
import { LIMIT_TEXTS } from '../../../contract/messages/limits.ts';
import { LIMITS } from '../../limits.ts';
import { HttpError } from '../http/http-error.ts';
import { countRefusal } from '../http/refusals.ts';

export interface OpenFormLimit {
  /** Counts one more form of the account and returns a function that ends the count. Throws tooMany beyond the limit. */
  acquire(account: string): () => void;
}

export function openFormLimit(maxPerAccount: number): OpenFormLimit {
  const counts = new Map<string, number>();
  return {
    acquire(account) {
      const open = counts.get(account) ?? 0;
      if (open >= maxPerAccount) {
        countRefusal('open_forms');
        const retryAfterSeconds = LIMITS.retryAfterSeconds;
        throw new HttpError(
          'tooMany',
          {},
          { text: LIMIT_TEXTS.openForms(maxPerAccount), retryAfterSeconds },
        );
      }
      counts.set(account, open + 1);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        const remaining = (counts.get(account) ?? 1) - 1;
        if (remaining > 0) counts.set(account, remaining);
        else counts.delete(account);
      };
    },
  };
}
