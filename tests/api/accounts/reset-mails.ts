// Market with mail for password reset tests: requests links and reads the mails.
import { expect, vi } from 'vitest';
import { requestPasswordReset } from '../../../contract/accounts/account.ts';
import { login } from '../../../contract/accounts/auth.ts';
import type { Lang } from '../../../contract/lang.ts';
import { openMarket } from '../market.ts';
import { freshAddress } from '../people.ts';
import { inDatabase } from '../place.ts';
import { openMailbox } from '../platform/mailbox.ts';

export const NEXT = 'another good secret';

export const tokenIn = (text = ''): string => /#token=([\w-]{43})\n/.exec(text)?.[1] ?? '';

export async function openMailingMarket() {
  const box = await openMailbox();
  const market = await openMarket(0, {
    SMTP_URL: box.url,
    PUBLIC_ORIGIN: 'https://market.example',
  });
  const visitor = (lang: Lang = 'en') => market.apiAs(null, { lang, address: freshAddress() });
  const ask = (email: string, lang: Lang = 'en') =>
    visitor(lang).call(requestPasswordReset, { body: { email } });
  const mailsTo = (email: string) => box.mails.filter(({ recipients }) => recipients[0] === email);
  const arrived = (email: string, count = 1) =>
    vi.waitFor(() => expect(mailsTo(email)).toHaveLength(count), {
      timeout: 20_000,
      interval: 20,
    });
  return {
    market,
    visitor,
    ask,
    mailsTo,
    arrived,
    signIn: (email: string, password: string, address = freshAddress()) =>
      market.apiAs(null, { address }).call(login, { body: { email, password } }),

    /** Requests a link and returns the token of the newest mail, the `count`-th to this address. */
    async askedToken(email: string, count = 1): Promise<string> {
      await ask(email);
      await arrived(email, count);
      return tokenIn(mailsTo(email).at(-1)?.text);
    },

    resetsOf: (userId: string) =>
      inDatabase(market, ({ db }) =>
        db.selectFrom('password_resets').selectAll().where('user_id', '=', userId).execute(),
      ),

    /** Waits until all written mail has been sent. */
    nothingWaits: () =>
      vi.waitFor(async () =>
        expect(
          await inDatabase(market, ({ db }) => db.selectFrom('outbox').select('id').execute()),
        ).toEqual([]),
      ),

    async close(): Promise<void> {
      await market.close();
      await box.close();
    },
  };
}
export type MailingMarket = Awaited<ReturnType<typeof openMailingMarket>>;
