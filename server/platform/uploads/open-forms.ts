// Count of the forms that each account is sending just now.
import { BOUND_TEXTS } from '../../../contract/messages/bounds.ts';
import { LIMITS } from '../../limits.ts';
import { Problem } from '../http/problem.ts';
import { countRefusal } from '../http/refusals.ts';

export interface OpenForms {
  /** Counts one more form of the account and answers what ends the count. Throws tooMany past the bound. */
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
        throw new Problem('tooMany', {}, { text: BOUND_TEXTS.openForms(most), retryAfterSeconds });
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
