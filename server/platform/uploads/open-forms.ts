// Limit of the forms that one account sends at the same time.
import { LIMIT_TEXTS } from '../../../contract/messages/limits.ts';
import { LIMITS } from '../../limits.ts';
import { Problem } from '../http/problem.ts';
import { countRefusal } from '../http/refusals.ts';

export interface OpenForms {
  /** Counts one more form of the account and returns a function that ends the count. Throws tooMany beyond the limit. */
  enter(account: string): () => void;
}

export function openForms(most: number): OpenForms {
  const counts = new Map<string, number>();
  return {
    enter(account) {
      const open = counts.get(account) ?? 0;
      if (open >= most) {
        countRefusal('open_forms');
        const retryAfterSeconds = LIMITS.retryAfterSeconds;
        throw new Problem('tooMany', {}, { text: LIMIT_TEXTS.openForms(most), retryAfterSeconds });
      }
      counts.set(account, open + 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const rest = (counts.get(account) ?? 1) - 1;
        if (rest > 0) counts.set(account, rest);
        else counts.delete(account);
      };
    },
  };
}
