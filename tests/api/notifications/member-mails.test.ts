// Mails about events of a company: its owner and each member who trades get them, by settings of their own; viewers get none.
import { afterAll, expect, test, vi } from 'vitest';
import { changeMemberRole, listMembers, removeMember } from '../../../contract/accounts/members.ts';
import type { MailKind } from '../../../contract/notifications/mail-kinds.ts';
import {
  changeMailByLink,
  changeMailSetting,
  getMailSettings,
} from '../../../contract/notifications/mail-settings.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { openMarket } from '../market.ts';
import { openMailbox } from '../platform/jobs/mailbox.ts';
import { openTrade } from '../trade/trade.ts';
import { confirmEmails, type SignedInUser, signUpMember } from '../users.ts';

const mailbox = await openMailbox();
const market = await openMarket(0, {
  SMTP_URL: mailbox.url,
  PUBLIC_ORIGIN: 'https://market.example',
});
const { buyer, supplier, createLiveProduct } = await openTrade(market);
const productId = await createLiveProduct();
const sales = await signUpMember(market, supplier, 'sales');
const other = await signUpMember(market, supplier, 'sales');
const viewer = await signUpMember(market, supplier, 'viewer');
await confirmEmails(market, sales, other, viewer);
afterAll(async () => {
  await market.close();
  await mailbox.close();
});

const mailsAbout = (subject: string) => mailbox.mails.filter(({ text }) => text.includes(subject));
/** Sends an enquiry and resolves with the recipients of its mails, sorted. */
async function recipientsOf(subject: string, count: number): Promise<(string | undefined)[]> {
  await buyer.api.call(sendEnquiry, { body: { productId, subject, message: 'Which voltage?' } });
  await vi.waitFor(() => expect(mailsAbout(subject)).toHaveLength(count), { timeout: 10_000 });
  return mailsAbout(subject)
    .map(({ recipients }) => recipients[0])
    .sort();
}
const emailsOf = (...users: Pick<SignedInUser, 'email'>[]) =>
  users.map(({ email }) => email).sort();
const setSent = ({ api }: SignedInUser, kind: MailKind, sent: boolean) =>
  api.call(changeMailSetting, { body: { kind, sent } });
const sentKinds = async ({ api }: SignedInUser): Promise<MailKind[]> =>
  (await api.call(getMailSettings, {})).mails.filter(({ sent }) => sent).map(({ kind }) => kind);

test('the owner and the members who trade get the mail of a new inquiry', async () => {
  expect(await recipientsOf('First mill', 3)).toEqual(emailsOf(supplier, sales, other));
});

test('each stops mails only for itself, and a viewer has none to stop', async () => {
  await setSent(sales, 'enquiries', false);
  expect(await sentKinds(sales)).not.toContain('enquiries');
  for (const person of [supplier, other]) expect(await sentKinds(person)).toContain('enquiries');
  expect(await recipientsOf('Second mill', 2)).toEqual(emailsOf(supplier, other));
  expect(await sentKinds(viewer)).toEqual([]);
  await viewer.expectRefused('readOnlyRole', 'PUT', '/notifications/mails', {
    kind: 'enquiries',
    sent: false,
  });
});

test('the link of a mail stops those of its recipient', async () => {
  await recipientsOf('Third mill', 2);
  const mail = mailsAbout('Third mill').find(({ recipients }) => recipients[0] === other.email);
  const link = new URL(
    /https:\/\/market\.example\/stop-alert\?\S+/.exec(mail?.text ?? '')?.[0] ?? '',
  );
  const token = link.searchParams.get('token') ?? '';
  expect(mail?.headers['list-unsubscribe']).toContain(token);
  await market.api.call(changeMailByLink, { query: { token, kind: 'enquiries' } });
  expect(await recipientsOf('Fourth mill', 1)).toEqual([supplier.email]);
  await setSent(other, 'enquiries', true);
});

test('a change of the role or a removal ends the mails', async () => {
  await setSent(sales, 'enquiries', true);
  const { members } = await supplier.api.call(listMembers, {});
  const idOf = ({ email }: SignedInUser) => members.find((each) => each.email === email)?.id ?? '';
  await supplier.api.call(changeMemberRole, {
    params: { id: idOf(sales) },
    body: { role: 'viewer' },
  });
  expect(await recipientsOf('Fifth mill', 2)).toEqual(emailsOf(supplier, other));
  await supplier.api.call(removeMember, { params: { id: idOf(other) } });
  expect(await recipientsOf('Sixth mill', 1)).toEqual([supplier.email]);
});
