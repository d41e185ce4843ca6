// Routes for the user's own account: change the password or ask to reset it, download the data, delete the account.
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import {
  changePassword,
  deleteAccount,
  deleteAccountWithPassword,
  downloadAccount,
  downloadAtLink,
  type leaveBody,
  linkAccountDownload,
  linkDownloadWithPassword,
  requestPasswordReset,
} from '../../contract/accounts/account.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { serve } from '../platform/http/serve.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { mailRateLimit } from '../platform/mail/mail-rate-limit.ts';
import type { Services } from '../services.ts';
import { readSignedUrl, signedUrl, tokenOf } from './authorization.ts';
import { requireConfirmation } from './confirmation/confirmation-queries.ts';
import type { VerifiedAccount } from './sign-in/sign-in.ts';

/** Per network and signed-in user, whichever account the password is for. */
const PASSWORD_CHECKS_PER_MINUTE = 20;
/** Each call may send an email. */
const RESETS_PER_MINUTE = 5;
/** Each call reads all data of an account. */
const DOWNLOADS_PER_MINUTE = 5;

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, signIn, secondFactors, resets, accountExport, accountDeletion, fileLinks } =
    services;
  const allowance = mailRateLimit(services.shared);

  /** Checks the password of the signed-in person. */
  const confirmPassword = async (
    user: SessionUser,
    password: string,
    clientIp: string,
    field: string,
  ) => signIn.confirm(await accounts.emailOf(user), password, clientIp, field);

  /** Checks password and second factor of an owner without a session. */
  const confirmToLeave = async (
    { email, password, code }: z.output<typeof leaveBody>,
    clientIp: string,
  ): Promise<VerifiedAccount> => {
    const account = await signIn.checkAllowingSuspended(email, password, clientIp);
    await secondFactors.check(account, code, clientIp);
    return account;
  };

  serve(
    app,
    changePassword,
    async ({ body }, { lang, user, request }) => {
      const { currentPassword, password } = body;
      const account = await confirmPassword(user, currentPassword, request.ip, 'currentPassword');
      await accounts.changePassword(account, password, request.ip, tokenOf(request) ?? '');
      return { message: SUCCESS_TEXTS.passwordChanged[lang] };
    },
    { limitPerMinute: PASSWORD_CHECKS_PER_MINUTE },
  );

  serve(
    app,
    requestPasswordReset,
    async ({ body }, { lang, request }) => {
      await allowance.consume('resets', request.ip);
      const isMailed = await resets.request(body.email, lang);
      const texts = isMailed ? SUCCESS_TEXTS.resetMailed : SUCCESS_TEXTS.resetByAdmins;
      return { message: texts[lang], mailed: isMailed };
    },
    { limitPerMinute: RESETS_PER_MINUTE },
  );

  serve(app, downloadAccount, async (_, { user }) => accountExport.start(user.id), {
    limitPerMinute: DOWNLOADS_PER_MINUTE,
  });

  serve(app, linkAccountDownload, (_, { request }) => app.linkFile(request, downloadAccount), {
    limitPerMinute: DOWNLOADS_PER_MINUTE,
  });

  serve(
    app,
    linkDownloadWithPassword,
    async ({ body }, { request }) => {
      const account = await confirmToLeave(body, request.ip);
      return signedUrl(request, (path) => fileLinks.createWithPassword(account, path));
    },
    { limitPerMinute: DOWNLOADS_PER_MINUTE },
  );

  serve(
    app,
    downloadAtLink,
    async (_, { request }) => {
      const signed = readSignedUrl(request);
      const id = signed && (await fileLinks.readWithPassword(signed.token, signed.path));
      if (!id) throw new HttpError('unauthorized');
      return accountExport.start(id);
    },
    { limitPerMinute: DOWNLOADS_PER_MINUTE },
  );

  serve(
    app,
    deleteAccount,
    async (_, { lang, user }) => {
      await accountDeletion.run(user.id, (tx) => requireConfirmation(tx, user));
      return { message: SUCCESS_TEXTS.accountDeleted[lang] };
    },
    { limitPerMinute: PASSWORD_CHECKS_PER_MINUTE },
  );

  serve(
    app,
    deleteAccountWithPassword,
    async ({ body }, { lang, request }) => {
      const { id, passwordHash } = await confirmToLeave(body, request.ip);
      await accountDeletion.run(id, async (_, account) => {
        // Changed after it was checked.
        if (account.passwordHash !== passwordHash)
          throw new HttpError('validation', { password: 'passwordWrong' });
      });
      return { message: SUCCESS_TEXTS.accountDeleted[lang] };
    },
    { limitPerMinute: PASSWORD_CHECKS_PER_MINUTE },
  );
}
