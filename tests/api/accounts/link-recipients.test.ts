// Mails with links to one address in a day, which any number of accounts may type: few, and its owner can still confirm it.
import { afterAll, expect, test } from 'vitest';
import { register } from '../../../contract/accounts/auth.ts';
import { sendEmailConfirmation } from '../../../contract/accounts/email.ts';
import { invite } from '../../../contract/accounts/invitations.ts';
import { withDatabase } from '../environment.ts';
import { unusedAddress } from '../market.ts';
import { registrationBody, signUp, signUpConfirmed } from '../users.ts';
import { openMarketWithLinks } from './email-links.ts';

const MAILS_PER_DAY = 10;
const open = await openMarketWithLinks();
const { market, mailsTo } = open;
afterAll(() => open.close());

/** For a moment a mail is in the mailbox while its row is still in the outbox. */
const linksTo = (email: string): Promise<number> =>
  withDatabase(market, async ({ db }) => {
    const unsent = await db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', email)
      .execute();
    return unsent.length + mailsTo(email).length;
  });

test('many accounts together cause few mails to an address, whose owner can still register and confirm it', async () => {
  const { email } = registrationBody('buyer');
  const first = await signUp(market, 'buyer');
  const accounts = [first, await signUp(market, 'buyer'), await signUp(market, 'buyer')];
  for (let at = 0; at < MAILS_PER_DAY; at++)
    await open.beginChange(accounts[at % 3] ?? first, email);
  await expect(open.beginChange(first, email)).rejects.toMatchObject({
    code: 'tooMany',
    message: 'This address has got many mails with links from us. Please try again tomorrow.',
  });
  const supplier = await signUpConfirmed(market, 'supplier');
  await expect(supplier.api.call(invite, { body: { role: 'sales', email } })).rejects.toMatchObject(
    { code: 'tooMany' },
  );
  await expect.poll(() => linksTo(email)).toBe(MAILS_PER_DAY);

  const { token } = await market
    .apiAs(null, { address: unusedAddress() })
    .call(register, { body: registrationBody('buyer', { email }) });
  await expect.poll(() => linksTo(email)).toBe(MAILS_PER_DAY);
  await market.apiAs(token).call(sendEmailConfirmation, {});
  await open.use('confirm', await open.tokenFor(email, 'confirm'));
});
