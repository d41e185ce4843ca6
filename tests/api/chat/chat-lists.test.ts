// Lists of conversations for the buyer, the supplier and the admin area: last message and unread counts.
import { expect, test } from 'vitest';
import { listBuyerChats, listSupplierChats } from '../../../contract/chat/chats.ts';
import { BIS_TOPIC_ID } from '../../../contract/limits.ts';
import { translationsRepository } from '../../../server/translation/translation-queries.ts';
import { expectMatchesContract } from '../contract-check.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { insertRows } from '../trade/trade.ts';
import { type SignedInUser, signUp } from '../users.ts';

const LISTS = { buyer: listBuyerChats, supplier: listSupplierChats } as const;
const market = await sharedMarket(3);

const chatsOf = async ({ api }: SignedInUser, side: 'buyer' | 'supplier') =>
  (await api.call(LISTS[side], { query: {} })).chats;

/** The raw reply, for tests about fields that the contract's reader drops. */
const replyTo = async ({ token }: SignedInUser, side: 'buyer' | 'supplier', tail = '') => {
  const headers = { authorization: `Bearer ${token}` };
  const url = `/api${LISTS[side].path}${tail}`;
  const reply = await market.app.inject({ url, headers });
  expectMatchesContract(LISTS[side], { status: reply.statusCode, body: reply.json() });
  return reply.json();
};

const unread = async (user: SignedInUser, side: 'buyer' | 'supplier') =>
  (await chatsOf(user, side)).map(({ unreadCount }) => unreadCount);

test('a last message has its stored translation, in the language of the list', async () => {
  const text = '主轴已经换好，下周三发货';
  const translation = 'The spindle is replaced; it ships next Wednesday';
  await withDatabase(market, ({ db }) =>
    translationsRepository(db).store([{ original: text, target: 'en', text: translation }]),
  );
  const buyer = await signUp(market, 'buyer');
  const supplier = await signUp(market, 'supplier');
  await insertRows(market, async (rows) => {
    const chat = await rows.chat({ buyer_id: buyer.id, supplier_id: supplier.id });
    await rows.message(chat, supplier.id, { text, language: 'zh-Hans' });
  });
  const [inEnglish] = await chatsOf(buyer, 'buyer');
  expect(inEnglish?.lastMessage).toMatchObject({ text, translation });
  const inChinese = await market.app.inject({
    url: '/api/chats/vendor',
    headers: { authorization: `Bearer ${supplier.token}`, 'accept-language': 'zh-Hans' },
  });
  expect(inChinese.json().data[0].lastMessage).toMatchObject({ text, translation: null });
});

test('both participants see a conversation with its last message, and other users do not', async () => {
  const buyer = await signUp(market, 'buyer', { name: 'Asha Rao' });
  const supplier = await signUp(market, 'supplier', { name: '李伟' });
  const { id, listing: marketProduct } = await insertRows(market, async (rows) => {
    const marketProduct = await rows.product();
    const chat = await rows.chat({
      buyer_id: buyer.id,
      supplier_id: supplier.id,
      product_no: marketProduct.no,
      about: marketProduct.id,
      product_name: 'Hammer mill',
    });
    await rows.message(chat, buyer.id);
    await rows.message(chat, supplier.id, { text: '您好', language: 'zh-Hans' });
    return { id: chat, listing: marketProduct };
  });
  for (const [user, side] of [
    [buyer, 'buyer'],
    [supplier, 'supplier'],
  ] as const) {
    const [chat] = await chatsOf(user, side);
    expect(chat).toMatchObject({
      id,
      participants: [
        { id: buyer.id, name: 'Asha Rao', email: buyer.email, phone: '+919876543210' },
        { id: supplier.id, name: '李伟', email: supplier.email, phone: '+8613800138000' },
      ],
      supplier: { id: supplier.id },
      product: { id: marketProduct.id, name: 'Hammer mill' },
      lastMessage: { text: '您好' },
      unreadCount: 1,
    });
    const { data } = await replyTo(user, side);
    expect(data[0]).toMatchObject({
      userIds: [buyer.id, supplier.id],
      lastMessage: {
        chatId: id,
        senderId: supplier.id,
        sender: { _id: supplier.id, name: '李伟' },
        originalLanguage: 'zh-Hans',
        language: 'zh-Hans',
      },
    });
    expect(data[0].updatedAt).toBe(data[0].lastMessage.createdAt);
    expect(await chatsOf(await signUp(market, side), side)).toEqual([]);
  }
});

test('unread messages are those of the counterpart after the read mark', async () => {
  const [buyer, supplier] = [await signUp(market, 'buyer'), await signUp(market, 'supplier')];
  const counts = async () => [await unread(buyer, 'buyer'), await unread(supplier, 'supplier')];
  const chat = await insertRows(market, (rows) =>
    rows.chat({ buyer_id: buyer.id, supplier_id: supplier.id }),
  );
  // Opened, and nothing sent yet: it is in no list.
  expect(await counts()).toEqual([[], []]);

  const first = await insertRows(market, async (rows) => {
    await rows.message(chat, buyer.id);
    const question = await rows.message(chat, buyer.id);
    await rows.message(chat, supplier.id);
    return question;
  });
  expect(await counts()).toEqual([[1], [2]]);

  await insertRows(market, (rows) => rows.read(chat, 'supplier', first));
  expect(await counts()).toEqual([[1], [0]]);

  await insertRows(market, async (rows) => {
    await rows.message(chat, buyer.id);
    const answer = await rows.message(chat, supplier.id);
    await rows.read(chat, 'buyer', answer);
  });
  expect(await counts()).toEqual([[0], [1]]);
});

test('each conversation has its own unread count, and the newest comes first', async () => {
  const supplier = await signUp(market, 'supplier');
  const buyers = [await signUp(market, 'buyer'), await signUp(market, 'buyer')] as const;
  const [older, younger] = await insertRows(market, async (rows) => {
    const chats = [
      await rows.chat({ buyer_id: buyers[0].id, supplier_id: supplier.id }),
      await rows.chat({ buyer_id: buyers[1].id, supplier_id: supplier.id }),
    ] as const;
    for (let at = 0; at < 3; at++) await rows.message(chats[1], buyers[1].id);
    await rows.message(chats[0], buyers[0].id);
    return chats;
  });
  const found = await chatsOf(supplier, 'supplier');
  expect(found.map(({ id }) => id)).toEqual([older, younger]);
  expect(found.map(({ unreadCount }) => unreadCount)).toEqual([1, 3]);
});

test('admins answer conversations with the admin team from either list, and the buyer sees one counterpart', async () => {
  const buyer = await signUp(market, 'buyer');
  const admins = [
    await signUp(market, 'admin', { name: 'Meera' }),
    await signUp(market, 'admin'),
  ] as const;
  const { desk: adminChat, gone: deletedChat } = await insertRows(market, async (rows) => {
    const adminChat = await rows.chat({ buyer_id: buyer.id, to_admin: 1, about: BIS_TOPIC_ID });
    await rows.message(adminChat, buyer.id);
    await rows.message(adminChat, admins[0].id, { text: 'We look into it' });
    // A conversation with a supplier whose account was deleted. It does not belong to the admin area.
    const gone = await rows.chat({ buyer_id: buyer.id, about: 'x' });
    await rows.message(gone, buyer.id);
    return { desk: adminChat, gone };
  });
  for (const admin of admins)
    for (const side of ['buyer', 'supplier'] as const) {
      const found = await chatsOf(admin, side);
      expect(found.map(({ id }) => id)).toContain(adminChat);
      expect(found.map(({ id }) => id)).not.toContain(deletedChat);
      // A message by another admin does not count as unread in the admin area.
      expect(found[0]).toMatchObject({ product: null, unreadCount: 1 });
      const { data } = await replyTo(admin, side);
      expect(data[0].lastMessage).toMatchObject({ senderId: admins[0].id });
    }
  const [, ownChat] = (await replyTo(buyer, 'buyer')).data;
  expect(ownChat).toMatchObject({
    id: adminChat,
    userIds: [buyer.id, 'admin'],
    product: null,
    vendor: { id: 'admin', name: 'Yantra Bridge', email: null, phone: null },
    lastMessage: { senderId: 'admin', sender: { _id: 'admin', name: 'Yantra Bridge' } },
    unreadCount: 1,
  });
  expect(JSON.stringify(ownChat)).not.toMatch(new RegExp(`Meera|${admins[0].id}`));
});

test('an admin is the buyer in own conversations with the admin team, and an admin in the others', async () => {
  const [admin, supplier] = [await signUp(market, 'admin'), await signUp(market, 'supplier')];
  const chat = await insertRows(market, async (rows) => {
    const own = await rows.chat({ buyer_id: admin.id, supplier_id: supplier.id });
    await rows.message(own, supplier.id);
    await rows.message(own, supplier.id);
    return own;
  });
  const [bought] = await chatsOf(admin, 'buyer');
  expect(bought).toMatchObject({ id: chat, unreadCount: 2 });
  expect((await chatsOf(admin, 'supplier')).map(({ id }) => id)).not.toContain(chat);
});

test('the product has its name in the language of the reader', async () => {
  const buyer = await signUp(market, 'buyer');
  const names = await insertRows(market, async (rows) => {
    const { no, id } = await rows.product();
    const namesByLanguage = await rows.namesOf(no);
    for (const [about, product_name] of [
      [id, namesByLanguage.en ?? ''],
      ['renamed', 'What it was called then'],
    ] as const) {
      const product = { product_no: no, about, product_name };
      const chat = await rows.chat({ buyer_id: buyer.id, to_admin: 1, ...product });
      await rows.message(chat, buyer.id);
    }
    return namesByLanguage;
  });
  const inChinese = market.apiAs(buyer.token, { lang: 'zh-Hans' });
  const { chats } = await inChinese.call(listBuyerChats, { query: {} });
  expect(new Set(chats.map(({ product }) => product?.name))).toEqual(
    new Set([names['zh-Hans'], 'What it was called then']),
  );
});

test('a deleted account has no name for the counterpart, and its messages stay', async () => {
  const [buyer, supplier] = [await signUp(market, 'buyer'), await signUp(market, 'supplier')];
  await insertRows(market, async (rows) => {
    const chat = await rows.chat({ buyer_id: buyer.id, supplier_id: supplier.id, about: 'x' });
    await rows.message(chat, buyer.id, { text: 'Farewell' });
    await rows.deleteUser(buyer.id);
  });
  const { data } = await replyTo(supplier, 'supplier');
  expect(data).toMatchObject([
    {
      users: [{ id: supplier.id }],
      userIds: [supplier.id],
      lastMessage: { text: 'Farewell', senderId: '', sender: { _id: '', name: '' } },
      unreadCount: 1,
    },
  ]);
  const other = await signUp(market, 'buyer');
  await insertRows(market, async (rows) => {
    const chat = await rows.chat({ buyer_id: other.id, supplier_id: supplier.id, about: 'x' });
    await rows.message(chat, supplier.id);
    await rows.deleteUser(supplier.id);
  });
  expect((await replyTo(other, 'buyer')).data).toMatchObject([
    { vendor: null, users: [{ id: other.id }], lastMessage: { senderId: '' }, unreadCount: 1 },
  ]);
});

test('lists thirty conversations a page, each once, with a total', async () => {
  const supplier = await signUp(market, 'supplier');
  const buyer = await signUp(market, 'buyer');
  const ids = await insertRows(market, async (rows) => {
    const opened: string[] = [];
    for (let at = 0; at < 32; at++) {
      const sides = { buyer_id: buyer.id, supplier_id: supplier.id };
      const chat = await rows.chat({ ...sides, about: `x${at}`, product_name: `Mill ${at}` });
      await rows.message(chat, buyer.id);
      opened.push(chat);
    }
    return opened;
  });
  for (const [user, side] of [
    [buyer, 'buyer'],
    [supplier, 'supplier'],
  ] as const) {
    const pages = await Promise.all(
      ['?page=1', '?page=2', '?page=3', '?page=1000000000'].map((tail) =>
        replyTo(user, side, tail),
      ),
    );
    expect(pages.map(({ data }) => data.length)).toEqual([30, 2, 0, 0]);
    expect(pages.flatMap(({ data }) => data.map(({ id }: { id: string }) => id))).toEqual(
      ids.toReversed(),
    );
    const pagination = { page: 2, limit: 30, total: 32, totalPages: 2, capped: false };
    expect(pages[1].pagination).toEqual(pagination);
    const read = await user.api.call(LISTS[side], { query: { page: 2 } });
    expect(read.pagination).toEqual(pagination);
  }
});

test.each(['buyer', 'supplier'] as const)(
  'the list of a %s is refused to the other role',
  async (side) => {
    const url = `/api${LISTS[side].path}`;
    await expectRefused(market, { url }, 'unauthorized');
    const other = await signUp(market, side === 'buyer' ? 'supplier' : 'buyer');
    const headers = { authorization: `Bearer ${other.token}` };
    await expectRefused(market, { url, headers }, 'forbidden');
    const { token } = await signUp(market, side);
    for (const tail of ['?page=0', '?page=x', '?limit=101', '?limit=1&limit=2'])
      await expectRefused(
        market,
        { url: `${url}${tail}`, headers: { authorization: `Bearer ${token}` } },
        'validation',
      );
  },
);
