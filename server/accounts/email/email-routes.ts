// Routes for the email of an account: its state, confirmation and change, and the links in mails, which work without signing in.
import type { FastifyInstance } from 'fastify';
import {
  applyEmailLink,
  cancelEmailChange,
  changeEmail,
  getEmail,
  sendEmailConfirmation,
} from '../../../contract/accounts/email.ts';
import { ERROR_STATUSES } from '../../../contract/error-statuses.ts';
import { LANGS } from '../../../contract/lang.ts';
import { SUCCESS_TEXTS } from '../../../contract/messages/success.ts';
import { serve } from '../../platform/http/serve.ts';
import { mailRateLimit } from '../../platform/mail/mail-rate-limit.ts';
import type { Services } from '../../services.ts';
import { emailLinkPage } from './email-links.ts';

/** Each call may send an email, or check a password. */
const CHANGES_PER_MINUTE = 20;
const CONFIRMATIONS_PER_MINUTE = 5;
/** Per network: an office whose people sign up together. */
const LINKS_USED_PER_MINUTE = 60;

const USED_TEXTS = {
  confirm: 'emailConfirmed',
  change: 'emailChanged',
  stop: 'emailChangeStopped',
} as const;

/** What the page of the link says about each refusal; after any other, the same link may work later. */
const OUTCOME_BY_STATUS: Readonly<Record<number, string>> = {
  [ERROR_STATUSES.validation]: 'expired',
  [ERROR_STATUSES.linkExpired]: 'expired',
  [ERROR_STATUSES.emailTaken]: 'taken',
};

export function emailRoutes(app: FastifyInstance, services: Services): void {
  const { emails, accounts, signIn } = services;
  const allowance = mailRateLimit(services.shared);

  serve(app, getEmail, (_, { user }) => emails.state(user.id));

  serve(
    app,
    sendEmailConfirmation,
    async (_, { user, lang, request }) => {
      await allowance.consume('confirmations', request.ip);
      const text = await emails.sendConfirmation(user.id, lang);
      return { message: SUCCESS_TEXTS[text][lang], ...(await emails.state(user.id)) };
    },
    { limitPerMinute: CONFIRMATIONS_PER_MINUTE },
  );

  serve(
    app,
    changeEmail,
    async ({ body }, { user, lang, request }) => {
      const email = await accounts.emailOf(user);
      const account = await signIn.confirm(email, body.password, request.ip, 'password');
      await allowance.consume('confirmations', request.ip);
      const text = await emails.change(account, body.email, lang);
      return { message: SUCCESS_TEXTS[text][lang], ...(await emails.state(user.id)) };
    },
    { limitPerMinute: CHANGES_PER_MINUTE },
  );

  serve(app, cancelEmailChange, async (_, { user, lang }) => {
    await emails.cancelChange(user.id);
    return { message: SUCCESS_TEXTS.emailChangeStopped[lang], ...(await emails.state(user.id)) };
  });

  // In a scope of its own, because only this call accepts the content type of a form without scripts.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      // All that is needed is in the address.
      (_request, _body, done) => done(null),
    );

    // A browser that sends the form shows the reply; only the form has a language.
    scope.addHook('onSend', async (request, reply, payload) => {
      const given = request.query as Readonly<Partial<Record<'lang' | 'kind' | 'token', string>>>;
      const lang = LANGS.find((each) => each === given.lang);
      if (!lang) return payload;
      const { statusCode } = reply;
      const isReplaced = typeof payload === 'string' && payload.includes('"code":"gone"');
      const failed = isReplaced ? 'replaced' : OUTCOME_BY_STATUS[statusCode];
      const outcome: Record<string, string> = failed
        ? { failed }
        : statusCode < 400
          ? { done: '1' }
          : { token: given.token ?? '', retry: '1' };
      const query = new URLSearchParams({ kind: given.kind ?? 'confirm', ...outcome });
      reply.code(303).header('location', `${emailLinkPage(lang)}?${query}`);
      reply.removeHeader('content-type');
      return '';
    });

    serve(
      scope,
      applyEmailLink,
      async ({ query: { token, kind } }, { lang }) => {
        await emails.use(token, kind);
        return { message: SUCCESS_TEXTS[USED_TEXTS[kind]][lang] };
      },
      { limitPerMinute: LINKS_USED_PER_MINUTE },
    );
  });
}
