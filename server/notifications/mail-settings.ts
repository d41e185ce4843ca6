// Service for the mails that an account gets, by kind.
import { MAIL_KINDS, type MailKind } from '../../contract/notifications/mail-kinds.ts';
import type { MailSetting } from '../../contract/notifications/mail-settings.ts';
import { lockAccount } from '../accounts/account-queries.ts';
import { type Db, inTransaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { mailSettingsRepository } from './mail-settings-queries.ts';

/** Kinds of mail for suppliers only. */
const SUPPLIERS_ONLY: readonly MailKind[] = ['products'];

export function mailSettingsService(db: Db) {
  const setSent = (userId: string, kind: MailKind, sent: boolean): Promise<void> =>
    inTransaction(db, async (tx) => {
      if (await lockAccount(tx, userId))
        await mailSettingsRepository(tx).setSent(userId, kind, sent);
    });

  return {
    async list({ id, role }: Pick<SessionUser, 'id' | 'role'>): Promise<MailSetting[]> {
      const stopped = await mailSettingsRepository(db).stoppedKinds(id);
      return MAIL_KINDS.filter((kind) => role === 'supplier' || !SUPPLIERS_ONLY.includes(kind)).map(
        (kind) => ({ kind, sent: !stopped.includes(kind) }),
      );
    },

    setSent,

    /** Throws alertLinkInvalid for an unknown token. */
    async setSentByLink(token: string, kind: MailKind, sent: boolean): Promise<void> {
      const userId = await mailSettingsRepository(db).accountOf(token);
      if (userId === undefined) throw new HttpError('alertLinkInvalid');
      await setSent(userId, kind, sent);
    },
  };
}
export type MailSettingsService = ReturnType<typeof mailSettingsService>;
