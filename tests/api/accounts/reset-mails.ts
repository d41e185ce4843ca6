// Market with mail for password reset tests: requests links and reads the mails.
import { expect, vi } from 'vitest';
import { requestPasswordReset } from '../../../contract/accounts/account.ts';
import { login } from '../../../contract/accounts/auth.ts';
import type { Lang } from '../../../contract/lang.ts';
import { withDatabase } from '../environment.ts';
import { openMarket, unusedAddress } from '../market.ts';
import { openMailbox } from '../platform/jobs/mailbox.ts';

export const NEW_PASSWORD = 'another good secret';

export const tokenIn = (text = ''): string => /\?token=([\w-]{43})\n/.exec(text)?.[1] ?? '';

export async function openMarketWithMail() {
  const mailbox = await openMailbox();
  const market = await openMarket(0, {
    SMTP_URL: mailbox.url,
    PUBLIC_ORIGIN: 'https://market.example',
  });
  const requestLink = (email: string, lang: Lang = 'en') =>
    market.apiIn(lang).call(requestPasswordReset, { body: { email } });
  const mailsTo = (email: string) =>
    mailbox.mails.filter(({ recipients }) => recipients[0] === email);
  const waitForMails = (email: string, count = 1) =>
    vi.waitFor(() => expect(mailsTo(email)).toHaveLength(count), {
      timeout: 20_000,
      interval: 20,
    });
  return {
    market,
    requestLink,
    mailsTo,
    waitForMails,
    signIn: (email: string, password: string, address = unusedAddress()) =>
      market.apiAs(null, { address }).call(login, { body: { email, password } }),

    /** Requests a link and returns the token of the newest mail, the `count`-th to this address. */
    async requestToken(email: string, count = 1): Promise<string> {
      await requestLink(email);
      await waitForMails(email, count);
      return tokenIn(mailsTo(email).at(-1)?.text);
    },

    resetsOf: (userId: string) =>
      withDatabase(market, ({ db }) =>
        db.selectFrom('password_resets').selectAll().where('user_id', '=', userId).execute(),
      ),

    /** Waits until all written mail has been sent. */
    waitForEmptyOutbox: () =>
      vi.waitFor(async () =>
        expect(
          await withDatabase(market, ({ db }) => db.selectFrom('outbox').select('id').execute()),
        ).toEqual([]),
      ),

    async close(): Promise<void> {
      await market.close();
      await mailbox.close();
    },
  };
}
export type MarketWithMail = Awaited<ReturnType<typeof openMarketWithMail>>;
