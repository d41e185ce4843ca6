// Enquiry threads: both participants write and mark as read, the admin area answers as one sender, others get "not found".
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import type { Lang } from '../../../contract/lang.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import {
  getEnquiry,
  replyToEnquiry,
  setEnquiryStatus,
} from '../../../contract/trade/enquiry-thread.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { type SignedInUser, signUp } from '../users.ts';
import { notificationsOf, openTrade } from './trade.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);
const productId = await trade.createLiveProduct();

const sendTestEnquiry = async (
  user: SignedInUser,
  about: object = { productId },
): Promise<string> => {
  const body = { subject: 'A rice mill', message: 'Which voltage?', ...about };
  const { data } = await user.api.call(sendEnquiry, { body });
  return data?.id ?? '';
};
const read = (user: SignedInUser, id: string, lang: Lang = 'en') =>
  user.apiIn(lang).call(getEnquiry, { params: { id } });
const reply = (user: SignedInUser, id: string, text: string) =>
  user.api.call(replyToEnquiry, { params: { id }, body: { text } });
const mark = (user: SignedInUser, id: string, status: 'pending' | 'answered' | 'closed') =>
  user.api.call(setEnquiryStatus, { params: { id }, body: { status } });

test('both participants reply, and the status shows who answers next', async () => {
  const { buyer, supplier } = trade;
  const id = await sendTestEnquiry(buyer);
  expect(await read(supplier, id)).toMatchObject({ data: { status: 'pending' }, replies: [] });

  const answered = await reply(supplier, id, '  三相 380 V。  ');
  expect(answered).toMatchObject({
    message: 'Your reply was sent.',
    data: { status: 'answered' },
  });
  expect((await notificationsOf(buyer))[0]).toMatchObject({
    kind: 'enquiry.reply',
    subjectId: id,
    subject: 'A rice mill',
  });

  const { data, replies } = await reply(buyer, id, 'And at 50 Hz?');
  expect(data.status).toBe('pending');
  expect(replies).toMatchObject([
    {
      side: 'supplier',
      sender: { id: supplier.id },
      text: '三相 380 V。',
      originalLanguage: 'zh-Hans',
    },
    { side: 'buyer', sender: { id: buyer.id }, text: 'And at 50 Hz?', originalLanguage: 'en' },
  ]);
  expect((await notificationsOf(supplier))[0]).toMatchObject({
    kind: 'enquiry.reply',
    from: 'Rao Spices',
  });
  for (const user of [buyer, supplier]) expect((await read(user, id)).replies).toEqual(replies);
});

test('replies are in order, and a long thread shows its last replies', async () => {
  const { buyer, supplier } = trade;
  const id = await sendTestEnquiry(buyer);
  await withDatabase(market, ({ db }) =>
    db
      .insertInto('enquiry_replies')
      .values(
        Array.from({ length: 500 }, (_, at) => ({
          id: `0-${String(at).padStart(3, '0')}`,
          enquiry_id: id,
          side: 'buyer' as const,
          sender_id: buyer.id,
          language: 'en',
          created_at: '2026-01-01T00:00:00.000Z',
          text: `Line ${at}`,
        })),
      )
      .execute(),
  );
  for (let at = 500; at < 510; at++) await reply(at % 2 ? buyer : supplier, id, `Line ${at}`);
  const { replies } = await read(buyer, id);
  expect(replies.map(({ text }) => text)).toEqual(
    Array.from({ length: 500 }, (_, at) => `Line ${at + 10}`),
  );
});

test('the receiver sets any status, the buyer only closes, and a closed enquiry accepts no replies', async () => {
  const { buyer, supplier } = trade;
  const id = await sendTestEnquiry(buyer);
  for (const status of ['answered', 'pending'] as const) {
    expect((await mark(supplier, id, status)).data.status).toBe(status);
    expect((await notificationsOf(buyer))[0]).toMatchObject({
      kind: 'enquiry.status',
      detail: status,
    });
    await buyer.expectRefused('forbidden', 'PUT', `/enquiries/${id}`, { status });
  }
  const before = (await notificationsOf(buyer)).length;
  await mark(supplier, id, 'pending');
  expect(await notificationsOf(buyer)).toHaveLength(before);

  expect((await mark(buyer, id, 'closed')).data.status).toBe('closed');
  expect((await notificationsOf(supplier))[0]).toMatchObject({
    kind: 'enquiry.status',
    detail: 'closed',
  });
  for (const user of [buyer, supplier])
    await user.expectRefused('enquiryClosed', 'POST', `/enquiries/${id}/replies`, {
      text: 'One more.',
    });
  expect((await read(buyer, id)).replies).toEqual([]);
  await mark(supplier, id, 'pending');
  expect((await reply(buyer, id, 'Open again.')).replies).toHaveLength(1);
});

test('the buyer sees the admin team as one participant, and admins see which admin replied', async () => {
  const { buyer, admin } = trade;
  const otherAdmin = await signUp(market, 'admin', { name: 'Meera Iyer' });
  const id = await sendTestEnquiry(buyer, { productId: 'bis-certification' });
  await reply(otherAdmin, id, 'Your file is complete.');
  expect((await read(buyer, id)).replies).toMatchObject([
    { side: 'supplier', sender: { id: 'admin', name: 'Yantra Bridge' } },
  ]);
  expect((await read(buyer, id, 'zh-Hans')).replies[0]?.sender.name).toBe('机桥');
  expect((await read(admin, id)).replies).toMatchObject([{ sender: { name: 'Meera Iyer' } }]);
  expect((await notificationsOf(buyer))[0]).toMatchObject({
    kind: 'enquiry.reply',
    from: 'Yantra Bridge',
  });

  await reply(buyer, id, 'Thank you.');
  for (const each of [admin, otherAdmin])
    expect((await notificationsOf(each))[0]).toMatchObject({
      kind: 'enquiry.reply',
      from: 'Rao Spices',
    });
});

test('an admin who writes to the admin team is the buyer', async () => {
  const { admin } = trade;
  const id = await sendTestEnquiry(admin, {});
  const { replies } = await reply(admin, id, 'Anybody?');
  expect(replies).toMatchObject([{ side: 'buyer', sender: { id: admin.id } }]);
  await admin.expectRefused('forbidden', 'PUT', `/enquiries/${id}`, { status: 'answered' });
});

test('the texts of a deleted account stay, without its name', async () => {
  const { supplier } = trade;
  const buyer = await signUp(market, 'buyer');
  const id = await sendTestEnquiry(buyer);
  await reply(buyer, id, 'Which motor?');
  await buyer.api.call(deleteAccount, {});
  const { data, replies } = await reply(supplier, id, 'A Siemens one.');
  expect(data).toMatchObject({ buyer: null, contactInfo: { email: '', phone: '' } });
  expect(replies).toMatchObject([
    { side: 'buyer', sender: { id: '', name: '' }, text: 'Which motor?' },
    { side: 'supplier', sender: { id: supplier.id } },
  ]);
});

test('concurrent replies and closing leave a consistent thread', async () => {
  const { buyer, supplier } = trade;
  for (let round = 0; round < 5; round++) {
    const id = await sendTestEnquiry(buyer);
    const text = { text: 'Now' };
    const codes = await Promise.all(
      [
        supplier.request('POST', `/enquiries/${id}/replies`, text),
        buyer.request('POST', `/enquiries/${id}/replies`, text),
        buyer.request('PUT', `/enquiries/${id}`, { status: 'closed' }),
      ].map(async (each) => (await market.app.inject(each)).statusCode),
    );
    for (const code of codes.slice(0, 2)) expect([200, 409]).toContain(code);
    expect(codes[2]).toBe(200);
    const { data, replies } = await read(buyer, id);
    expect(data.status).toBe('closed');
    expect(replies).toHaveLength(codes.slice(0, 2).filter((code) => code === 200).length);
  }
});

describe('other users', () => {
  const calls = (id: string) =>
    [
      ['GET', `/enquiries/${id}`, undefined],
      ['PUT', `/enquiries/${id}`, { status: 'closed' }],
      ['POST', `/enquiries/${id}/replies`, { text: 'Hello' }],
    ] as const;

  test('cannot find out that an enquiry exists', async () => {
    const id = await sendTestEnquiry(trade.buyer);
    const strangers = [
      await signUp(market, 'buyer'),
      await signUp(market, 'supplier'),
      trade.admin,
    ];
    for (const user of strangers)
      for (const [method, path, payload] of calls(id))
        await user.expectRefused('enquiryNotFound', method, path, payload);
    for (const [method, path, payload] of calls(id))
      await expectRefused(
        market,
        { method, url: `/api${path}`, ...(payload && { payload }) },
        'unauthorized',
      );
    expect(await read(trade.buyer, id)).toMatchObject({
      data: { status: 'pending' },
      replies: [],
    });
  });

  test.each(['nothing', '%00', '__proto__', "'%20or%201=1%20--", '..%2Forders', 'x'.repeat(100)])(
    'the unknown id %.20s is not found',
    async (id) => {
      for (const [method, path, payload] of calls(id))
        await trade.buyer.expectRefused('enquiryNotFound', method, path, payload);
    },
  );
});

test.each([
  ['PUT', '', {}],
  ['PUT', '', { status: 'open' }],
  ['PUT', '', { status: ['closed'] }],
  ['POST', '/replies', {}],
  ['POST', '/replies', { text: ' \0\n ' }],
  ['POST', '/replies', { text: 'x'.repeat(5_001) }],
  ['POST', '/replies', { text: { toString: 1 } }],
] as const)('%s …%s refuses %.40j', async (method, tail, payload) => {
  const id = await sendTestEnquiry(trade.buyer);
  const path = `/enquiries/${id}${tail}`;
  await trade.supplier.expectRefused('validation', method, path, payload);
});

test('replies are limited to thirty a minute from one address', async () => {
  const id = await sendTestEnquiry(trade.buyer);
  const same = trade.buyer.request('POST', `/enquiries/${id}/replies`, { text: 'Again' });
  for (let at = 0; at < 30; at++) expect((await market.app.inject(same)).statusCode).toBe(200);
  await expectRefused(market, same, 'tooMany');
});
