// The download of an account: all of one's own, and of everybody else no more than a name.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadAccount, requestReset } from '../../contract/account.ts';
import { accountRows } from '../fixtures/account-rows.ts';
import { type Market, openMarket } from './market.ts';
import { freshAddress, newcomer, type SomeoneSignedIn, signInAsSeller, signUp } from './people.ts';
import { inDatabase } from './place.ts';
import { expectRefused } from './refusal.ts';

const ORIGIN = 'https://market.example';
const BUYER_SECRETS = ['buyer@secret.example', '+919999999999', '7 Secret Lane', 'buyer wrote'];
let market: Market;
let buyer: SomeoneSignedIn;
let supplier: SomeoneSignedIn;
let admin: SomeoneSignedIn;

beforeAll(async () => {
  market = await openMarket(60, { PUBLIC_ORIGIN: ORIGIN });
  buyer = await signUp(market, 'buyer', newcomer('buyer', { name: 'Asha', companyName: '' }));
  supplier = await signInAsSeller(market);
  admin = await signUp(market, 'admin');
  await inDatabase(market, ({ db }) => accountRows(db, { buyer, supplier, admin }));
});
afterAll(() => market.close());

interface Data extends Record<string, unknown> {
  readonly account: Record<string, unknown>;
}
const download = async ({ token }: SomeoneSignedIn): Promise<Data> =>
  (await market
    .apiAs(token, { address: freshAddress() })
    .call(downloadAccount, {})) as unknown as Data;
const names = [
  'account',
  'texts',
  'listings',
  'enquiries',
  'orders',
  'chats',
  'notifications',
  'sessions',
  'signInPlaces',
  'reports',
  'audit',
];

describe('a buyer', () => {
  test('gets the account, without its password and its tokens', async () => {
    const data = await download(buyer);
    expect(Object.keys(data)).toEqual(names);
    expect(data.account).toMatchObject({
      id: buyer.id,
      email: buyer.email,
      role: 'buyer',
      phone: '+919876543210',
      address: { street: '', zipCode: '', country: 'India' },
    });
    expect(data.texts).toEqual([
      { language: 'en', name: 'Asha', companyName: '', description: '', city: '', state: '' },
    ]);
    expect(data.sessions).toEqual([
      {
        createdAt: expect.stringMatching(/Z$/),
        seenAt: expect.stringMatching(/Z$/),
        expiresAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect(data.signInPlaces).toBe(1);
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/argon2|hash/i);
    expect(text).not.toContain(buyer.token);
  });

  test('gets what it wrote and ordered, and of the other side the name', async () => {
    const data = await download(buyer);
    const text = JSON.stringify(data);
    for (const own of BUYER_SECRETS) expect(text).toContain(own);
    expect(data.enquiries).toMatchObject([
      {
        as: 'buyer',
        with: expect.stringMatching(/./),
        targetPrice: 12.5,
        product: 'Rice mill',
        replies: [{ text: 'buyer wrote again' }],
      },
    ]);
    expect(data.orders).toMatchObject([
      {
        as: 'buyer',
        total: 1_250.5,
        lines: [{ name: 'Rice mill', quantity: 2, unitPrice: 625.25 }],
        steps: [{ status: 'placed' }, { status: 'confirmed' }],
      },
    ]);
    expect(data.chats).toMatchObject([
      { with: expect.stringMatching(/./), messages: [{ text: 'buyer wrote hello' }] },
      { with: null, toDesk: true, messages: [] },
    ]);
    expect(data.reports).toMatchObject([{ reason: 'misleading', text: 'Not as shown' }]);
    expect(data.audit).toEqual([]);
    for (const others of [supplier.email, 'supplier wrote', 'admin wrote', 'between admins'])
      expect(text).not.toContain(others);
  });
});

describe('a supplier', () => {
  test('gets its listings with words and changes, and addresses that work anywhere', async () => {
    const { listings } = (await download(supplier)) as unknown as {
      listings: {
        images: string[];
        texts: { language: string }[];
        changes: { content: object }[];
      }[];
    };
    const { own } = await inDatabase(market, async ({ db }) => ({
      own: await db
        .selectFrom('products')
        .select('no')
        .where('supplier_id', '=', supplier.id)
        .execute(),
    }));
    expect(listings).toHaveLength(own.length);
    for (const { texts } of listings)
      expect(texts.map(({ language }) => language).sort()).toEqual(['en', 'zh-Hans']);
    for (const image of listings.flatMap(({ images }) => images))
      expect(image).toMatch(/^https:\/\/market\.example\/api\/media\/demo\//);
    expect(listings.flatMap(({ changes }) => changes)).toMatchObject([
      {
        status: 'pending',
        content: {
          name: 'Rice mill II',
          images: [`${ORIGIN}/api/media/uploads/a.640.webp`],
          video: `${ORIGIN}/api/media/uploads/a.mp4`,
        },
      },
    ]);
    const { account } = await download(supplier);
    expect(account.avatar).toBe(`${ORIGIN}/api/media/uploads/b.640.webp`);
  });

  test('gets no more of a buyer than the name', async () => {
    const data = await download(supplier);
    const text = JSON.stringify(data);
    for (const others of [...BUYER_SECRETS, buyer.email, admin.email, 'between admins'])
      expect(text).not.toContain(others);
    expect(data.enquiries).toMatchObject([
      {
        as: 'supplier',
        with: 'Asha',
        product: 'Rice mill',
        replies: [{ text: 'supplier wrote back' }],
      },
    ]);
    expect(data.notifications).toMatchObject([
      { kind: 'enquiry', subject: 'Rice mill', from: 'Asha', readAt: null },
    ]);
    expect(data.orders).toMatchObject([{ as: 'supplier', with: 'Asha', total: 1_250.5 }]);
    expect(data.chats).toMatchObject([{ messages: [{ text: 'supplier wrote hello' }] }]);
    expect(data.audit).toEqual([
      { at: '2026-01-05T09:00:00.000Z', action: 'user.verify', as: 'subject' },
      {
        at: '2026-01-05T09:01:00.000Z',
        action: 'user.suspend',
        as: 'subject',
        note: 'a reason',
      },
    ]);
  });
});

test('an admin gets what it did and wrote, and nobody’s email', async () => {
  const data = await download(admin);
  expect(data.chats).toMatchObject([{ as: 'admin', messages: [{ text: 'admin wrote hello' }] }]);
  expect(data.audit).toMatchObject([
    { action: 'user.verify', as: 'admin' },
    { action: 'user.suspend', as: 'admin', note: 'a reason' },
  ]);
  const text = JSON.stringify(data);
  for (const others of [supplier.email, buyer.email, ...BUYER_SECRETS])
    expect(text).not.toContain(others);
});

test('a link to set a new password is not part of it', async () => {
  await inDatabase(market, ({ db }) =>
    db
      .insertInto('password_resets')
      .values({ token_hash: 'f'.repeat(64), user_id: buyer.id, expires_at: '2999-01-01' })
      .execute(),
  );
  await market
    .apiAs(null, { address: freshAddress() })
    .call(requestReset, { body: { email: buyer.email } });
  expect(JSON.stringify(await download(buyer))).not.toContain('f'.repeat(64));
});

test('five a minute', async () => {
  const request = {
    url: '/api/auth/account',
    headers: { authorization: `Bearer ${buyer.token}` },
    remoteAddress: freshAddress(),
  };
  for (let call = 0; call < 5; call++)
    expect((await market.app.inject(request)).statusCode).toBe(200);
  await expectRefused(market, request, 'tooMany');
});
