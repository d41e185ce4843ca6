// Start of a session for a person whose password was verified or has just been set.
import type { FastifyRequest } from 'fastify';
import type { User } from '../../../contract/accounts/user.ts';
import { coarseNetwork } from '../../platform/http/network.ts';
import type { Accounts } from '../accounts.ts';
import type { WithSecurityNotices } from '../security-notices.ts';
import type { Sessions } from '../sessions.ts';
import { parseUserAgent } from './device.ts';
import { deviceName, recordDevice } from './known-devices.ts';
import type { SignIn, VerifiedAccount } from './sign-in.ts';

interface Dependencies {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly withNotices: WithSecurityNotices;
  /** Whether a sign-in from a new place is reported to its user; not in the demo, whose passwords are public. */
  readonly noticesNewPlaces: boolean;
}

interface Options {
  /** The person has just registered or joined: the first place is not new to it. */
  readonly isFirst?: boolean;
  /** As typed at a sign-in. */
  readonly password?: string;
}

export interface StartedSession {
  readonly token: string;
  readonly user: User;
}

export const openSessionStart =
  ({ accounts, sessions, signIn, withNotices, noticesNewPlaces }: Dependencies) =>
  async (
    account: VerifiedAccount,
    email: string,
    { ip, headers }: FastifyRequest,
    { isFirst = false, password }: Options = {},
  ): Promise<StartedSession> => {
    const device = { place: coarseNetwork(ip), ...parseUserAgent(headers['user-agent']) };
    const { token, factorStep } = await sessions.create(account, device, password);
    const user = await accounts.read(account, factorStep);
    const { id, memberId } = account;
    try {
      // One transaction, because each costs a disk write. Sign-ins that lack the second factor are recorded too.
      await withNotices(async (tx, sendNotice) => {
        await signIn.recordSuccess(tx, id, email, ip);
        const isNew = await recordDevice(tx, { id, memberId }, device);
        if (isNew && !isFirst && noticesNewPlaces)
          await sendNotice(tx, {
            person: { id, memberId },
            kind: 'account.signIn',
            subject: deviceName(device),
            detail: device.place,
          });
      });
      return { token, user };
    } catch (error) {
      // Recording a sign-in fails for an account that was deleted meanwhile: then read() throws the proper error.
      await accounts.read(account);
      throw error;
    }
  };
