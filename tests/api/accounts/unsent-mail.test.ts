// Unsent mail of a deleted account: deleted with it, and no other mail to the same addresses.
import { expect, test } from 'vitest';
import { deleteAccount, requestPasswordReset } from '../../../contract/accounts/account.ts';
import { invite } from '../../../contract/accounts/invitations.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { confirmEmails, type SignedInUser, signUp } from '../users.ts';

// Nothing listens there, so all mail stays in the outbox.
const market = await sharedMarket(0, { SMTP_URL: 'smtp://127.0.0.1:9' });
const remove = ({ api }: SignedInUser) => api.call(deleteAccount, {});
const unsentTo = (address: string) =>
  withDatabase(market, async ({ db }) =>
    (
      await db
        .selectFrom('outbox')
        .select('subject')
        .where('recipient', '=', address)
        .orderBy('id')
        .execute()
    ).map(({ subject }) => subject),
  );

test('an invitation of another company to the same address stays', async () => {
  const address = 'invited-twice@example.in';
  const companies = [
    await signUp(market, 'supplier', { companyName: 'Jin Feng' }),
    await signUp(market, 'supplier', { companyName: 'Hai Gang' }),
  ] as const;
  for (const company of companies) await confirmEmails(market, company);
  for (const { api } of companies)
    await api.call(invite, { body: { email: address, role: 'sales' } });
  expect(await unsentTo(address)).toHaveLength(2);
  await remove(companies[0]);
  expect(await unsentTo(address)).toEqual(['Hai Gang invites you to its account at Yantra Bridge']);
});

test('mail of the person who was invited stays when the company is deleted', async () => {
  const company = await signUp(market, 'supplier', { companyName: 'Rong Da' });
  const address = 'invited-and-registered@example.in';
  await confirmEmails(market, company);
  await company.api.call(invite, { body: { email: address, role: 'sales' } });
  const person = await signUp(market, 'buyer', { email: address });
  await market.api.call(requestPasswordReset, { body: { email: address } });
  await remove(company);
  expect(await unsentTo(address)).toContain('Set a new password');
  expect(await unsentTo(address)).not.toContain(
    'Rong Da invites you to its account at Yantra Bridge',
  );
  await remove(person);
  expect(await unsentTo(address)).toEqual([]);
});
