// Calls of two sides at the same moment: whatever the order, what is stored afterwards is what one of the orders would have stored.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccountWithPassword } from '../../../contract/accounts/account.ts';
import { decideReview, getReview } from '../../../contract/admin/review.ts';
import { getProduct } from '../../../contract/catalog/products.ts';
import { blockCounterpart } from '../../../contract/chat/moderation.ts';
import { listOrders, placeOrder } from '../../../contract/trade/orders.ts';
import { chatApi } from '../chat/chat-calls.ts';
import { interleave } from '../lock-waits.ts';
import { sharedMarket } from '../market.ts';
import { openTrade, orderBodyFor } from '../trade/trade.ts';
import { signUp } from '../users.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);
const { admin, buyer, supplier } = trade;
const codeOf = (outcome: PromiseSettledResult<unknown>): string =>
  outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code: string }).code;

test.each(['admin', 'supplier'] as const)(
  'a product that changes while an admin approves it goes live as it was shown, or not at all: %s first',
  async (first) => {
    const { id } = await supplier.create({ name: 'Shown mill' });
    const { revision } = await admin.api.call(getReview, { params: { id } });
    const calls = {
      admin: () =>
        admin.api.call(decideReview, { params: { id }, body: { decision: 'approve', revision } }),
      supplier: () => supplier.update(id, { name: 'Unseen mill' }),
    };
    const second = first === 'admin' ? 'supplier' : 'admin';
    const [one, two] = await interleave<unknown, unknown>(
      market,
      (tx) => sql`update catalog_version set version = version`.execute(tx),
      calls[first],
      calls[second],
    );
    const approval = first === 'admin' ? one : two;
    const live = await market.api.call(getProduct, { params: { id } }).catch(() => null);
    expect(live?.name ?? null).toBe(codeOf(approval) === 'done' ? 'Shown mill' : null);
    if (codeOf(approval) !== 'done') expect(codeOf(approval)).toBe('conflict');
  },
);

test('messages at the moment of a block are stored before it, or refused', async () => {
  const { id } = await chatApi.open(buyer, { userIds: [buyer.id, supplier.id] });
  const send = (at: number) => chatApi.send(buyer, id, `Hello ${at}`);
  const [blocked, ...sent] = await Promise.allSettled([
    supplier.api.call(blockCounterpart, { params: { id } }),
    ...Array.from({ length: 6 }, (_, at) => send(at)),
  ]);
  expect(codeOf(blocked)).toBe('done');
  const codes = sent.map(codeOf);
  for (const code of codes) expect(['done', 'blocked']).toContain(code);
  const stored = (await chatApi.read(buyer, id)).messages;
  expect(stored).toHaveLength(codes.filter((code) => code === 'done').length);
  await expect(send(7)).rejects.toMatchObject({ code: 'blocked' });
});

test('an order at the moment its buyer deletes the account is stored whole and without the buyer, or refused', async () => {
  const productId = await trade.createLiveProduct();
  const body = orderBodyFor(supplier.id, productId);
  for (let round = 0; round < 4; round++) {
    const leaving = await signUp(market, 'buyer');
    const { email, password } = leaving;
    const order = () => leaving.api.call(placeOrder, { body });
    const calls = [
      order,
      () => market.api.call(deleteAccountWithPassword, { body: { email, password } }),
      order,
      order,
    ];
    const outcomes = await Promise.allSettled(calls.map((call) => call()));
    for (const each of outcomes) expect(['done', 'unauthorized']).toContain(codeOf(each));
    expect(codeOf(outcomes[1] as PromiseSettledResult<unknown>)).toBe('done');
    await expect(order()).rejects.toMatchObject({ code: 'unauthorized' });
  }
  const { data } = await supplier.api.call(listOrders, { query: { limit: '100' } });
  for (const { buyer: orderedBy, products } of data)
    expect([orderedBy === null || orderedBy.name === '', products.length]).toEqual([true, 1]);
});
