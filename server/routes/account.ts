// What somebody does with their own account: password, sessions, a forgotten password, download, deletion.
import type { FastifyInstance } from 'fastify';
import {
  changePassword,
  deleteAccount,
  downloadAccount,
  endSessions,
  requestReset,
  resetPassword,
} from '../../contract/account.ts';
import { ANSWER_TEXTS } from '../../contract/messages/answers.ts';
import { tokenOf } from '../accounts/admission.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { hashOf } from '../accounts/sessions.ts';
import { Problem } from '../problem.ts';
import { serve } from '../serve.ts';
import type { Services } from '../services.ts';

/** From one address, whosever password it is. */
const PASSWORDS_PER_MINUTE = 20;
/** Each may send a mail. */
const RESETS_PER_MINUTE = 5;
/** Each reads all there is of an account. */
const DOWNLOADS_PER_MINUTE = 5;

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, sessions, signIn, resets, accountData, accountDeletion } = services;

  /** The account of whoever is signed in, once its password was given. */
  const confirmed = async (id: string, password: string, address: string, field: string) => {
    const user = await accounts.byId(id);
    if (!user) throw new Problem('unauthorized');
    return signIn.confirm(user.email, password, address, field);
  };

  serve(
    app,
    changePassword,
    async ({ body }, { lang, person, request }) => {
      const field = 'currentPassword';
      const { id, passwordHash } = await confirmed(
        person.id,
        body.currentPassword,
        request.ip,
        field,
      );
      const next = await hashPassword(body.password);
      const kept = hashOf(tokenOf(request) ?? '');
      // Somebody else was faster, and the current password is another one by now.
      if (!(await accounts.changePassword(id, passwordHash, next, kept)))
        throw new Problem('validation', { [field]: 'passwordWrong' });
      return { success: true as const, message: ANSWER_TEXTS.passwordChanged[lang] };
    },
    { perMinute: PASSWORDS_PER_MINUTE },
  );

  serve(app, endSessions, async (_, { lang, person }) => {
    await sessions.endAllOf(person.id);
    return { success: true as const, message: ANSWER_TEXTS.signedOutEverywhere[lang] };
  });

  serve(
    app,
    requestReset,
    async ({ body }, { lang }) => {
      const mailed = await resets.request(body.email, lang);
      const said = mailed ? ANSWER_TEXTS.resetMailed : ANSWER_TEXTS.resetByDesk;
      return { success: true as const, message: said[lang], mailed };
    },
    { perMinute: RESETS_PER_MINUTE },
  );

  serve(
    app,
    resetPassword,
    async ({ body }, { lang }) => {
      await resets.confirm(body.token, body.password);
      return { success: true as const, message: ANSWER_TEXTS.passwordReset[lang] };
    },
    { perMinute: PASSWORDS_PER_MINUTE },
  );

  serve(
    app,
    downloadAccount,
    async (_, { person }) => {
      const data = await accountData.of(person.id);
      if (!data) throw new Problem('unauthorized');
      return { success: true as const, data };
    },
    { perMinute: DOWNLOADS_PER_MINUTE },
  );

  serve(
    app,
    deleteAccount,
    async ({ body }, { lang, person, request }) => {
      const checked = await confirmed(person.id, body.password, request.ip, 'password');
      await accountDeletion.run(checked);
      return { success: true as const, message: ANSWER_TEXTS.accountDeleted[lang] };
    },
    { perMinute: PASSWORDS_PER_MINUTE },
  );
}
