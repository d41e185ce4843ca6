// Service for invitations to a company: the owner creates them, and the token of each works once.
import { randomBytes, randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { invitationBody, joinForm } from '../../../contract/accounts/invitations.ts';
import {
  INVITATION_DAYS,
  MAX_INVITATIONS,
  MAX_MEMBERS,
  type MemberRole,
} from '../../../contract/accounts/member-limits.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Engine } from '../../platform/db/engine.ts';
import type { Db } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { PATH_PREFIX_BY_LANG } from '../../platform/http/page-prefix.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';
import { outboxRepository } from '../../platform/mail/outbox-queries.ts';
import { lockAccount } from '../account-queries.ts';
import { requireConfirmation } from '../confirmation/confirmation-queries.ts';
import { addEmailLink } from '../email/email-links.ts';
import { isEmailFree } from '../email/free-email.ts';
import { joinPath } from '../email/link-addresses.ts';
import { readDisplayName } from '../participant-queries.ts';
import type { WithSecurityNotices } from '../security-notices.ts';
import { hashToken } from '../sessions.ts';
import { emailKey } from '../sign-in/email-key.ts';
import { requireGoodPassword } from '../sign-in/password-rules.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import type { VerifiedAccount } from '../sign-in/sign-in.ts';
import { lockEmail } from './email-lock-queries.ts';
import { invitationMail } from './invitation-mail.ts';
import {
  deleteExpiredInvitations,
  deleteInvitationsTo,
  insertInvitation,
  readInvitations,
  readValidInvitation,
  takeInvitation,
} from './invitation-queries.ts';
import { releaseEmail } from './member-email-queries.ts';
import { countMembers, insertMember } from './member-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly engine: Engine;
  readonly publicOrigin: string;
  /** Called after an email was added to the outbox; null if this server sends none. */
  readonly onMailQueued: (() => void) | null;
  readonly withNotices: WithSecurityNotices;
}

export interface NewInvitation {
  readonly id: string;
  /** null if it was mailed. */
  readonly token: string | null;
  readonly mailed: boolean;
}

interface JoinRequest {
  readonly clientIp: string;
  readonly lang: Lang;
  /** Whether a link to confirm the email may be sent. */
  readonly isMailed: boolean;
}

const LIFETIME_MS = INVITATION_DAYS * 24 * 3_600_000;

const linkTo = (origin: string, lang: Lang, token: string): string =>
  `${origin}${PATH_PREFIX_BY_LANG[lang]}${joinPath(token)}`;

export function invitationService(dependencies: Dependencies) {
  const { db, engine, publicOrigin, onMailQueued, withNotices } = dependencies;

  /** Throws linkExpired. */
  const requireValid = async (token: string) => {
    const invitation = await readValidInvitation(db, hashToken(token), new Date());
    if (!invitation) throw new HttpError('linkExpired');
    return invitation;
  };

  return {
    /**
     * Invites by mail in `lang`, or makes a link for anybody. An earlier invitation of the same email ends. Throws forbidden for an
     * admin, membersFull, invitationsFull, emailTaken or confirmationRequired.
     */
    async create(
      owner: SessionUser,
      { role, email }: z.output<typeof invitationBody>,
      lang: Lang,
    ): Promise<NewInvitation> {
      const token = randomBytes(32).toString('base64url');
      const id = randomUUID();
      const mailed = email !== undefined && onMailQueued !== null;
      const now = new Date();
      const companyId = owner.id;
      await withNotices(async (tx, sendNotice) => {
        const account = await lockAccount(tx, companyId);
        if (!account) throw new HttpError('unauthorized');
        await requireConfirmation(tx, owner);
        if (account.isAdmin === 1) throw new HttpError('forbidden');
        if ((await countMembers(tx, companyId)) >= MAX_MEMBERS) throw new HttpError('membersFull');
        await deleteExpiredInvitations(tx, now);
        if (email !== undefined) {
          // An unconfirmed member loses the email to the recipient of the link.
          if (!(await isEmailFree(tx, email, null, mailed ? 'mailed' : 'none')))
            throw new HttpError('emailTaken');
          await deleteInvitationsTo(tx, companyId, email);
        }
        if ((await readInvitations(tx, companyId, now)).length >= MAX_INVITATIONS)
          throw new HttpError('invitationsFull');
        await insertInvitation(tx, {
          id,
          company_id: companyId,
          token_hash: hashToken(token),
          email: email ?? null,
          is_mailed: mailed ? 1 : 0,
          role,
          created_at: now.toISOString(),
          expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
        });
        await sendNotice(tx, {
          person: { id: companyId, memberId: null },
          kind: 'account.invited',
          subject: email ?? '',
          detail: role,
          targetId: id,
        });
        if (!mailed) return;
        const companyName = await readDisplayName(tx, companyId, lang);
        const link = linkTo(publicOrigin, lang, token);
        await outboxRepository(tx).add(
          invitationMail({ to: email, companyName, role, link }, lang),
          companyId,
          'links',
        );
      });
      if (mailed) onMailQueued();
      // The token of a mailed invitation proves the email of its recipient, so that the owner must not get it.
      return { id, token: mailed ? null : token, mailed };
    },

    /** What the invitation is for. Throws linkExpired. */
    async open(
      token: string,
      lang: Lang,
    ): Promise<{ companyName: string; role: MemberRole; email: string | null }> {
      const { companyId, role, email } = await requireValid(token);
      return { companyName: await readDisplayName(db, companyId, lang), role, email };
    },

    /** Adds the person to the company. Throws linkExpired, emailTaken, membersFull, or validation of a missing `email`. */
    async join(
      token: string,
      { name, password, email: givenEmail }: z.output<typeof joinForm>,
      { clientIp, lang, isMailed }: JoinRequest,
    ): Promise<VerifiedAccount & { readonly email: string }> {
      // Checked first, because hashing is expensive.
      const invitation = await requireValid(token);
      const email = invitation.email ?? givenEmail;
      if (email === undefined) throw new HttpError('validation', { email: 'required' });
      const isEmailProven = invitation.isMailed === 1;
      const claim = onMailQueued === null ? 'none' : isEmailProven ? 'mailed' : 'typed';
      if (!(await isEmailFree(db, email, null, claim))) throw new HttpError('emailTaken');
      const companyName = await readDisplayName(db, invitation.companyId, 'en');
      await requireGoodPassword(password, [email, name, companyName]);
      const passwordHash = await hashPassword(password, clientIp);
      const memberId = randomUUID();
      const { companyId } = invitation;
      await withNotices(async (tx, sendNotice) => {
        const account = await lockAccount(tx, companyId);
        const isUsable = account && account.suspendedAt === null && account.isAdmin === 0;
        // An invitation from before the rule that the email of the account must be confirmed.
        const isConfirmed = onMailQueued === null || account?.emailConfirmedAt != null;
        if (!isUsable || !isConfirmed || !(await takeInvitation(tx, hashToken(token))))
          throw new HttpError('linkExpired');
        if ((await countMembers(tx, companyId)) >= MAX_MEMBERS) throw new HttpError('membersFull');
        await lockEmail(tx, engine, email);
        const now = new Date();
        await releaseEmail(tx, email, claim, now);
        if (!(await isEmailFree(tx, email))) throw new HttpError('emailTaken');
        await insertMember(tx, {
          id: memberId,
          company_id: companyId,
          email,
          email_key: emailKey(email),
          email_confirmed_at: isEmailProven ? now.toISOString() : null,
          name,
          password_hash: passwordHash,
          role: invitation.role,
          created_at: now.toISOString(),
        });
        if (!isEmailProven && isMailed && onMailQueued)
          await addEmailLink(tx, publicOrigin, {
            ...{ userId: companyId, memberId, kind: 'confirm', lang },
            ...{ email, to: email },
          });
        await sendNotice(tx, {
          person: { id: companyId, memberId: null },
          kind: 'account.memberJoined',
          subject: `${name} (${email})`,
          detail: invitation.role,
          targetId: memberId,
        });
      });
      onMailQueued?.();
      return { id: companyId, memberId, passwordHash, email };
    },
  };
}
export type InvitationService = ReturnType<typeof invitationService>;
