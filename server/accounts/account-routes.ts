// Routes for the user's own account: change or reset the password, download the data, delete the account.
import type { FastifyInstance } from 'fastify';
import {
  changePassword,
  deleteAccount,
  deleteWithPassword,
  downloadAccount,
  downloadWithPassword,
  requestReset,
  resetPassword,
} from '../../contract/accounts/account.ts';
import { ANSWER_TEXTS } from '../../contract/messages/answers.ts';
import { Problem } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import { mailAllowance } from '../platform/mail/mail-allowance.ts';
import type { Services } from '../services.ts';
import { tokenOf } from './admission.ts';
import { hashPassword } from './passwords.ts';
import { hashOf } from './sessions.ts';

/** Per network and signed-in user, whichever account the password is for. */
const PASSWORDS_PER_MINUTE = 20;
/** Each call may send an email. */
const RESETS_PER_MINUTE = 5;
/** Each call reads all data of an account. */
const DOWNLOADS_PER_MINUTE = 5;

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, signIn, resets, accountExport, accountDeletion } = services;
  const allowance = mailAllowance(services.shared);

  /** Checks the password of the signed-in user and returns the account. */
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
      const next = await hashPassword(body.password, request.ip);
      const kept = hashOf(tokenOf(request) ?? '');
      // A concurrent request has changed the password since it was checked.
      if (!(await accounts.changePassword(id, passwordHash, next, kept)))
        throw new Problem('validation', { [field]: 'passwordWrong' });
      return { success: true as const, message: ANSWER_TEXTS.passwordChanged[lang] };
    },
    { perMinute: PASSWORDS_PER_MINUTE },
  );

  serve(
    app,
    requestReset,
    async ({ body }, { lang, request }) => {
      await allowance.spend('resets', request.ip);
      const mailed = await resets.request(body.email, lang);
      const said = mailed ? ANSWER_TEXTS.resetMailed : ANSWER_TEXTS.resetByDesk;
      return { success: true as const, message: said[lang], mailed };
    },
    { perMinute: RESETS_PER_MINUTE },
  );

  serve(
    app,
    resetPassword,
    async ({ body }, { lang, request }) => {
      await resets.confirm(body.token, body.password, request.ip);
      return { success: true as const, message: ANSWER_TEXTS.passwordReset[lang] };
    },
    { perMinute: PASSWORDS_PER_MINUTE },
  );

  serve(app, downloadAccount, async (_, { person }) => accountExport.start(person.id), {
    perMinute: DOWNLOADS_PER_MINUTE,
  });

  serve(
    app,
    downloadWithPassword,
    async ({ body }, { request }) => {
      const { id } = await signIn.leaving(body.email, body.password, request.ip);
      return accountExport.start(id);
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

  serve(
    app,
    deleteWithPassword,
    async ({ body }, { lang, request }) => {
      const checked = await signIn.leaving(body.email, body.password, request.ip);
      await accountDeletion.run(checked);
      return { success: true as const, message: ANSWER_TEXTS.accountDeleted[lang] };
    },
    { perMinute: PASSWORDS_PER_MINUTE },
  );
}
