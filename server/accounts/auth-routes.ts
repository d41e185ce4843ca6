// Routes for registration, sign-in, sign-out, and the signed-in user with its profile.
import type { FastifyInstance } from 'fastify';
import { getCurrentUser, login, logout, register } from '../../contract/accounts/auth.ts';
import { updateProfile } from '../../contract/accounts/profile.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { serve } from '../platform/http/serve.ts';
import { personOf } from '../platform/http/session-user.ts';
import { mailRateLimit } from '../platform/mail/mail-rate-limit.ts';
import type { Services } from '../services.ts';
import { tokenOf } from './authorization.ts';
import { failedSignInLimit } from './minute-limits.ts';
import { openSessionStart } from './sign-in/session-start.ts';
import { takenEmailLimit } from './taken-email-limit.ts';

/** Per network: an office or a mobile carrier with several hundred people. Failed sign-ins have a separate limit. */
const SIGN_INS_PER_MINUTE = 600;
const SIGN_UPS_PER_MINUTE = 240;

export function authRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, sessions, signIn, profiles, shared, countLinkMail } = services;
  const failureLimit = failedSignInLimit(shared);
  const allowance = mailRateLimit(shared);
  const takenEmails = takenEmailLimit(shared);

  const startSession = openSessionStart(services);

  serve(
    app,
    register,
    async ({ body }, { lang, request }) => {
      const account = await takenEmails.run({ clientIp: request.ip }, async () => {
        // Without the link the account works as well; its owner can ask for one.
        const isMailed = await allowance
          .consume('confirmations', request.ip)
          .then(() => countLinkMail(body.email, 'typed'))
          .then(
            () => true,
            () => false,
          );
        return accounts.register(body, lang, request.ip, isMailed);
      });
      const session = await startSession(account, body.email, request, { isFirst: true });
      return { message: SUCCESS_TEXTS.signedUp[lang], ...session };
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
      const { password } = body;
      const session = await startSession(account, body.email, request, { password });
      return { message: SUCCESS_TEXTS.signedIn[lang], ...session };
    },
    { limitPerMinute: SIGN_INS_PER_MINUTE },
  );

  serve(app, logout, async (_, { lang, request }) => {
    const token = tokenOf(request);
    if (token) await sessions.end(token);
    return { message: SUCCESS_TEXTS.signedOut[lang] };
  });

  serve(app, getCurrentUser, (_, { user }) => accounts.read(personOf(user), user.factorStep));

  serve(app, updateProfile, async ({ body }, { lang, user }) => {
    await profiles.change(user, body);
    const message = SUCCESS_TEXTS.profileUpdated[lang];
    return { message, user: await accounts.read(personOf(user)) };
  });
}
