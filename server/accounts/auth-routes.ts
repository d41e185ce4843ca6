// Routes for registration, sign-in, sign-out, and the signed-in user with its profile.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { login, logout, me, register, updateProfile } from '../../contract/accounts/auth.ts';
import { ANSWER_TEXTS } from '../../contract/messages/answers.ts';
import { coarseNetwork } from '../platform/http/network.ts';
import { Problem } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import { tokenOf } from './admission.ts';
import { deviceOf } from './device.ts';
import { openGuesses } from './guesses.ts';
import { hashPassword } from './passwords.ts';
import type { Checked } from './sign-in.ts';

/** Per network: an office or a mobile carrier with several hundred people. Failed sign-ins have a separate limit. */
const SIGN_INS_PER_MINUTE = 600;
const SIGN_UPS_PER_MINUTE = 240;

export function authRoutes(
  app: FastifyInstance,
  { accounts, sessions, signIn, profiles, shared }: Services,
): void {
  const guesses = openGuesses(shared);

  const userOf = async (id: string) => {
    const user = await accounts.byId(id);
    // The account was deleted during this request.
    if (!user) throw new Problem('unauthorized');
    return user;
  };

  const signedIn = async (
    account: Checked,
    email: string,
    { ip, headers }: FastifyRequest,
    message: string,
  ) => {
    const from = { place: coarseNetwork(ip), ...deviceOf(headers['user-agent']) };
    const token = await sessions.open(account, from);
    // The password was changed, or the account suspended or deleted, after the password was checked.
    if (token === null) throw new Problem('wrongCredentials');
    const user = await userOf(account.id);
    try {
      await signIn.succeeded(account.id, email, ip);
      return { success: true as const, message, token, user };
    } catch (error) {
      // Recording a sign-in fails for an account that was deleted meanwhile: then userOf() throws the proper error.
      await userOf(account.id);
      throw error;
    }
  };

  serve(
    app,
    register,
    async ({ body }, { lang, request }) => {
      const { password, companyName = '', businessType = null, ...given } = body;
      // Checked first, because hashing is expensive. The unique index catches concurrent registrations.
      if (await accounts.byEmail(given.email)) throw new Problem('emailTaken');
      const passwordHash = await hashPassword(password, request.ip);
      const id = await accounts.open({
        ...given,
        companyName,
        businessType,
        passwordHash,
        language: lang,
      });
      if (!id) throw new Problem('emailTaken');
      return signedIn({ id, passwordHash }, given.email, request, ANSWER_TEXTS.signedUp[lang]);
    },
    { perMinute: SIGN_UPS_PER_MINUTE },
  );

  serve(
    app,
    login,
    async ({ body }, { lang, request }) => {
      const check = () => signIn.check(body.email, body.password, request.ip);
      const account = await guesses.counted(request.ip, check);
      return signedIn(account, body.email, request, ANSWER_TEXTS.signedIn[lang]);
    },
    { perMinute: SIGN_INS_PER_MINUTE },
  );

  serve(app, logout, async (_, { lang, request }) => {
    const token = tokenOf(request);
    if (token) await sessions.end(token);
    return { success: true as const, message: ANSWER_TEXTS.signedOut[lang] };
  });

  serve(app, me, async (_, { person }) => ({
    success: true as const,
    user: await userOf(person.id),
  }));

  serve(app, updateProfile, async ({ body }, { lang, person }) => {
    await profiles.change(person, body);
    const message = ANSWER_TEXTS.profileUpdated[lang];
    return { success: true as const, message, user: await userOf(person.id) };
  });
}
