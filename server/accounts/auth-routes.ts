// Routes for registration, sign-in, sign-out, and the signed-in user with its profile.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  getCurrentUser,
  login,
  logout,
  register,
  updateProfile,
} from '../../contract/accounts/auth.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { coarseNetwork } from '../platform/http/network.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import { tokenOf } from './authorization.ts';
import { failedSignInLimit } from './minute-limits.ts';
import { parseUserAgent } from './sign-in/device.ts';
import type { VerifiedAccount } from './sign-in/sign-in.ts';

/** Per network: an office or a mobile carrier with several hundred people. Failed sign-ins have a separate limit. */
const SIGN_INS_PER_MINUTE = 600;
const SIGN_UPS_PER_MINUTE = 240;

export function authRoutes(
  app: FastifyInstance,
  { accounts, sessions, signIn, profiles, shared }: Services,
): void {
  const failureLimit = failedSignInLimit(shared);

  const startSession = async (
    account: VerifiedAccount,
    email: string,
    { ip, headers }: FastifyRequest,
    message: string,
  ) => {
    const client = { place: coarseNetwork(ip), ...parseUserAgent(headers['user-agent']) };
    const token = await sessions.create(account, client);
    const user = await accounts.read(account.id);
    try {
      await signIn.recordSuccess(account.id, email, ip);
      return { message, token, user };
    } catch (error) {
      // Recording a sign-in fails for an account that was deleted meanwhile: then read() throws the proper error.
      await accounts.read(account.id);
      throw error;
    }
  };

  serve(
    app,
    register,
    async ({ body }, { lang, request }) => {
      const account = await accounts.register(body, lang, request.ip);
      return startSession(account, body.email, request, SUCCESS_TEXTS.signedUp[lang]);
    },
    { limitPerMinute: SIGN_UPS_PER_MINUTE },
  );

  serve(
    app,
    login,
    async ({ body }, { lang, request }) => {
      await failureLimit.check(request.ip);
      const account = await signIn
        .check(body.email, body.password, request.ip)
        .catch(async (error: unknown) => {
          if (error instanceof HttpError && error.code === 'wrongCredentials')
            await failureLimit.record(request.ip);
          throw error;
        });
      return startSession(account, body.email, request, SUCCESS_TEXTS.signedIn[lang]);
    },
    { limitPerMinute: SIGN_INS_PER_MINUTE },
  );

  serve(app, logout, async (_, { lang, request }) => {
    const token = tokenOf(request);
    if (token) await sessions.end(token);
    return { message: SUCCESS_TEXTS.signedOut[lang] };
  });

  serve(app, getCurrentUser, (_, { user }) => accounts.read(user.id));

  serve(app, updateProfile, async ({ body }, { lang, user }) => {
    await profiles.change(user, body);
    const message = SUCCESS_TEXTS.profileUpdated[lang];
    return { message, user: await accounts.read(user.id) };
  });
}
