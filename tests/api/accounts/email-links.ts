// Market with mail for tests of emails: links in mails, and the account's rows.
import { vi } from 'vitest';
import { getCurrentUser } from '../../../contract/accounts/auth.ts';
import {
  applyEmailLink,
  changeEmail,
  type EmailLinkKind,
} from '../../../contract/accounts/email.ts';
import type { Lang } from '../../../contract/lang.ts';
import { openMarket, unusedAddress } from '../market.ts';
import { openMailbox } from '../platform/jobs/mailbox.ts';
import type { SignedInUser } from '../users.ts';

export async function openMarketWithLinks(products = 0) {
  const mailbox = await openMailbox();
  const market = await openMarket(products, {
    SMTP_URL: mailbox.url,
    PUBLIC_ORIGIN: 'https://market.example',
  });
  const mailsTo = (email: string) =>
    [...mailbox.confirmations, ...mailbox.mails].filter(
      ({ recipients }) => recipients[0] === email,
    );
  const use = (kind: EmailLinkKind, token: string, lang: Lang = 'en') =>
    market.apiIn(lang).call(applyEmailLink, { body: { kind, token } });
  return {
    market,
    mailsTo,
    use,

    /** The newest token of this kind in a mail to the address. */
    tokenFor: (email: string, kind: EmailLinkKind): Promise<string> =>
      vi.waitFor(
        () => {
          const pattern = new RegExp(`/confirm-email\\?kind=${kind}&token=([\\w-]{43})\\n`);
          const tokens = mailsTo(email).flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
          const token = tokens.at(-1);
          if (!token) throw new Error('no mail yet');
          return token;
        },
        { timeout: 20_000, interval: 20 },
      ),

    mailWith: (email: string, subject: string) =>
      vi.waitFor(
        () => {
          const mail = mailsTo(email).find(({ headers }) => headers.subject === subject);
          if (!mail) throw new Error('no mail yet');
          return mail;
        },
        { timeout: 20_000, interval: 20 },
      ),

    /** Sends the form of the page; resolves with where the browser is led. */
    async press(kind: EmailLinkKind, token: string, lang: Lang = 'en'): Promise<string> {
      const { headers } = await market.app.inject({
        method: 'POST',
        url: `/api/auth/email/link?lang=${lang}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ kind, token }).toString(),
        remoteAddress: unusedAddress(),
      });
      return headers.location ?? '';
    },

    beginChange: (user: SignedInUser, email: string) =>
      user.api.call(changeEmail, { body: { email } }),

    mustConfirm: async ({ api }: SignedInUser): Promise<boolean> =>
      (await api.call(getCurrentUser, {})).mustConfirmEmail,

    async close(): Promise<void> {
      await market.close();
      await mailbox.close();
    },
  };
}
