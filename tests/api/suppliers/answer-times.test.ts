// Answer times of suppliers: measured from enquiries and chats, shown on the profile once there are enough.
import { expect, test } from 'vitest';
import { createChat, sendChatMessage } from '../../../contract/chat/chats.ts';
import { getMarketFigures } from '../../../contract/suppliers/market-figures.ts';
import { getSupplier } from '../../../contract/suppliers/suppliers.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { replyToEnquiry } from '../../../contract/trade/enquiry-thread.ts';
import { answerTimeJob } from '../../../server/suppliers/answers/answer-time-job.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { openTrade } from '../trade/trade.ts';
import { signUp } from '../users.ts';

const market = await sharedMarket(0);

/** As housekeeping does at that time; resolves with what the supplier's profile shows from then on. */
const measure = (id: string, now = Date.now()) =>
  withDatabase(market, async ({ db }) => {
    await answerTimeJob(db, { refresh: () => Promise.resolve() }, () => now).run(() => false);
    return db
      .selectFrom('users')
      .select(['answer_hours as hours', 'answered_percent as percent'])
      .where('id', '=', id)
      .executeTakeFirst();
  });

test('two enquiries and a chat that were answered are enough', async () => {
  const { buyer, supplier, createLiveProduct } = await openTrade(market);
  const productId = await createLiveProduct();
  for (const message of ['Which voltage?', 'Which port?']) {
    const body = { productId, subject: 'A machine', message };
    const { data } = await buyer.api.call(sendEnquiry, { body });
    const params = { id: data?.id ?? '' };
    await supplier.api.call(replyToEnquiry, { params, body: { text: 'Yes' } });
  }
  const unknown = { hours: null, percent: null };
  expect(await measure(supplier.id)).toEqual(unknown);

  const { id: chatId } = await buyer.api.call(createChat, {
    body: { userIds: [supplier.id], productId },
  });
  await buyer.api.call(sendChatMessage, { body: { chatId, text: 'Hello' } });
  await supplier.api.call(sendChatMessage, { body: { chatId, text: 'Hello' } });
  expect(await measure(supplier.id)).toEqual({ hours: 1, percent: 100 });
  // The restarted server has read the new version of the catalog.
  await market.restart();
  const { profile } = await market.api.call(getSupplier, {
    params: { id: supplier.id },
    query: {},
  });
  expect(profile.answers).toEqual({ hours: 1, percent: 100 });

  // Questions without an answer for three days lower the share.
  const other = await signUp(market, 'buyer');
  await other.api.call(sendEnquiry, {
    body: { productId, subject: 'A machine', message: 'Anybody there?' },
  });
  const DAY_MS = 86_400_000;
  expect((await measure(supplier.id))?.percent).toBe(100);
  expect((await measure(supplier.id, Date.now() + 4 * DAY_MS))?.percent).toBe(75);
  // After ninety days none of this counts.
  expect(await measure(supplier.id, Date.now() + 91 * DAY_MS)).toEqual(unknown);
});

test('the live figures are those of this market', async () => {
  const figures = await market.api.call(getMarketFigures, {});
  expect(figures.products).toBeGreaterThanOrEqual(0);
  expect(Date.parse(figures.at ?? '')).toBeLessThanOrEqual(Date.now());
});
