// Every mail in both languages: no placeholder of its texts is left without a value, and what users wrote is not taken for one.
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../../contract/lang.ts';
import { MAIL_KIND_OF, type MailedKind } from '../../../contract/notifications/mail-kinds.ts';
import { emailLinkMail, undoneMail } from '../../../server/accounts/email/email-mails.ts';
import { invitationMail } from '../../../server/accounts/members/invitation-mail.ts';
import { resetMail } from '../../../server/accounts/sign-in/reset-mail.ts';
import { contactMail } from '../../../server/admin/contact-mail.ts';
import { digestMail } from '../../../server/notifications/digest-mail.ts';
import { notificationMail } from '../../../server/notifications/notification-mail.ts';
import { securityMail } from '../../../server/notifications/security-mail.ts';
import { stopAddresses } from '../../../server/notifications/stop-addresses.ts';
import { MAIL_TEXTS } from '../../../server/platform/mail/mail-texts.ts';
import type { Mail } from '../../../server/platform/mail/outbox-queries.ts';
import { alertMail } from '../../../server/saved-searches/alert-mail.ts';

const ORIGIN = 'https://market.example';
const KINDS = Object.keys(MAIL_KIND_OF) as MailedKind[];

const notification = (kind: MailedKind) => ({
  kind,
  subjectId: '1',
  subject: 'Rice mill $& {{from}}',
  from: 'Firm',
  detail: 'shipped',
});

const ADDRESSES = {
  unsubscribe: 'https://u',
  product: (id: string) => `https://p/${id}`,
  results: (query: string) => `https://r/${query}`,
  stopOne: (id: string) => `https://s/${id}`,
  stopAll: 'https://all',
};
const news = (id: string, count: number) => ({
  id,
  name: 'lathes',
  query: 'q',
  count,
  above: 1,
  products: [{ id: '1', name: 'Lathe', price: 1_200 }],
});

describe.each(LANGS)('%s', (lang) => {
  const link = { to: 'a@b.example', email: 'n@b.example', link: 'https://link' };
  const stop = stopAddresses(ORIGIN, lang, 'token', 'orders');
  const mails: readonly Mail[] = [
    resetMail(link.to, link.link, lang),
    undoneMail(link, lang),
    ...(['confirm', 'change', 'stop'] as const).map((kind) => emailLinkMail(kind, link, lang)),
    ...(['Firm', ''] as const).map((companyName) =>
      invitationMail({ to: link.to, companyName, role: 'sales', link: link.link }, lang),
    ),
    ...[1, 2_000].map((count) => alertMail(link.to, [news('1', count)], lang, ADDRESSES)),
    alertMail(link.to, [news('1', 3), news('2', 4)], lang, ADDRESSES),
    ...(Object.keys(MAIL_TEXTS[lang].security.sentences) as 'account.signIn'[]).map((kind) =>
      securityMail(
        link.to,
        {
          kind,
          subject: 'Phone',
          detail: 'totp',
          time: new Date('2026-11-27T10:00:00Z'),
          grants: [{ kind: 'member', id: '1', name: 'Bo', addedAt: '2026-11-20', token: 't' }],
          undoToken: 'undo',
        },
        { lang, publicOrigin: ORIGIN },
      ),
    ),
    contactMail(
      {
        firstName: 'Asha',
        lastName: '',
        email: 'asha@mill.example',
        company: '',
        subject: '',
        message: 'Hello',
        language: lang,
      },
      'operator@market.example',
    ),
  ];

  test.each(mails)('$subject', ({ subject, text }) => {
    expect(subject + text).not.toMatch(/{{|undefined|\[object/);
  });

  test.each(KINDS)('a notification of %s keeps what its writer typed', (kind) => {
    const { subject, text } = notificationMail(link.to, notification(kind), {
      lang,
      publicOrigin: ORIGIN,
      stop,
    });
    expect(text).toContain('Rice mill $& {{from}}');
    expect((subject + text).replaceAll('Rice mill $& {{from}}', '')).not.toContain('{{');
  });

  test('the mail of a day lists them', () => {
    const surroundings = { lang, publicOrigin: ORIGIN, token: 'token' };
    const { subject, text } = digestMail(link.to, KINDS.map(notification), 50, surroundings);
    expect(subject).toContain('50');
    expect(text.replaceAll('Rice mill $& {{from}}', '')).not.toContain('{{');
  });
});
