// Export of an account's data: everything the account owns, and only the names of other users.
import { describe, expect, test } from 'vitest';
import { requestPasswordReset } from '../../../contract/accounts/account.ts';
import { accountRows } from '../../fixtures/account-rows.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { registrationBody, signInAsLargestSupplier, signUp } from '../users.ts';
import { downloadData } from './account-download.ts';

const ORIGIN = 'https://market.example';
const BUYER_SECRETS = ['buyer@secret.example', '+919999999999', '7 Secret Lane', 'buyer wrote'];

const market = await sharedMarket(60, { PUBLIC_ORIGIN: ORIGIN });
const buyer = await signUp(
  market,
  'buyer',
  registrationBody('buyer', { name: 'Asha', companyName: '' }),
);
const supplier = await signInAsLargestSupplier(market);
const admin = await signUp(market, 'admin');
await withDatabase(market, ({ db }) => accountRows(db, { buyer, supplier, admin }));

const names = [
  'account',
  'texts',
  'listings',
  'imports',
  'enquiries',
  'enquiryReplies',
  'orders',
  'shippingAddresses',
  'reviews',
  'reviewReplies',
  'chats',
  'messages',
  'notifications',
  'stoppedMails',
  'evidence',
  'favourites',
  'savedSearches',
  'members',
  'blocked',
  'sessions',
  'signInPlaces',
  'secondFactor',
  'reports',
  'audit',
];

describe('a buyer', () => {
  test('gets the account without its password and tokens', async () => {
    const data = await downloadData(market, buyer);
    expect(Object.keys(data)).toEqual(names);
    expect(data.account).toMatchObject({
      id: buyer.id,
      email: buyer.email,
      role: 'buyer',
      phone: '+919876543210',
      address: { street: '', zipCode: '', country: 'India' },
    });
    expect(data.members).toEqual([
      {
        id: 'row-member',
        name: 'a colleague of buyer',
        email: 'member@secret.example',
        role: 'sales',
        createdAt: '2026-01-05T09:00:00.000Z',
      },
    ]);
    expect(data.texts).toEqual([
      {
        language: 'en',
        name: 'Asha',
        companyName: '',
        tradeName: '',
        description: '',
        city: '',
        state: '',
      },
    ]);
    expect(data.sessions).toEqual([
      {
        place: expect.stringMatching(/^198\.(?:\d+\.){2}x$/),
        browser: '',
        system: '',
        createdAt: expect.stringMatching(/Z$/),
        seenAt: expect.stringMatching(/Z$/),
        expiresAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect(data.stoppedMails).toEqual(['orders']);
    expect(data.signInPlaces).toBe(1);
    expect(data.secondFactor).toEqual({
      authenticatorApp: { createdAt: '2026-01-05T09:00:00.000Z', lastUsedAt: null },
      passkeys: [{ name: 'my phone', createdAt: '2026-01-05T09:00:00.000Z', lastUsedAt: null }],
      unusedRecoveryCodes: 1,
    });
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/argon2|hash/i);
    for (const secret of [buyer.token, 'SECRETOFTHEAPP', 'secret-public-key'])
      expect(text).not.toContain(secret);
  });

  test('gets its own texts and orders, and only the names of others', async () => {
    const data = await downloadData(market, buyer);
    const text = JSON.stringify(data);
    for (const own of BUYER_SECRETS) expect(text).toContain(own);
    expect(data.enquiries).toMatchObject([
      {
        as: 'buyer',
        with: expect.stringMatching(/./),
        targetPrice: 12.5,
        product: 'Rice mill',
      },
    ]);
    const [{ id: enquiry }] = data.enquiries as [{ id: string }];
    expect(data.enquiryReplies).toMatchObject([{ enquiry, text: 'buyer wrote again' }]);
    expect(data.orders).toMatchObject([
      {
        as: 'buyer',
        total: 1_250.5,
        lines: [{ name: 'Rice mill', quantity: 2, unitPrice: 625.25 }],
        steps: [{ status: 'placed' }, { status: 'confirmed' }],
      },
    ]);
    expect(data.chats).toMatchObject([
      { as: 'buyer', with: expect.stringMatching(/./), toDesk: false },
      { as: 'buyer', with: null, toDesk: true },
    ]);
    const [{ id: chat }] = data.chats as [{ id: string }];
    expect(data.messages).toMatchObject([{ chat, text: 'buyer wrote hello' }]);
    expect(data.reports).toMatchObject([{ reason: 'misleading', text: 'Not as shown' }]);
    expect(data.audit).toEqual([]);
    for (const others of [supplier.email, 'supplier wrote', 'admin wrote', 'between admins'])
      expect(text).not.toContain(others);
  });
});

describe('a supplier', () => {
  test('gets its products with texts and changes, with absolute addresses', async () => {
    const { listings } = (await downloadData(market, supplier)) as unknown as {
      listings: {
        images: string[];
        texts: { language: string }[];
        changes: { content: object }[];
      }[];
    };
    const { own } = await withDatabase(market, async ({ db }) => ({
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
    const { account } = await downloadData(market, supplier);
    expect(account.avatar).toBe(`${ORIGIN}/api/media/uploads/b.640.webp`);
  });

  test('gets only the name of a buyer', async () => {
    const data = await downloadData(market, supplier);
    const text = JSON.stringify(data);
    for (const others of [...BUYER_SECRETS, buyer.email, admin.email, 'between admins'])
      expect(text).not.toContain(others);
    expect(data.enquiries).toMatchObject([
      {
        as: 'supplier',
        with: 'Asha',
        product: 'Rice mill',
      },
    ]);
    expect(data.enquiryReplies).toMatchObject([{ text: 'supplier wrote back' }]);
    expect(data.notifications).toMatchObject([
      { kind: 'enquiry', subject: 'Rice mill', from: 'Asha', readAt: null },
      // Of the sign-in that downloads.
      { kind: 'account.signIn', from: '', readAt: null },
    ]);
    expect(data.orders).toMatchObject([{ as: 'supplier', with: 'Asha', total: 1_250.5 }]);
    expect(data.chats).toMatchObject([{ as: 'supplier', with: 'Asha' }]);
    expect(data.messages).toMatchObject([{ text: 'supplier wrote hello' }]);
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

test('an admin gets own actions and messages, without the emails of others', async () => {
  const data = await downloadData(market, admin);
  expect(data.messages).toMatchObject([{ text: 'admin wrote hello' }]);
  expect(data.audit).toMatchObject([
    { action: 'user.verify', as: 'admin' },
    { action: 'user.suspend', as: 'admin', note: 'a reason' },
  ]);
  const text = JSON.stringify(data);
  for (const others of [supplier.email, buyer.email, ...BUYER_SECRETS])
    expect(text).not.toContain(others);
});

test('password reset links are not exported', async () => {
  await withDatabase(market, ({ db }) =>
    db
      .insertInto('password_resets')
      .values({ token_hash: 'f'.repeat(64), user_id: buyer.id, expires_at: '2999-01-01' })
      .execute(),
  );
  await market.api.call(requestPasswordReset, { body: { email: buyer.email } });
  expect(JSON.stringify(await downloadData(market, buyer))).not.toContain('f'.repeat(64));
});
