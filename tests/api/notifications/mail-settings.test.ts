// Mails by kind: stopped and started in the account and by the link in a mail, which works without signing in.
import { afterAll, expect, test, vi } from 'vitest';
import { requestPasswordReset } from '../../../contract/accounts/account.ts';
import {
  MAIL_KIND_OF,
  MAIL_KINDS,
  type MailKind,
} from '../../../contract/notifications/mail-kinds.ts';
import {
  changeMailByLink,
  changeMailSetting,
  getMailSettings,
} from '../../../contract/notifications/mail-settings.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { openMarket, unusedAddress } from '../market.ts';
import { openMailbox } from '../platform/jobs/mailbox.ts';
import { expectRefused } from '../refusal.ts';
import { FORM } from '../saved-searches/subscribers.ts';
import { notificationsOf, openTrade } from '../trade/trade.ts';
import { type SignedInUser, signUp } from '../users.ts';

const mailbox = await openMailbox();
const market = await openMarket(0, {
  SMTP_URL: mailbox.url,
  PUBLIC_ORIGIN: 'https://market.example',
});
const trade = await openTrade(market);
const productId = await trade.createLiveProduct();
afterAll(async () => {
  await market.close();
  await mailbox.close();
});

const { buyer, supplier } = trade;
const enquire = (subject: string) =>
  buyer.api.call(sendEnquiry, { body: { productId, subject, message: 'Which voltage?' } });
const mailTo = ({ email }: Pick<SignedInUser, 'email'>, subject: RegExp) =>
  vi.waitFor(
    () => {
      const mail = mailbox.mails.find(
        ({ recipients, text }) => recipients.includes(email) && subject.test(text),
      );
      if (!mail) throw new Error('no mail yet');
      return mail;
    },
    { timeout: 10_000 },
  );
const sentKinds = async ({ api }: SignedInUser): Promise<MailKind[]> =>
  (await api.call(getMailSettings, {})).mails.filter(({ sent }) => sent).map(({ kind }) => kind);
const setSent = ({ api }: SignedInUser, kind: MailKind, sent: boolean) =>
  api.call(changeMailSetting, { body: { kind, sent } });
const link = (query: string, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  url: `/api/notifications/mails/link?${query}`,
  headers,
  payload: 'content-type' in headers ? 'List-Unsubscribe=One-Click' : '',
  remoteAddress: unusedAddress(),
});
const linkOf = async (subject: string): Promise<URL> => {
  await enquire(subject);
  const { text } = await mailTo(supplier, new RegExp(subject));
  return new URL(/https:\/\/market\.example\/stop-alert\?\S+/.exec(text)?.[0] ?? '');
};

test('every kind is sent until it is stopped; buyers have none for products', async () => {
  expect(await sentKinds(supplier)).toEqual(MAIL_KINDS);
  expect(await sentKinds(await signUp(market, 'buyer'))).toEqual([
    'enquiries',
    'orders',
    'reviews',
  ]);
  expect(new Set(Object.values(MAIL_KIND_OF))).toEqual(new Set(MAIL_KINDS));
});

test('a kind that is stopped in the account is not mailed, but notified', async () => {
  await setSent(supplier, 'enquiries', false);
  expect(await sentKinds(supplier)).toEqual(['orders', 'products', 'reviews', 'evidence']);
  await enquire('Silent mill');
  await setSent(supplier, 'enquiries', true);
  await enquire('Loud mill');
  await mailTo(supplier, /Loud mill/);
  // Mails are sent in the order in which they were written.
  expect(mailbox.mails.filter(({ text }) => text.includes('Silent'))).toEqual([]);
  const subjects = (await notificationsOf(supplier)).map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining(['Silent mill', 'Loud mill']));
  await expectRefused(
    market,
    supplier.request('PUT', '/notifications/mails', { kind: 'password', sent: false }),
    'validation',
  );
});

test('the link of a mail stops its kind and no other, as often as it is used', async () => {
  const { searchParams, search } = await linkOf('Linked mill');
  expect(searchParams.get('kind')).toBe('enquiries');
  const token = searchParams.get('token') ?? '';
  // Only a POST changes anything.
  const { statusCode } = await market.app.inject({ ...link(search.slice(1)), method: 'GET' });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(await sentKinds(supplier)).toEqual(MAIL_KINDS);
  const query = { token, kind: 'enquiries' } as const;
  for (let at = 0; at < 2; at++) {
    const { message } = await market.api.call(changeMailByLink, { query });
    expect(message).toBe('You will get no more mails of this kind.');
    expect(await sentKinds(supplier)).toEqual(['orders', 'products', 'reviews', 'evidence']);
  }
  for (let at = 0; at < 2; at++) {
    await market.api.call(changeMailByLink, { query: { ...query, start: true } });
    expect(await sentKinds(supplier)).toEqual(MAIL_KINDS);
  }
});

test('a mail provider stops the kind with its button', async () => {
  await enquire('Button mill');
  const { headers } = await mailTo(supplier, /Button mill/);
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, address = ''] = /^<(https:.*)>$/.exec(headers['list-unsubscribe'] ?? '') ?? [];
  const { pathname, search } = new URL(address);
  expect(pathname).toBe('/api/notifications/mails/link');
  const reply = await market.app.inject(link(search.slice(1), FORM));
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { success: true }]);
  expect(await sentKinds(supplier)).toEqual(['orders', 'products', 'reviews', 'evidence']);
  await setSent(supplier, 'enquiries', true);
});

test('the form without scripts is answered by a page that offers the opposite, without the token in an address', async () => {
  const { searchParams } = await linkOf('Form mill');
  const values = { token: searchParams.get('token') ?? '', kind: 'enquiries' };
  const send = (lang: string, given: Record<string, string>) =>
    market.app.inject({
      ...link(`lang=${lang}`, FORM),
      payload: new URLSearchParams(given).toString(),
    });
  const shown = vi.fn(async () => ({ html: '<p>stopped</p>', policy: null }));
  const { formPages } = market.app;
  const { render } = formPages;
  formPages.render = shown;
  expect((await send('en', values)).payload).toBe('<p>stopped</p>');
  formPages.render = render;
  expect(shown.mock.calls).toEqual([
    [
      '/stop-alert?kind=enquiries&done=stopped',
      'en',
      expect.objectContaining({ values: expect.objectContaining(values), message: '' }),
    ],
  ]);
  expect(await sentKinds(supplier)).toEqual(['orders', 'products', 'reviews', 'evidence']);
  expect((await send('zh-Hans', { ...values, start: '1' })).headers.location).toBe(
    '/zh-hans/stop-alert?kind=enquiries&done=started',
  );
  expect(await sentKinds(supplier)).toEqual(MAIL_KINDS);
  expect((await send('en', { token: 'forged', kind: 'orders' })).headers.location).toBe(
    '/stop-alert?kind=orders&failed=1',
  );
});

test('a forged token and an unknown kind are refused', async () => {
  const { searchParams } = await linkOf('Forged mill');
  const token = searchParams.get('token') ?? '';
  for (const forged of [token.slice(1), `${token}x`, 'nothing'])
    await expectRefused(market, link(`token=${forged}&kind=enquiries`), 'alertLinkInvalid');
  for (const query of [
    `token=${token}&kind=password`,
    `token=${token}`,
    'kind=orders',
    // PostgreSQL refuses text with a NUL character.
    'token=%00&kind=orders',
  ])
    await expectRefused(market, link(query), 'validation');
  expect(await sentKinds(supplier)).toEqual(MAIL_KINDS);
});

test('two kinds that are stopped at once are both stopped', async () => {
  const other = await signUp(market, 'supplier');
  await Promise.all(MAIL_KINDS.map((kind) => setSent(other, kind, false)));
  expect(await sentKinds(other)).toEqual([]);
});

test('a password reset is always sent, without a link that stops it', async () => {
  for (const kind of MAIL_KINDS) await setSent(buyer, kind, false);
  await market.api.call(requestPasswordReset, { body: { email: buyer.email } });
  const mail = await mailTo(buyer, /password/i);
  expect(mail.headers['list-unsubscribe']).toBeUndefined();
  expect(mail.text).not.toContain('stop-alert');
});
