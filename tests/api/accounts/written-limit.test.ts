// Accounts without a confirmed email: they browse, save and draft, and write to three counterparts a day.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChat, sendChatMessage } from '../../../contract/chat/chats.ts';
import { addFavourite } from '../../../contract/favourites/favourites.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { replyToEnquiry } from '../../../contract/trade/enquiry-thread.ts';
import { approveProduct } from '../admin/admin-review.ts';
import { withDatabase } from '../environment.ts';
import { openMarket } from '../market.ts';
import { signUpSupplier } from '../products/product-forms.ts';
import { insertRows, orderBodyFor, PRICE } from '../trade/trade.ts';
import { type SignedInUser, signUp, signUpMember } from '../users.ts';
import { openMarketWithLinks } from './email-links.ts';

const open = await openMarketWithLinks();
const { market } = open;
afterAll(() => open.close());

interface Offer {
  readonly supplierId: string;
  readonly productId: string;
}
const offers: Offer[] = [];
beforeAll(async () => {
  const admin = await signUp(market, 'admin');
  for (let at = 0; at < 5; at++) {
    const supplier = await signUpSupplier(market);
    const { id } = await supplier.create({ price: PRICE });
    await approveProduct(admin, id);
    offers.push({ supplierId: supplier.id, productId: id });
  }
});
const offer = (at: number): Offer => offers[at] as Offer;

const enquire = ({ api }: SignedInUser, { productId }: Offer) =>
  api.call(sendEnquiry, { body: { productId, subject: 'Mill', message: 'Which voltage?' } });
const enquiryOf = ({ productId }: Offer) => ({ productId, subject: 'Mill', message: 'Hello' });
const openChatWith = ({ api }: SignedInUser, { supplierId, productId }: Offer) =>
  api.call(createChat, { body: { userIds: [supplierId], productId } });
const confirm = async ({ email }: SignedInUser) =>
  open.use('confirm', await open.tokenFor(email, 'confirm'));

test('an inquiry, an order and a chat count together; the fourth counterpart is refused until the link is used', async () => {
  const buyer = await signUp(market, 'buyer');
  await enquire(buyer, offer(0));
  const { supplierId, productId } = offer(1);
  const placed = await market.app.inject(
    buyer.request('POST', '/orders', orderBodyFor(supplierId, productId)),
  );
  expect(placed.statusCode).toBe(200);
  const third = await openChatWith(buyer, offer(2));
  await buyer.api.call(sendChatMessage, { body: { chatId: third.id, text: 'Hello' } });

  // The same counterparts, as often as needed.
  await enquire(buyer, offer(2));
  await buyer.api.call(sendChatMessage, { body: { chatId: third.id, text: 'Are you there?' } });

  const refusal = await buyer.expectRefused(
    'confirmEmailFirst',
    'POST',
    '/enquiries',
    enquiryOf(offer(3)),
  );
  expect(refusal.message).toBe(
    'Until the email of your account is confirmed, you can write to 3 companies in 24 hours. Please press the link in our mail, then send this again.',
  );
  const fourth = offer(3);
  await buyer.expectRefused(
    'confirmEmailFirst',
    'POST',
    '/orders',
    orderBodyFor(fourth.supplierId, fourth.productId),
  );
  // Opening a chat writes nothing.
  const chat = await openChatWith(buyer, fourth);
  await buyer.expectRefused('confirmEmailFirst', 'POST', '/messages', {
    chatId: chat.id,
    text: 'Hello',
  });

  // Saving is not limited, and the market itself can be reached.
  await buyer.api.call(addFavourite, { params: { id: fourth.productId } });
  await buyer.api.call(sendEnquiry, { body: { subject: 'Help', message: 'No mail arrives.' } });

  await confirm(buyer);
  await enquire(buyer, offer(3));
  await enquire(buyer, offer(4));
  await buyer.api.call(sendChatMessage, { body: { chatId: chat.id, text: 'Hello' } });
});

test('nothing of a refused call is stored', async () => {
  const buyer = await signUp(market, 'buyer');
  for (const at of [0, 1, 2]) await enquire(buyer, offer(at));
  const count = () =>
    withDatabase(market, async ({ db }) => [
      await db.selectFrom('enquiries').select('id').where('buyer_id', '=', buyer.id).execute(),
      await db
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', offer(3).supplierId)
        .execute(),
    ]);
  const before = await count();
  await buyer.expectRefused('confirmEmailFirst', 'POST', '/enquiries', enquiryOf(offer(3)));
  expect(await count()).toEqual(before);
});

test('of concurrent calls to different counterparts three succeed', async () => {
  const buyer = await signUp(market, 'buyer');
  const outcomes = await Promise.allSettled(offers.map((each) => enquire(buyer, each)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('counterparts of the day before do not count', async () => {
  const buyer = await signUp(market, 'buyer');
  for (const at of [0, 1, 2]) await enquire(buyer, offer(at));
  await withDatabase(market, ({ db }) =>
    db
      .updateTable('written_counterparts')
      .set({ written_at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
      .where('user_id', '=', buyer.id)
      .execute(),
  );
  await enquire(buyer, offer(3));
});

test('replies of a supplier count as well', async () => {
  const supplier = await signUp(market, 'supplier');
  const ids: string[] = [];
  for (let at = 0; at < 4; at++) {
    const buyer = await signUp(market, 'buyer');
    ids.push(
      await insertRows(market, (rows) =>
        rows.enquiry({ buyer_id: buyer.id, supplier_id: supplier.id }),
      ),
    );
  }
  const body = { text: 'It is 415 V.' };
  for (const id of ids.slice(0, 3))
    await supplier.api.call(replyToEnquiry, { params: { id }, body });
  const path = `/enquiries/${ids[3]}/replies`;
  await supplier.expectRefused('confirmEmailFirst', 'POST', path, body);
  const member = await signUpMember(market, supplier, 'sales');
  await withDatabase(market, ({ db }) =>
    db
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', supplier.id)
      .execute(),
  );
  await expect(
    member.api.call(replyToEnquiry, { params: { id: ids[3] ?? '' }, body }),
  ).rejects.toMatchObject({
    code: 'confirmEmailFirst',
    message: expect.stringContaining('Until the owner of this account confirms its email'),
  });
});

test('a market without mail has no limit', async () => {
  await using silent = await openMarket(0);
  const [admin, buyer] = [await signUp(silent, 'admin'), await signUp(silent, 'buyer')];
  for (let at = 0; at < 4; at++) {
    const supplier = await signUpSupplier(silent);
    const { id } = await supplier.create({ price: PRICE });
    await approveProduct(admin, id);
    await enquire(buyer, { supplierId: supplier.id, productId: id });
  }
});
