// Notices about the safety of a sign-in: in the bell of the account, and by mail to the person. They cannot be stopped.

import type { SecurityKind } from '../../contract/notifications/mail-kinds.ts';
import { readMember } from '../accounts/members/member-queries.ts';
import { addRemovalLinks } from '../accounts/removal/removal-links.ts';
import type { SendNotice, WithSecurityNotices } from '../accounts/security-notices.ts';
import { notificationsRepository } from './notification-queries.ts';
import type { Notifier, NotifyTogether } from './notifier.ts';
import { securityMail } from './security-mail.ts';

/** The mail of a change of the email has a link that stops it (server/accounts/email). */
const HAS_OTHER_MAIL: readonly SecurityKind[] = ['account.emailBegun'];

/** Of what was granted, or after a new password of all that was granted lately. */
const OFFERS_REMOVAL: readonly SecurityKind[] = [
  'account.password',
  'account.factorAdded',
  'account.memberJoined',
];

const giverOf =
  (notifyTogether: NotifyTogether): SendNotice =>
  async (tx, { person, kind, subject = '', detail = '', mailTo, targetId, undoToken }) => {
    const { id, memberId } = person;
    const member = memberId === null ? undefined : await readMember(tx, memberId);
    const time = new Date();
    const to = await notificationsRepository(tx).confirmedEmail({ id, memberId });
    const grants = OFFERS_REMOVAL.includes(kind) ? await addRemovalLinks(tx, person, targetId) : [];
    await notifyTogether(tx, {
      userId: id,
      // An unconfirmed address gets only the mails that confirm it.
      securityMailTo: HAS_OTHER_MAIL.includes(kind) ? null : (mailTo ?? to),
      notifications: [
        {
          kind,
          subjectId: id,
          // The people of a company share its bell.
          subject: [member?.name, subject].filter(Boolean).join(' · '),
          from: '',
          detail,
        },
      ],
      mail: (address, publicOrigin, lang) =>
        securityMail(
          address,
          { kind, subject, detail, time, grants, undoToken },
          { lang, publicOrigin },
        ),
    });
  };

export const securityNotices =
  (notifier: () => Notifier): WithSecurityNotices =>
  (work) =>
    notifier().withNotifications((tx, _, notifyTogether) => work(tx, giverOf(notifyTogether)));
