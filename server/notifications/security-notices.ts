// Notices about the safety of a sign-in: in the bell of the account, and by mail to the person. They cannot be stopped.

import { readMember } from '../accounts/members/member-queries.ts';
import type { GiveNotice, WithSecurityNotices } from '../accounts/security-notices.ts';
import type { Notifier, NotifyTogether } from './notifier.ts';
import { securityMail } from './security-mail.ts';

const giverOf =
  (notifyTogether: NotifyTogether): GiveNotice =>
  async (tx, { person: { id, memberId }, kind, subject = '', detail = '', mailTo }) => {
    const member = memberId === null ? undefined : await readMember(tx, memberId);
    const time = new Date();
    await notifyTogether(tx, {
      userId: id,
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
      mail: (to, publicOrigin, lang) =>
        securityMail(
          mailTo ?? member?.email ?? to,
          { kind, subject, detail, time },
          { lang, publicOrigin },
        ),
    });
  };

export const securityNotices =
  (notifier: () => Notifier): WithSecurityNotices =>
  (work) =>
    notifier().withNotifications((tx, _, notifyTogether) => work(tx, giverOf(notifyTogether)));
