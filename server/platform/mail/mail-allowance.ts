// Rate limit of mail that visitors can cause without an account: per network, and in total.

import { LIMITS } from '../../limits.ts';
import { networkOf } from '../http/network.ts';
import { Problem } from '../http/problem.ts';
import { busy, countRefusal } from '../http/refusals.ts';
import type { Shared } from '../redis/shared.ts';

const HOUR_MS = 3_600_000;

const BOUNDS = {
  contact: [LIMITS.contactMessagesPerHour, LIMITS.contactMessagesPerHourInAll],
  resets: [LIMITS.resetLinksPerHour, LIMITS.resetLinksPerHourInAll],
} as const;

export interface MailAllowance {
  /** Counts one mail caused from this address. Throws tooMany if its network exceeds the limit, 503 if the total does. */
  spend(kind: keyof typeof BOUNDS, address: string): Promise<void>;
}

export const mailAllowance = ({ spend }: Pick<Shared, 'spend'>): MailAllowance => ({
  async spend(kind, address) {
    const [ofNetwork, inAll] = BOUNDS[kind];
    if (!(await spend([`mail ${kind} ${networkOf(address)}`], 1, ofNetwork, HOUR_MS))) {
      countRefusal('mail');
      throw new Problem('tooMany');
    }
    if (!(await spend([`mail ${kind}`], 1, inAll, HOUR_MS))) throw busy('mail');
  },
});
