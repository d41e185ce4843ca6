// Service for the mails that a person gets about events of its account, by kind. Viewers of a company get none.
import { MAIL_KINDS, type MailKind } from '../../contract/notifications/mail-kinds.ts';
import type { MailSetting } from '../../contract/notifications/mail-settings.ts';
import { lockAccount } from '../accounts/account-queries.ts';
import { type Db, inTransaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import {
  mayWrite,
  type Person,
  personOf,
  type SessionUser,
} from '../platform/http/session-user.ts';
import { mailSettingsRepository } from './mail-settings-queries.ts';

/** Kinds of mail for suppliers only. */
const SUPPLIERS_ONLY: readonly MailKind[] = ['products', 'evidence'];

export function mailSettingsService(db: Db) {
  const setSent = (person: Person, kind: MailKind, sent: boolean): Promise<void> =>
    inTransaction(db, async (tx) => {
      if (await lockAccount(tx, person.id))
        await mailSettingsRepository(tx).setSent(person, kind, sent);
    });

  return {
    async list(user: SessionUser): Promise<MailSetting[]> {
      if (!mayWrite(user)) return [];
      const stopped = await mailSettingsRepository(db).stoppedKinds(personOf(user));
      return MAIL_KINDS.filter(
        (kind) => user.role === 'supplier' || !SUPPLIERS_ONLY.includes(kind),
      ).map((kind) => ({ kind, sent: !stopped.includes(kind) }));
    },

    setSent,

    /** Throws alertLinkInvalid for an unknown token. */
    async setSentByLink(token: string, kind: MailKind, sent: boolean): Promise<void> {
      const person = await mailSettingsRepository(db).personOf(token);
      if (person === undefined) throw new HttpError('alertLinkInvalid');
      await setSent(person, kind, sent);
    },
  };
}
export type MailSettingsService = ReturnType<typeof mailSettingsService>;
