// Hourly background job: sends the mails that list the notifications beyond the daily limit of mails.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MAIL_KIND_OF } from '../../contract/notifications/mail-kinds.ts';
import { type Db, inTransaction } from '../platform/db/open.ts';
import { isConflictOrMissingRow } from '../platform/db/transaction-conflicts.ts';
import type { Person } from '../platform/http/session-user.ts';
import { outboxRepository } from '../platform/mail/outbox-queries.ts';
import { digestMail } from './digest-mail.ts';
import { MAILED_KINDS, mailDaysRepository } from './mail-day-queries.ts';
import { mailSettingsRepository } from './mail-settings-queries.ts';
import { notificationsRepository } from './notification-queries.ts';

export interface DigestJob {
  run(shouldStop: () => boolean): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  /** null where no mail is sent; `wake` starts sending the mails in the outbox. */
  readonly mails: { readonly publicOrigin: string; readonly wake: () => void } | null;
  /** Milliseconds. */
  readonly clock?: () => number;
}

const PEOPLE_PER_QUERY = 100;

export function digestJob({ db, mails, clock = Date.now }: Dependencies): DigestJob {
  /** Writes the mail in the transaction that begins the person's next day: a crash repeats or loses no digest. */
  const send = (person: Person, now: Date, publicOrigin: string): Promise<void> =>
    inTransaction(
      db,
      async (tx) => {
        const days = mailDaysRepository(tx);
        const since = await days.begin(person, now);
        if (since === undefined) return;
        const recipient = await notificationsRepository(tx).recipient(person.id);
        const reader = recipient?.readers.find(({ memberId }) => memberId === person.memberId);
        if (!recipient || !reader) return;
        const settings = mailSettingsRepository(tx);
        const stopped = await settings.stoppedKinds(person);
        const kinds = MAILED_KINDS.filter((kind) => !stopped.includes(MAIL_KIND_OF[kind]));
        const { listed, total } = await days.notificationsSince(person.id, since, kinds);
        if (total === 0) return;
        const token = await settings.token(person);
        const { language: lang } = recipient;
        await outboxRepository(tx).add(
          digestMail(reader.email, listed, total, { lang, publicOrigin, token }),
          person.id,
          'notifications',
        );
      },
      isConflictOrMissingRow,
    );

  return {
    async run(shouldStop) {
      const now = new Date(clock());
      const days = mailDaysRepository(db);
      await days.deleteOver(now);
      if (!mails) return;
      for (;;) {
        const people = await days.due(now, PEOPLE_PER_QUERY);
        for (const person of people) {
          // They wait for the next run.
          if (shouldStop() || !(await outboxRepository(db).hasRoom())) return;
          await send(person, now, mails.publicOrigin);
          mails.wake();
          await nextTurn();
        }
        if (people.length < PEOPLE_PER_QUERY) return;
      }
    },
  };
}
