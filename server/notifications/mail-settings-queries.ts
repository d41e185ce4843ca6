// Queries for the kinds of mail that a person has stopped, and for the token in the links that stop mails. Those of the owner of an
// account are rows of mail_settings, those of a member of a company are columns of the member.
import { randomBytes } from 'node:crypto';
import { MAIL_KINDS, type MailKind } from '../../contract/notifications/mail-kinds.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { Person } from '../platform/http/session-user.ts';

const TOKEN_BYTES = 32;

const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

const kindsIn = (stored: string): MailKind[] => {
  const names = stored.split(' ');
  return MAIL_KINDS.filter((kind) => names.includes(kind));
};

export const mailSettingsRepository = (db: DbOrTx) => {
  const row = ({ id, memberId }: Person) =>
    memberId === null
      ? db
          .selectFrom('mail_settings')
          .select(['stop_token as token', 'stopped'])
          .where('user_id', '=', id)
          .executeTakeFirst()
      : db
          .selectFrom('company_members')
          .select(['stop_token as token', 'stopped_mails as stopped'])
          .where('id', '=', memberId)
          .where('company_id', '=', id)
          .executeTakeFirst();

  /** Does nothing where there is a token. */
  const insertToken = ({ id, memberId }: Person) =>
    memberId === null
      ? db
          .insertInto('mail_settings')
          .values({ user_id: id, stop_token: newToken(), alert_sent_at: null })
          .onConflict((each) => each.column('user_id').doNothing())
          .execute()
      : db
          .updateTable('company_members')
          .set({ stop_token: newToken() })
          .where('id', '=', memberId)
          .where('stop_token', 'is', null)
          .execute();

  const token = async (person: Person): Promise<string> => {
    const known = (await row(person))?.token;
    if (known) return known;
    await insertToken(person);
    return (await row(person))?.token ?? '';
  };

  const stoppedKinds = async (person: Person): Promise<MailKind[]> =>
    kindsIn((await row(person))?.stopped ?? '');

  /** Id of the account whose owner has this token. */
  const accountOf = async (givenToken: string): Promise<string | undefined> => {
    const found = await db
      .selectFrom('mail_settings')
      .select('user_id')
      .where('stop_token', '=', givenToken)
      .executeTakeFirst();
    return found?.user_id;
  };

  return {
    /** The token in the person's links. It is created at its first use, and then stays the same. */
    token,
    stoppedKinds,

    /** The caller must have locked the account. */
    async setSent(person: Person, kind: MailKind, sent: boolean): Promise<void> {
      await token(person);
      const others = (await stoppedKinds(person)).filter((each) => each !== kind);
      const stopped = (sent ? others : [...others, kind]).join(' ');
      const { id, memberId } = person;
      if (memberId === null)
        await db.updateTable('mail_settings').set({ stopped }).where('user_id', '=', id).execute();
      else
        await db
          .updateTable('company_members')
          .set({ stopped_mails: stopped })
          .where('id', '=', memberId)
          .execute();
    },

    accountOf,

    /** The person with this token. */
    async personOf(givenToken: string): Promise<Person | undefined> {
      const id = await accountOf(givenToken);
      if (id !== undefined) return { id, memberId: null };
      return db
        .selectFrom('company_members')
        .select(['company_id as id', 'id as memberId'])
        .where('stop_token', '=', givenToken)
        .executeTakeFirst();
    },
  };
};
