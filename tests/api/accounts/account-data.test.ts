// Export of an account's data: everything the account owns, and only the names of other users.
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { downloadAccount, requestPasswordReset } from '../../../contract/accounts/account.ts';
import { sendAttachment } from '../../../contract/chat/chats.ts';
import { accountRows } from '../../fixtures/account-rows.ts';
import { file, picture } from '../../fixtures/files.ts';
import { tradeRows } from '../../fixtures/trade-rows.ts';
import { unzip } from '../../fixtures/unzip.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket, unusedAddress } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { openTrade } from '../trade/trade.ts';
import { registrationBody, type SignedInUser, signInAsLargestSupplier, signUp } from '../users.ts';

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

interface Data extends Record<string, unknown> {
  readonly account: Record<string, unknown>;
}
const archive = async ({ token }: SignedInUser): Promise<Map<string, Buffer>> => {
  const api = market.apiAs(token, { address: unusedAddress() });
  return unzip(new Uint8Array(await (await api.call(downloadAccount, {})).arrayBuffer()));
};
const download = async (user: SignedInUser): Promise<Data> =>
  JSON.parse(String((await archive(user)).get('data.json'))) as Data;
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
  'favourites',
  'savedSearches',
  'blocked',
  'sessions',
  'signInPlaces',
  'reports',
  'audit',
];

describe('a buyer', () => {
  test('gets the account without its password and tokens', async () => {
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
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/argon2|hash/i);
    expect(text).not.toContain(buyer.token);
  });

  test('gets its own texts and orders, and only the names of others', async () => {
    const data = await download(buyer);
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
    const { listings } = (await download(supplier)) as unknown as {
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
    const { account } = await download(supplier);
    expect(account.avatar).toBe(`${ORIGIN}/api/media/uploads/b.640.webp`);
  });

  test('gets only the name of a buyer', async () => {
    const data = await download(supplier);
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
  const data = await download(admin);
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
  expect(JSON.stringify(await download(buyer))).not.toContain('f'.repeat(64));
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

describe('files in the export', () => {
  test('contains own attachments, pictures and videos once each', async () => {
    const trade = await openTrade(market);
    const [photo, drawing] = [
      await picture(900, 700),
      file(PDF, 'A drawing.pdf', 'application/pdf'),
    ];
    const { id } = await trade.supplier.create({ name: 'Quern', images: [photo] });
    const chat = await withDatabase(market, ({ db }) =>
      tradeRows(db).chat({ buyer_id: trade.buyer.id, supplier_id: trade.supplier.id }),
    );
    for (const sender of [trade.buyer, trade.supplier])
      await sender.api.call(sendAttachment, {
        params: { id: chat },
        body: { file: drawing },
      });
    const files = await archive(trade.supplier);
    const data = JSON.parse(String(files.get('data.json')));
    const createdProduct = data.listings.find((each: { id: string }) => each.id === id);
    const [{ attachment }] = data.messages;
    expect(attachment).toMatchObject({ name: drawing.name, type: 'application/pdf' });
    expect([...files.keys()].slice(1).sort()).toEqual(
      [attachment.file, ...createdProduct.files].sort(),
    );
    expect(files.get(attachment.file)?.length).toBe(attachment.size);
    const { width } = await sharp(files.get(createdProduct.files[0])).metadata();
    // The export contains the largest stored size of the picture.
    expect(width).toBe(900);
  });

  test('leaves out files that are missing', async () => {
    const user = await signUp(market, 'supplier');
    await withDatabase(market, ({ db }) =>
      db
        .updateTable('users')
        .set({ avatar: '/media/uploads/gone-80x60.640.webp' })
        .where('id', '=', user.id)
        .execute(),
    );
    expect([...(await archive(user)).keys()]).toEqual(['data.json']);
  });
});

test('exports all rows of a large account in batches', async () => {
  const [one, other] = [await signUp(market, 'buyer'), await signUp(market, 'supplier')];
  await withDatabase(market, async ({ db }) => {
    const rows = tradeRows(db);
    const sides = { buyer_id: one.id, supplier_id: other.id };
    const chat = await rows.chat(sides);
    for (let at = 0; at < 250; at++) await rows.enquiry({ ...sides, message: `number ${at}` });
    await db
      .insertInto('messages')
      .values(
        Array.from({ length: 1_234 }, (_, at) => ({
          id: `long-${String(at).padStart(6, '0')}`,
          chat_id: chat,
          sender_id: one.id,
          language: 'en',
          created_at: '2026-01-05T09:00:00.000Z',
          text: `line ${at} “引号” \u2028 </script>`,
        })),
      )
      .execute();
  });
  const data = await download(one);
  const texts = (data.messages as { text: string }[]).map(({ text }) => text);
  expect(texts).toHaveLength(1_234);
  expect(new Set(texts).size).toBe(1_234);
  expect(texts[1_233]).toBe('line 1233 “引号” \u2028 </script>');
  const enquiryTexts = (data.enquiries as { message: string }[]).map(({ message }) => message);
  expect(new Set(enquiryTexts).size).toBe(250);
});

test('one export at a time for each account, and an aborted export allows the next one', async () => {
  const user = await signUp(market, 'buyer');
  const origin = await market.listen();
  await withDatabase(market, async ({ db }) => {
    const chat = await tradeRows(db).chat({ buyer_id: user.id });
    const text = 'x'.repeat(5_000);
    for (let from = 0; from < 5_000; from += 500)
      await db
        .insertInto('messages')
        .values(
          Array.from({ length: 500 }, (_, at) => ({
            id: `wide-${String(from + at).padStart(6, '0')}`,
            chat_id: chat,
            sender_id: user.id,
            language: 'en',
            created_at: '2026-01-05T09:00:00.000Z',
            text,
          })),
        )
        .execute();
  });
  const requestArchive = (signal?: AbortSignal) =>
    fetch(`${origin}/api/auth/account`, {
      headers: { authorization: `Bearer ${user.token}` },
      ...(signal ? { signal } : {}),
    });
  const aborter = new AbortController();
  // The response (25 MB) is never read, so this export stays in progress.
  const first = await requestArchive(aborter.signal);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('application/zip');
  expect(first.headers.get('content-disposition')).toMatch(
    /^attachment; filename="yantra-bridge-data-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect((await requestArchive()).status).toBe(429);
  aborter.abort();
  const again = await vi.waitFor(async () => {
    const api = market.apiAs(user.token, { address: unusedAddress() });
    return api.call(downloadAccount, {});
  }, 10_000);
  expect(again.size).toBeGreaterThan(25_000_000);
});

test('exports are limited to five a minute', async () => {
  const request = {
    url: '/api/auth/account',
    headers: { authorization: `Bearer ${buyer.token}` },
    remoteAddress: unusedAddress(),
  };
  for (let call = 0; call < 5; call++)
    expect((await market.app.inject(request)).statusCode).toBe(200);
  await expectRefused(market, request, 'tooMany');
});
