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
import { serve } from '../../platform/http/serve.ts';
import { personOf, type SessionUser } from '../../platform/http/session-user.ts';
import type { Services } from '../../services.ts';
import { tokenOf } from '../authorization.ts';
import { countingFailures, failedSignInLimit } from '../minute-limits.ts';

/** Per network and signed-in person; wrong factors have limits of their own. */
const CHECKS_PER_MINUTE = 20;
const LIMIT = { limitPerMinute: CHECKS_PER_MINUTE } as const;

export function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, sessions, secondFactors, passkeys, shared, requireConfirmed } = services;
  const failureLimit = failedSignInLimit(shared);
  const requestToken = (request: FastifyRequest): string => tokenOf(request) ?? '';

  const completed = async (user: SessionUser, lang: Lang, request: FastifyRequest) => {
    // An admin may still have to set a better password.
    const session = await sessions.authenticate(requestToken(request), null);
    return {
      message: SUCCESS_TEXTS.signedIn[lang],
      user: await accounts.read(personOf(user), session?.factorStep ?? null),
    };
  };

  serve(app, getSecondFactor, (_, { user }) => secondFactors.read(user));

  serve(
    app,
    completeSignIn,
    async ({ body }, { lang, user, request }) => {
      const { ip } = request;
      await countingFailures(failureLimit, ip, () =>
        secondFactors.complete(user, requestToken(request), body.code, ip),
      );
      return completed(user, lang, request);
    },
    LIMIT,
  );

  serve(
    app,
    startTotp,
    async (_, { user }) => {
      requireConfirmed(user);
      return secondFactors.startTotp(user, await accounts.emailOf(user));
    },
    LIMIT,
  );

  serve(
    app,
    confirmTotp,
    async ({ body }, { lang, user, request }) => {
      requireConfirmed(user);
      const recoveryCodes = await secondFactors.confirmTotp(user, requestToken(request), body.code);
      return { message: SUCCESS_TEXTS.totpAdded[lang], recoveryCodes };
    },
    LIMIT,
  );

  serve(
    app,
    removeTotp,
    async (_, { lang, user }) => {
      await secondFactors.removeTotp(user);
      return { message: SUCCESS_TEXTS.totpRemoved[lang] };
    },
    LIMIT,
  );

  serve(
    app,
    renewRecoveryCodes,
    async (_, { lang, user }) => {
      const recoveryCodes = await secondFactors.renewRecoveryCodes(user);
      return { message: SUCCESS_TEXTS.recoveryCodesMade[lang], recoveryCodes };
    },
    LIMIT,
  );

  serve(
    app,
    startPasskey,
    async (_, { user, request }) => {
      requireConfirmed(user);
      const email = await accounts.emailOf(user);
      return { options: await passkeys.start(user, requestToken(request), email) };
    },
    LIMIT,
  );

  serve(
    app,
    addPasskey,
    async ({ body: { name, credential } }, { lang, user, request }) => {
      requireConfirmed(user);
      const recoveryCodes = await passkeys.add(user, requestToken(request), name, credential);
      return { message: SUCCESS_TEXTS.passkeyAdded[lang], recoveryCodes };
    },
    LIMIT,
  );

  serve(
    app,
    removePasskey,
    async ({ params }, { lang, user }) => {
      await passkeys.remove(user, params.id);
      return { message: SUCCESS_TEXTS.passkeyRemoved[lang] };
    },
    LIMIT,
  );

  serve(
    app,
    startPasskeySignIn,
    async (_, { user, request }) => ({
      options: await passkeys.startGiving(user, requestToken(request), 'get'),
    }),
    LIMIT,
  );

  serve(
    app,
    completeWithPasskey,
    async ({ body }, { lang, user, request }) => {
      const { ip } = request;
      const token = requestToken(request);
      await countingFailures(failureLimit, ip, () =>
        passkeys.complete(user, token, body.credential),
      );
      return completed(user, lang, request);
    },
    LIMIT,
  );
}
