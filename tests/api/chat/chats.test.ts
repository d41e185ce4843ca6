// Opening conversations: one per buyer, counterpart and product, and who may open it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeMyProducts } from '../../../contract/products/my-products.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { type Market, openMarket } from '../market.ts';
import { signUp } from '../people.ts';
import { inDatabase } from '../place.ts';
import { expectRefused } from '../refusal.ts';
import { elsewhere, openTrade, request, type Trade } from '../trade/trade.ts';
import { talkIn } from './talk.ts';

let market: Market;
let trade: Trade;
let productId: string;
let talk: ReturnType<typeof talkIn>;
beforeAll(async () => {
  market = await openMarket(0);
  trade = await openTrade(market);
  productId = await trade.live();
  talk = talkIn(market);
});
afterAll(() => market.close());

test('however it is opened, and by whoever of the two, it is the same conversation', async () => {
  const { buyer, supplier } = trade;
  const first = await talk.open(buyer, { userIds: [buyer.id, supplier.id], productId });
  expect(first).toMatchObject({
    chat: { supplier: { id: supplier.id }, product: { id: productId, name: 'Rice mill RM-20' } },
    messages: [],
    hasMore: false,
  });
  for (const body of [
    { userIds: [buyer.id], productId },
    { userIds: [supplier.id], productId, vendor: supplier.id },
    { userIds: [buyer.id], vendor: supplier.id, productId },
  ])
    expect((await talk.open(buyer, body)).chat.id).toBe(first.chat.id);
  const back = await talk.open(supplier, { userIds: [buyer.id, supplier.id], productId });
  expect(back.chat.id).toBe(first.chat.id);
  const other = await talk.open(buyer, { userIds: [supplier.id] });
  expect(other.chat).toMatchObject({ product: null });
  expect(other.chat.id).not.toBe(first.chat.id);
});

test('many at once open one', async () => {
  const buyer = await signUp(market, 'buyer');
  const opened = await Promise.all(
    Array.from({ length: 8 }, () =>
      talk.open(buyer, { userIds: [buyer.id, trade.supplier.id], productId }),
    ),
  );
  expect(new Set(opened.map(({ chat }) => chat.id)).size).toBe(1);
  const rows = await inDatabase(market, ({ db }) =>
    db.selectFrom('chats').select('id').where('buyer_id', '=', buyer.id).execute(),
  );
  expect(rows).toHaveLength(1);
});

test("certification and 'admin' lead to the desk, which every admin answers", async () => {
  const { buyer, admin } = trade;
  const bis = await talk.open(buyer, {
    userIds: [buyer.id, 'admin'],
    productId: 'bis-certification',
  });
  expect(bis.chat).toMatchObject({
    supplier: { id: 'admin', name: 'Yantra Bridge' },
    product: null,
  });
  const again = await talk.open(buyer, { userIds: [buyer.id], productId: 'bis-certification' });
  expect(again.chat.id).toBe(bis.chat.id);
  const plain = await talk.open(buyer, { userIds: [buyer.id, 'admin'], vendor: 'admin' });
  expect(plain.chat.id).not.toBe(bis.chat.id);

  await talk.say(buyer, bis.chat.id, 'How long does it take?');
  const answer = await talk.say(admin, bis.chat.id, 'Ninety days.');
  expect(answer.sender?.id).toBe(admin.id);
  const { messages } = await talk.read(buyer, bis.chat.id);
  expect(messages).toMatchObject([
    { sender: { id: buyer.id } },
    { sender: { id: 'admin', name: 'Yantra Bridge' }, text: 'Ninety days.' },
  ]);
  expect(JSON.stringify(messages)).not.toContain(admin.id);
});

test('one that was opened stays open when its product is no longer public; no new one begins', async () => {
  const { supplier, buyer } = trade;
  const id = await trade.live();
  const body = { userIds: [buyer.id, supplier.id], productId: id };
  const { chat } = await talk.open(buyer, body);
  await elsewhere(market, supplier).call(changeMyProducts, {
    body: { ids: [id], action: 'deactivate' },
  });
  expect((await talk.open(buyer, body)).chat.id).toBe(chat.id);
  const late = await signUp(market, 'buyer');
  await expectRefused(market, request(late, 'POST', '/chats', body), 'validation');
  const own = { ...body, userIds: [supplier.id] };
  await expectRefused(market, request(late, 'POST', '/chats', own), 'productNotFound');
});

test('a supplier opens one with a buyer who wrote first, and with nobody else', async () => {
  const { supplier } = trade;
  const buyer = await signUp(market, 'buyer');
  const body = { userIds: [buyer.id, supplier.id], productId };
  const asking = request(supplier, 'POST', '/chats', body);
  await expectRefused(market, asking, 'forbidden');
  await elsewhere(market, buyer).call(sendEnquiry, {
    body: { productId, subject: 'A mill', message: 'Which voltage?' },
  });
  const { chat } = await talk.open(supplier, body);
  expect((await talk.list(buyer, 'buyer')).map(({ id }) => id)).toEqual([chat.id]);
  const other = await signUp(market, 'supplier');
  await expectRefused(
    market,
    request(other, 'POST', '/chats', { userIds: [buyer.id, other.id], productId }),
    'forbidden',
  );
});

test('nonsense is refused', async () => {
  const { buyer, supplier, admin } = trade;
  const other = await signUp(market, 'supplier');
  const refused = async (body: unknown, ...code: Parameters<typeof expectRefused>[2][]) =>
    expectRefused(market, request(buyer, 'POST', '/chats', body), ...code);
  for (const body of [
    {},
    { userIds: [] },
    { userIds: 'x' },
    { userIds: [buyer.id] },
    { userIds: [buyer.id, supplier.id, admin.id] },
    { userIds: [supplier.id, admin.id], productId },
    { userIds: [buyer.id, supplier.id], vendor: other.id },
    { userIds: [{ toString: 1 }] },
  ])
    await refused(body, 'validation');
  await refused({ userIds: [buyer.id, supplier.id], productId: '__proto__' }, 'productNotFound');
  await refused({ userIds: [buyer.id, other.id], productId }, 'supplierNotFound');
  for (const nobody of ['nobody', '__proto__', admin.id, other.id])
    await refused({ userIds: [buyer.id, nobody] }, 'supplierNotFound');
  await refused({ userIds: [supplier.id], productId: 'bis-certification' }, 'supplierNotFound');
});
