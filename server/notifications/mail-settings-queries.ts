// Queries for the kinds of mail that an account has stopped, and for the token in the links that stop mails.
import { randomBytes } from 'node:crypto';
import { MAIL_KINDS, type MailKind } from '../../contract/notifications/mail-kinds.ts';
import type { DbOrTx } from '../platform/db/open.ts';

const TOKEN_BYTES = 32;

const kindsIn = (stored: string): MailKind[] => {
  const names = stored.split(' ');
  return MAIL_KINDS.filter((kind) => names.includes(kind));
};

export const mailSettingsRepository = (db: DbOrTx) => {
  const row = (userId: string) =>
    db
      .selectFrom('mail_settings')
      .select(['stop_token as token', 'stopped'])
      .where('user_id', '=', userId)
      .executeTakeFirst();

  const token = async (userId: string): Promise<string> => {
    const known = await row(userId);
    if (known) return known.token;
    await db
      .insertInto('mail_settings')
      .values({
        user_id: userId,
        stop_token: randomBytes(TOKEN_BYTES).toString('base64url'),
        alert_sent_at: null,
      })
      .onConflict((each) => each.column('user_id').doNothing())
      .execute();
    return (await row(userId))?.token ?? '';
  };

  const stoppedKinds = async (userId: string): Promise<MailKind[]> =>
    kindsIn((await row(userId))?.stopped ?? '');

  return {
    /** The token in the account's links. It is created at its first use, and then stays the same. */
    token,
    stoppedKinds,

    /** The caller must have locked the account. */
    async setSent(userId: string, kind: MailKind, sent: boolean): Promise<void> {
      await token(userId);
      const others = (await stoppedKinds(userId)).filter((each) => each !== kind);
      await db
        .updateTable('mail_settings')
        .set({ stopped: (sent ? others : [...others, kind]).join(' ') })
        .where('user_id', '=', userId)
        .execute();
    },

    /** Id of the account with this token. */
    async accountOf(givenToken: string): Promise<string | undefined> {
      const found = await db
        .selectFrom('mail_settings')
        .select('user_id')
        .where('stop_token', '=', givenToken)
        .executeTakeFirst();
      return found?.user_id;
    },
  };
};
