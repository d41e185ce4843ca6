// Limit of the answers that an email already has an account: their number bounds how fast anyone can find out who has one.
import { TOO_MANY_TAKEN } from '../../contract/messages/email.ts';
import { LIMITS } from '../limits.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { networkOf, widerNetworksOf } from '../platform/http/network.ts';
import type { Counters } from '../platform/redis/counters.ts';

const HOUR_MS = 3_600_000;
const LIMIT = LIMITS.takenEmailsPerHour;

export interface TakenEmailLimit {
  /**
   * Runs `work`, which may throw emailTaken. Throws tooMany before it, whether or not the email is taken, where the client's
   * network or the signed-in account has had too many such answers.
   */
  run<Result>(
    caller: { readonly clientIp: string; readonly accountId?: string },
    work: () => Promise<Result>,
  ): Promise<Result>;
}

const tooMany = (): HttpError =>
  new HttpError('tooMany', {}, { text: TOO_MANY_TAKEN, retryAfterSeconds: HOUR_MS / 1_000 });

export const takenEmailLimit = ({ consume }: Pick<Counters, 'consume'>): TakenEmailLimit => ({
  async run({ clientIp, accountId }, work) {
    const counted = [
      { name: networkOf(clientIp), factor: 1 },
      ...widerNetworksOf(clientIp),
      ...(accountId === undefined ? [] : [{ name: `account ${accountId}`, factor: 1 }]),
    ];
    /** With an amount of 0, whether one more answer is within the limits. */
    const isWithin = async (amount: 0 | 1): Promise<boolean> => {
      for (const { name, factor } of counted) {
        const most = amount === 0 ? LIMIT * factor - 1 : LIMIT * factor;
        if (!(await consume([`taken emails of ${name}`], amount, most, HOUR_MS))) return false;
      }
      return true;
    };
    if (!(await isWithin(0))) throw tooMany();
    try {
      return await work();
    } catch (error) {
      const isTaken = error instanceof HttpError && error.code === 'emailTaken';
      // Counted with the answer: of concurrent calls, those beyond the limit do not get it.
      throw isTaken && !(await isWithin(1)) ? tooMany() : error;
    }
  },
});
