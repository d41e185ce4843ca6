// Routes for the second factor of a person's sign-in.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  addPasskey,
  completeWithPasskey,
  removePasskey,
  startPasskey,
  startPasskeySignIn,
} from '../../../contract/accounts/passkeys.ts';
import {
  completeSignIn,
  confirmTotp,
  getSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  startTotp,
} from '../../../contract/accounts/second-factor.ts';
import type { Lang } from '../../../contract/lang.ts';
import { SUCCESS_TEXTS } from '../../../contract/messages/success.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { serve } from '../../platform/http/serve.ts';
import { personOf, type SessionUser } from '../../platform/http/session-user.ts';
import type { Services } from '../../services.ts';
import { tokenOf } from '../authorization.ts';
import { failedSignInLimit } from '../minute-limits.ts';

/** Per network and signed-in person; wrong factors have limits of their own. */
const CHECKS_PER_MINUTE = 20;
const LIMIT = { limitPerMinute: CHECKS_PER_MINUTE } as const;

export function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, signIn, secondFactors, passkeys, shared } = services;
  const failureLimit = failedSignInLimit(shared);
  const requestToken = (request: FastifyRequest): string => tokenOf(request) ?? '';

  /** Throws validation for a wrong password. Returns the person's email. */
  const confirmPassword = async (
    user: SessionUser,
    password: string,
    { ip }: FastifyRequest,
  ): Promise<string> => {
    const email = await accounts.emailOf(user);
    await signIn.confirm(email, password, ip, 'password');
    return email;
  };

  /** Counts a wrong factor for the network, as a wrong password is. */
  const limited = async (ip: string, check: () => Promise<void>): Promise<void> => {
    await failureLimit.check(ip);
    await check().catch(async (error: unknown) => {
      if (error instanceof HttpError && error.code === 'validation') await failureLimit.record(ip);
      throw error;
    });
  };

  const completed = async (user: SessionUser, lang: Lang) => ({
    message: SUCCESS_TEXTS.signedIn[lang],
    user: await accounts.read(personOf(user)),
  });

  serve(app, getSecondFactor, (_, { user }) => secondFactors.read(user));

  serve(
    app,
    completeSignIn,
    async ({ body }, { lang, user, request }) => {
      const { ip } = request;
      await limited(ip, () => secondFactors.complete(user, requestToken(request), body.code, ip));
      return completed(user, lang);
    },
    LIMIT,
  );

  serve(
    app,
    startTotp,
    async ({ body }, { user, request }) =>
      secondFactors.startTotp(user, await confirmPassword(user, body.password, request)),
    LIMIT,
  );

  serve(
    app,
    confirmTotp,
    async ({ body }, { lang, user, request }) => {
      const recoveryCodes = await secondFactors.confirmTotp(user, requestToken(request), body.code);
      return { message: SUCCESS_TEXTS.totpAdded[lang], recoveryCodes };
    },
    LIMIT,
  );

  serve(
    app,
    removeTotp,
    async ({ body }, { lang, user, request }) => {
      await confirmPassword(user, body.password, request);
      await secondFactors.removeTotp(user);
      return { message: SUCCESS_TEXTS.totpRemoved[lang] };
    },
    LIMIT,
  );

  serve(
    app,
    renewRecoveryCodes,
    async ({ body }, { lang, user, request }) => {
      await confirmPassword(user, body.password, request);
      const recoveryCodes = await secondFactors.renewRecoveryCodes(user);
      return { message: SUCCESS_TEXTS.recoveryCodesMade[lang], recoveryCodes };
    },
    LIMIT,
  );

  serve(
    app,
    startPasskey,
    async ({ body }, { user, request }) => {
      const email = await confirmPassword(user, body.password, request);
      return { options: await passkeys.start(user, requestToken(request), email) };
    },
    LIMIT,
  );

  serve(
    app,
    addPasskey,
    async ({ body: { name, credential } }, { lang, user, request }) => {
      const recoveryCodes = await passkeys.add(user, requestToken(request), name, credential);
      return { message: SUCCESS_TEXTS.passkeyAdded[lang], recoveryCodes };
    },
    LIMIT,
  );

  serve(
    app,
    removePasskey,
    async ({ params, body }, { lang, user, request }) => {
      await confirmPassword(user, body.password, request);
      await passkeys.remove(user, params.id);
      return { message: SUCCESS_TEXTS.passkeyRemoved[lang] };
    },
    LIMIT,
  );

  serve(
    app,
    startPasskeySignIn,
    async (_, { user, request }) => ({
      options: await passkeys.startSignIn(user, requestToken(request)),
    }),
    LIMIT,
  );

  serve(
    app,
    completeWithPasskey,
    async ({ body }, { lang, user, request }) => {
      const { ip } = request;
      const token = requestToken(request);
      await limited(ip, () => passkeys.complete(user, token, body.credential));
      return completed(user, lang);
    },
    LIMIT,
  );
}
