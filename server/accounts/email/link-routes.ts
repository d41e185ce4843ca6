// Routes of the links in account mails, called by the forms of their pages without signing in: email, removal, new password, joining.
import type { FastifyInstance } from 'fastify';
import { resetPassword } from '../../../contract/accounts/account.ts';
import { applyEmailLink } from '../../../contract/accounts/email.ts';
import { joinCompany } from '../../../contract/accounts/invitations.ts';
import { removeByLink } from '../../../contract/accounts/removal.ts';
import { SUCCESS_TEXTS } from '../../../contract/messages/success.ts';
import { acceptLinkForms, type FormReply } from '../../platform/http/link-forms.ts';
import { PATH_PREFIX_BY_LANG } from '../../platform/http/page-prefix.ts';
import { serve } from '../../platform/http/serve.ts';
import { mailRateLimit } from '../../platform/mail/mail-rate-limit.ts';
import type { Services } from '../../services.ts';
import { openSessionStart } from '../sign-in/session-start.ts';
import { takenEmailLimit } from '../taken-email-limit.ts';
import { EMAIL_LINK_PAGE, JOIN_PAGE, REMOVAL_PAGE, RESET_PAGE } from './link-addresses.ts';

/** Per network: an office whose people sign up together. */
const LINKS_USED_PER_MINUTE = 60;
/** Each call computes a password hash. */
const PASSWORDS_PER_MINUTE = 20;

const limited = (limitPerMinute: number) => ({ limitPerMinute, limitsAfterBody: true });

const USED_TEXTS = {
  confirm: 'emailConfirmed',
  change: 'emailChanged',
  stop: 'emailChangeStopped',
  undo: 'emailRestored',
} as const;

/** 32 bytes in base64url. */
const TOKEN_CHARS = 43;

/** What a page says about each refusal after which the link never works. After any other, the form is shown again. */
const OUTCOMES: Readonly<Record<string, string>> = {
  linkExpired: 'expired',
  gone: 'replaced',
};

const outcomeOf =
  (page: string, shown: (reply: FormReply) => Readonly<Record<string, string>>) =>
  (reply: FormReply) => {
    const { status, code, values, body } = reply;
    // Such a token is in no mail.
    const isMalformed = code === 'validation' && values.token?.length !== TOKEN_CHARS;
    const failed = isMalformed ? 'expired' : OUTCOMES[code];
    const outcome: Readonly<Record<string, string>> = failed
      ? { failed }
      : status < 400
        ? { done: body.undone ? 'undo' : '1' }
        : {};
    const query = new URLSearchParams({ ...shown(reply), ...outcome });
    return { page: `${page}?${query}`, isShownAgain: !failed && status >= 400 };
  };

export function linkRoutes(app: FastifyInstance, services: Services): void {
  const { emails, removals, resets, invitations, countLinkMail } = services;
  const startSession = openSessionStart(services);
  const takenEmails = takenEmailLimit(services.shared);
  const allowance = mailRateLimit(services.shared);
  const prefix = PATH_PREFIX_BY_LANG;

  // Each in a scope of its own, because only these calls accept forms, and each leads to a page of its own.
  app.register(async (scope) => {
    const outcome = (reply: FormReply) => {
      const { code, values } = reply;
      // Of a link that changes or restores an email, which has an account now.
      if (code === 'emailTaken')
        return {
          page: `${EMAIL_LINK_PAGE}?${new URLSearchParams({ kind: values.kind ?? '', failed: 'taken' })}`,
          isShownAgain: false,
        };
      return outcomeOf(EMAIL_LINK_PAGE, () => ({ kind: values.kind ?? 'confirm' }))(reply);
    };
    acceptLinkForms(scope, { prefix, outcome });
    serve(
      scope,
      applyEmailLink,
      async ({ body: { token, kind, code } }, { lang, request }) => {
        const done = await emails.use(token, kind, { code, clientIp: request.ip });
        return { message: SUCCESS_TEXTS[USED_TEXTS[done]][lang], undone: done === 'undo' };
      },
      limited(LINKS_USED_PER_MINUTE),
    );
  });

  app.register(async (scope) => {
    acceptLinkForms(scope, { prefix, outcome: outcomeOf(REMOVAL_PAGE, () => ({})) });
    serve(
      scope,
      removeByLink,
      async ({ body }, { lang }) => {
        const removed = await removals.use(body.token);
        const texts =
          removed === 'factor' ? SUCCESS_TEXTS.factorRemoved : SUCCESS_TEXTS.memberRemoved;
        return { message: texts[lang] };
      },
      limited(LINKS_USED_PER_MINUTE),
    );
  });

  app.register(async (scope) => {
    acceptLinkForms(scope, { prefix, outcome: outcomeOf(RESET_PAGE, () => ({})) });
    serve(
      scope,
      resetPassword,
      async ({ body }, { lang, request }) => {
        await resets.confirm(body.token, body.password, request.ip);
        return { message: SUCCESS_TEXTS.passwordReset[lang] };
      },
      limited(PASSWORDS_PER_MINUTE),
    );
  });

  app.register(async (scope) => {
    acceptLinkForms(scope, { prefix, outcome: outcomeOf(JOIN_PAGE, () => ({})) });
    serve(
      scope,
      joinCompany,
      async ({ body: { token, ...person } }, { lang, request }) => {
        // Without the link the member can sign in as well, and ask for one.
        const { email } = person;
        const isMailed = await allowance
          .consume('confirmations', request.ip)
          .then(() => (email === undefined ? undefined : countLinkMail(email, 'typed')))
          .then(
            () => true,
            () => false,
          );
        const joined = await takenEmails.run({ clientIp: request.ip }, () =>
          invitations.join(token, person, { clientIp: request.ip, lang, isMailed }),
        );
        const session = await startSession(joined, joined.email, request, { isFirst: true });
        return { message: SUCCESS_TEXTS.joined[lang], ...session };
      },
      limited(PASSWORDS_PER_MINUTE),
    );
  });
}
