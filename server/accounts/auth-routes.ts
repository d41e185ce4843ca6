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
import { parseUserAgent } from './device.ts';
import { failedSignInLimit } from './minute-limits.ts';
import { hashPassword } from './passwords.ts';
import type { VerifiedAccount } from './sign-in.ts';

/** Per network: an office or a mobile carrier with several hundred people. Failed sign-ins have a separate limit. */
const SIGN_INS_PER_MINUTE = 600;
const SIGN_UPS_PER_MINUTE = 240;

export function authRoutes(
  app: FastifyInstance,
  { accounts, sessions, signIn, profiles, shared }: Services,
): void {
  const failureLimit = failedSignInLimit(shared);

  const loadAccount = async (id: string) => {
    const account = await accounts.byId(id);
    // The account was deleted during this request.
    if (!account) throw new HttpError('unauthorized');
    return account;
  };

  const startSession = async (
    account: VerifiedAccount,
    email: string,
    { ip, headers }: FastifyRequest,
    message: string,
  ) => {
    const client = { place: coarseNetwork(ip), ...parseUserAgent(headers['user-agent']) };
    const token = await sessions.create(account, client);
    // The password was changed, or the account suspended or deleted, after the password was checked.
    if (token === null) throw new HttpError('wrongCredentials');
    const user = await loadAccount(account.id);
    try {
      await signIn.recordSuccess(account.id, email, ip);
      return { message, token, user };
    } catch (error) {
      // Recording a sign-in fails for an account that was deleted meanwhile: then loadAccount() throws the proper error.
      await loadAccount(account.id);
      throw error;
    }
  };

  serve(
    app,
    register,
    async ({ body }, { lang, request }) => {
      const { password, companyName = '', businessType = null, ...registration } = body;
      // Checked first, because hashing is expensive. The unique index catches concurrent registrations.
      if (await accounts.byEmail(registration.email)) throw new HttpError('emailTaken');
      const passwordHash = await hashPassword(password, request.ip);
      const id = await accounts.create({
        ...registration,
        companyName,
        businessType,
        passwordHash,
        language: lang,
      });
      if (!id) throw new HttpError('emailTaken');
      return startSession(
        { id, passwordHash },
        registration.email,
        request,
        SUCCESS_TEXTS.signedUp[lang],
      );
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

  serve(app, getCurrentUser, (_, { user }) => loadAccount(user.id));

  serve(app, updateProfile, async ({ body }, { lang, user }) => {
    await profiles.change(user, body);
    const message = SUCCESS_TEXTS.profileUpdated[lang];
    return { message, user: await loadAccount(user.id) };
  });
}
