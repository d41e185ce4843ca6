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
import { type Db, inTransaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { outboxRepository } from '../../platform/mail/outbox-queries.ts';
import { lockAccount } from '../account-queries.ts';
import { readDisplayName } from '../participant-queries.ts';
import { hashToken } from '../sessions.ts';
import { readCredentials } from '../sign-in/credential-queries.ts';
import { emailKey } from '../sign-in/email-key.ts';
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
import { countMembers, insertMember } from './member-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly engine: Engine;
  readonly publicOrigin: string;
  /** Called after an email was added to the outbox; null if this server sends none. */
  readonly onMailQueued: (() => void) | null;
}

export interface NewInvitation {
  readonly id: string;
  readonly token: string;
  readonly mailed: boolean;
}

const LIFETIME_MS = INVITATION_DAYS * 24 * 3_600_000;

/** The token is in the fragment: a browser sends it neither to the server nor in a Referer header. */
const linkTo = (origin: string, lang: Lang, token: string): string =>
  `${origin}${lang === 'zh-Hans' ? '/zh-hans' : ''}/join#token=${token}`;

export function invitationService({ db, engine, publicOrigin, onMailQueued }: Dependencies) {
  /** Throws linkExpired. */
  const requireValid = async (token: string) => {
    const invitation = await readValidInvitation(db, hashToken(token), new Date());
    if (!invitation) throw new HttpError('linkExpired');
    return invitation;
  };

  return {
    /**
     * Invites by mail in `lang`, or makes a link for anybody. An earlier invitation of the same email ends. Throws forbidden for an
     * admin, membersFull, invitationsFull or emailTaken.
     */
    async create(
      companyId: string,
      { role, email }: z.output<typeof invitationBody>,
      lang: Lang,
    ): Promise<NewInvitation> {
      const token = randomBytes(32).toString('base64url');
      const id = randomUUID();
      const mailed = email !== undefined && onMailQueued !== null;
      const now = new Date();
      await inTransaction(db, async (tx) => {
        const account = await lockAccount(tx, companyId);
        if (!account) throw new HttpError('unauthorized');
        if (account.isAdmin === 1) throw new HttpError('forbidden');
        if ((await countMembers(tx, companyId)) >= MAX_MEMBERS) throw new HttpError('membersFull');
        await deleteExpiredInvitations(tx, now);
        if (email !== undefined) {
          if (await readCredentials(tx, email)) throw new HttpError('emailTaken');
          await deleteInvitationsTo(tx, companyId, email);
        }
        if ((await readInvitations(tx, companyId, now)).length >= MAX_INVITATIONS)
          throw new HttpError('invitationsFull');
        await insertInvitation(tx, {
          id,
          company_id: companyId,
          token_hash: hashToken(token),
          email: email ?? null,
          role,
          created_at: now.toISOString(),
          expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
        });
        if (!mailed) return;
        const companyName = await readDisplayName(tx, companyId, lang);
        const link = linkTo(publicOrigin, lang, token);
        await outboxRepository(tx).add(
          invitationMail({ to: email, companyName, role, link }, lang),
          companyId,
        );
      });
      if (mailed) onMailQueued();
      return { id, token, mailed };
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
      clientIp: string,
    ): Promise<VerifiedAccount & { readonly email: string }> {
      // Checked first, because hashing is expensive.
      const invitation = await requireValid(token);
      const email = invitation.email ?? givenEmail;
      if (email === undefined) throw new HttpError('validation', { email: 'required' });
      if (await readCredentials(db, email)) throw new HttpError('emailTaken');
      const passwordHash = await hashPassword(password, clientIp);
      const memberId = randomUUID();
      const { companyId } = invitation;
      await inTransaction(db, async (tx) => {
        const account = await lockAccount(tx, companyId);
        const isUsable = account && account.suspendedAt === null && account.isAdmin === 0;
        if (!isUsable || !(await takeInvitation(tx, hashToken(token))))
          throw new HttpError('linkExpired');
        if ((await countMembers(tx, companyId)) >= MAX_MEMBERS) throw new HttpError('membersFull');
        await lockEmail(tx, engine, email);
        if (await readCredentials(tx, email)) throw new HttpError('emailTaken');
        await insertMember(tx, {
          id: memberId,
          company_id: companyId,
          email,
          email_key: emailKey(email),
          name,
          password_hash: passwordHash,
          role: invitation.role,
          created_at: new Date().toISOString(),
        });
      });
      return { id: companyId, memberId, passwordHash, email };
    },
  };
}
export type InvitationService = ReturnType<typeof invitationService>;
