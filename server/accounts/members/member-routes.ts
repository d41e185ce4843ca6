// Routes for the people of a company: list, roles and invitations for its owner, and what each person changes itself. Joining is in
// email/link-routes.ts.
import type { FastifyInstance } from 'fastify';
import {
  cancelInvitation,
  invite,
  readInvitation,
} from '../../../contract/accounts/invitations.ts';
import {
  changeMemberRole,
  leaveCompany,
  listMembers,
  removeMember,
  renameMember,
} from '../../../contract/accounts/members.ts';
import { SUCCESS_TEXTS } from '../../../contract/messages/success.ts';
import { serve } from '../../platform/http/serve.ts';
import { personOf } from '../../platform/http/session-user.ts';
import { mailRateLimit } from '../../platform/mail/mail-rate-limit.ts';
import type { Services } from '../../services.ts';
import { takenEmailLimit } from '../taken-email-limit.ts';

/** Each call may send an email. */
const INVITATIONS_PER_MINUTE = 20;
/** Per network: an office whose people join together. */
const LINKS_OPENED_PER_MINUTE = 60;

export function memberRoutes(app: FastifyInstance, services: Services): void {
  const { members, invitations, accounts, requireConfirmed, countLinkMail } = services;
  const allowance = mailRateLimit(services.shared);
  const takenEmails = takenEmailLimit(services.shared);

  serve(app, listMembers, (_, { user }) => members.list(user.id));

  serve(app, changeMemberRole, async ({ params, body }, { lang, user }) => {
    await members.setRole(user, params.id, body.role);
    return { message: SUCCESS_TEXTS.roleChanged[lang] };
  });

  serve(app, removeMember, async ({ params }, { lang, user }) => {
    await members.remove(user.id, params.id);
    return { message: SUCCESS_TEXTS.memberRemoved[lang] };
  });

  serve(app, renameMember, async ({ body }, { lang, user }) => {
    await members.rename(user, body);
    const message = SUCCESS_TEXTS.memberRenamed[lang];
    return { message, user: await accounts.read(personOf(user)) };
  });

  serve(app, leaveCompany, async (_, { lang, user }) => {
    await members.leave(user);
    return { message: SUCCESS_TEXTS.companyLeft[lang] };
  });

  serve(
    app,
    invite,
    async ({ body }, { lang, user, request }) => {
      requireConfirmed(user);
      if (body.email !== undefined) {
        await allowance.consume('invitations', request.ip);
        await countLinkMail(body.email, 'typed');
      }
      const caller = { clientIp: request.ip, accountId: user.id };
      const invitation = await takenEmails.run(caller, () => invitations.create(user, body, lang));
      const texts = invitation.mailed ? SUCCESS_TEXTS.invited : SUCCESS_TEXTS.inviteLinkMade;
      return { message: texts[lang], ...invitation };
    },
    { limitPerMinute: INVITATIONS_PER_MINUTE },
  );

  serve(app, cancelInvitation, async ({ params }, { lang, user }) => {
    await members.cancelInvitation(user.id, params.id);
    return { message: SUCCESS_TEXTS.invitationCancelled[lang] };
  });

  serve(app, readInvitation, ({ body }, { lang }) => invitations.open(body.token, lang), {
    limitPerMinute: LINKS_OPENED_PER_MINUTE,
  });
}
