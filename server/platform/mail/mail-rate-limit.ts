// Rate limit of mail that visitors, and owners of new accounts, can cause to any address: per network, and in total.

import { LIMITS } from '../../limits.ts';
import { HttpError } from '../http/http-error.ts';
import { consumeOfNetwork } from '../http/network-limit.ts';
import { countRefusal, overloaded } from '../http/refusals.ts';
import type { SharedState } from '../redis/shared.ts';

const HOUR_MS = 3_600_000;

const LIMITS_PER_HOUR = {
  contact: [LIMITS.contactMessagesPerHour, LIMITS.contactMessagesPerHourInTotal],
  resets: [LIMITS.resetLinksPerHour, LIMITS.resetLinksPerHourInTotal],
  confirmations: [LIMITS.confirmationsPerHour, LIMITS.confirmationsPerHourInTotal],
  invitations: [LIMITS.invitationsPerHour, LIMITS.invitationsPerHourInTotal],
} as const;

export interface MailRateLimit {
  /** Counts one mail caused from this address. Throws tooMany if its network exceeds the limit, 503 if the total does. */
  consume(kind: keyof typeof LIMITS_PER_HOUR, address: string): Promise<void>;
}

export const mailRateLimit = ({ consume }: Pick<SharedState, 'consume'>): MailRateLimit => ({
  async consume(kind, address) {
    const [perNetwork, total] = LIMITS_PER_HOUR[kind];
    const use = { amount: 1, limit: perNetwork, windowMs: HOUR_MS };
    if (!(await consumeOfNetwork({ consume }, `mail ${kind}`, address, use))) {
      countRefusal('mail');
      throw new HttpError('tooMany');
    }
    if (!(await consume([`mail ${kind}`], 1, total, HOUR_MS))) throw overloaded('mail');
  },
});
