// Start of a session for a person whose password was verified or has just been set.
import type { FastifyRequest } from 'fastify';
import type { User } from '../../../contract/accounts/user.ts';
import { coarseNetwork } from '../../platform/http/network.ts';
import type { Accounts } from '../accounts.ts';
import type { Sessions } from '../sessions.ts';
import { parseUserAgent } from './device.ts';
import type { SignIn, VerifiedAccount } from './sign-in.ts';

interface Dependencies {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
}

export const openSessionStart =
  ({ accounts, sessions, signIn }: Dependencies) =>
  async (
    account: VerifiedAccount,
    email: string,
    { ip, headers }: FastifyRequest,
  ): Promise<{ readonly token: string; readonly user: User }> => {
    const client = { place: coarseNetwork(ip), ...parseUserAgent(headers['user-agent']) };
    const token = await sessions.create(account, client);
    const user = await accounts.read(account);
    try {
      await signIn.recordSuccess(account.id, email, ip);
      return { token, user };
    } catch (error) {
      // Recording a sign-in fails for an account that was deleted meanwhile: then read() throws the proper error.
      await accounts.read(account);
      throw error;
    }
  };
