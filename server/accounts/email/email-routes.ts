// Routes for the email of an account: its state, confirmation and change. Those of links in mails are in link-routes.ts.
import type { FastifyInstance } from 'fastify';
import {
  cancelEmailChange,
  changeEmail,
  getEmail,
  sendEmailConfirmation,
} from '../../../contract/accounts/email.ts';
import { SUCCESS_TEXTS } from '../../../contract/messages/success.ts';
import { serve } from '../../platform/http/serve.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';
import { mailRateLimit } from '../../platform/mail/mail-rate-limit.ts';
import type { Services } from '../../services.ts';
import { takenEmailLimit } from '../taken-email-limit.ts';

/** Each call may send an email. */
const CHANGES_PER_MINUTE = 20;
const CONFIRMATIONS_PER_MINUTE = 5;
export function emailRoutes(app: FastifyInstance, services: Services): void {
  const { emails, memberEmails, countLinkMail } = services;
  const allowance = mailRateLimit(services.shared);
  const takenEmails = takenEmailLimit(services.shared);

  /** Of the person: a member confirms its own email and cannot change it. */
  const stateOf = ({ id, member }: SessionUser) =>
    member ? memberEmails.state({ id, memberId: member.id }) : emails.state(id);

  serve(app, getEmail, (_, { user }) => stateOf(user));

  serve(
    app,
    sendEmailConfirmation,
    async (_, { user, lang, request }) => {
      await allowance.consume('confirmations', request.ip);
      const { id, member } = user;
      await countLinkMail((await stateOf(user)).email, 'own');
      const text = member
        ? await memberEmails.sendConfirmation({ id, memberId: member.id }, lang)
        : await emails.sendConfirmation(id, lang);
      return { message: SUCCESS_TEXTS[text][lang], ...(await stateOf(user)) };
    },
    { limitPerMinute: CONFIRMATIONS_PER_MINUTE },
  );

  serve(
    app,
    changeEmail,
    async ({ body }, { user, lang, request }) => {
      await allowance.consume('confirmations', request.ip);
      await countLinkMail(body.email, 'typed');
      const caller = { clientIp: request.ip, accountId: user.id };
      const text = await takenEmails.run(caller, () => emails.change(user, body.email, lang));
      return { message: SUCCESS_TEXTS[text][lang], ...(await emails.state(user.id)) };
    },
    { limitPerMinute: CHANGES_PER_MINUTE },
  );

  serve(app, cancelEmailChange, async (_, { user, lang }) => {
    await emails.cancelChange(user.id);
    return { message: SUCCESS_TEXTS.emailChangeStopped[lang], ...(await emails.state(user.id)) };
  });
}
