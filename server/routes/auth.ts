// Opening an account, signing in and out, the signed-in user and their profile.
import type { FastifyInstance } from 'fastify';
import { login, logout, me, register, updateProfile } from '../../contract/auth.ts';
import { ANSWER_TEXTS } from '../../contract/messages/answers.ts';
import { tokenOf } from '../accounts/admission.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { Problem } from '../problem.ts';
import { serve } from '../serve.ts';
import type { Services } from '../services.ts';

/** From one address: many people may sit behind it, but no machine that tries every email there is. */
const SIGN_INS_PER_MINUTE = 60;
const SIGN_UPS_PER_MINUTE = 20;

export function authRoutes(
  app: FastifyInstance,
  { accounts, sessions, signIn, profiles }: Services,
): void {
  const userOf = async (id: string) => {
    const user = await accounts.byId(id);
    // The account was deleted while this call was on its way.
    if (!user) throw new Problem('unauthorized');
    return user;
  };

  const signedIn = async (id: string, email: string, address: string, message: string) => {
    const user = await userOf(id);
    try {
      await signIn.succeeded(id, email, address);
      return { success: true as const, message, token: await sessions.open(id), user };
    } catch (error) {
      // Nothing can be noted of an account that was deleted in between.
      await userOf(id);
      throw error;
    }
  };

  serve(
    app,
    register,
    async ({ body }, { lang, request }) => {
      const { password, companyName = '', businessType = null, ...given } = body;
      // Asked first, since a hash is dear; whoever comes between is met by the table itself.
      if (await accounts.byEmail(given.email)) throw new Problem('emailTaken');
      const passwordHash = await hashPassword(password);
      const id = await accounts.open({
        ...given,
        companyName,
        businessType,
        passwordHash,
        language: lang,
      });
      if (!id) throw new Problem('emailTaken');
      return signedIn(id, given.email, request.ip, ANSWER_TEXTS.signedUp[lang]);
    },
    { perMinute: SIGN_UPS_PER_MINUTE },
  );

  serve(
    app,
    login,
    async ({ body }, { lang, request }) => {
      const { id } = await signIn.check(body.email, body.password, request.ip);
      return signedIn(id, body.email, request.ip, ANSWER_TEXTS.signedIn[lang]);
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
