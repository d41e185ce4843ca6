// Budgets of a translation service: visitors, members and the market each have their own, and only texts of the market are stored.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getProduct } from '../../../contract/catalog/products.ts';
import { reportCounterpart } from '../../../contract/chat/moderation.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { replyToEnquiry } from '../../../contract/trade/enquiry-thread.ts';
import { translateBatch } from '../../../contract/translation/translate.ts';
import {
  type FakeTranslateService,
  startTranslateService,
} from '../../fixtures/libre-translate.ts';
import { openAdminReview } from '../admin/admin-review.ts';
import { chatApi, openChatTrade } from '../chat/chat-calls.ts';
import { withDatabase } from '../environment.ts';
import { eventually } from '../eventually.ts';
import { type Market, openMarket, unusedAddress } from '../market.ts';
import { openTrade } from '../trade/trade.ts';
import { signUp } from '../users.ts';

/** Shares: 12,000 for the market, 6,000 for members, 2,000 for visitors. */
const CHARACTERS_PER_DAY = '20000';

let service: FakeTranslateService;
let market: Market;
let textCount = 0;
beforeAll(async () => {
  service = await startTranslateService();
  market = await openMarket(0, {
    TRANSLATE_URL: service.url,
    TRANSLATE_TEXTS: 'on',
    TRANSLATE_CHARACTERS_PER_DAY: CHARACTERS_PER_DAY,
  });
});
afterAll(async () => {
  await market.close();
  await service.close();
});
beforeEach(async () => {
  service.requests.length = 0;
  await withDatabase(market, ({ db }) => db.deleteFrom('translation_spending').execute());
});

/** Distinct texts of about a hundred characters without codes, which would not be sent. */
const texts = (count: number): string[] =>
  Array.from({ length: count }, () => {
    const word = [...String(textCount++)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    return `The gate ${word} opens late, `.padEnd(100, 'and so on ').trim();
  });
const translated = async (api: Market['api'], all: string[]): Promise<number> => {
  const body = { texts: all, targetLang: 'zh-Hans' as const };
  return (await api.call(translateBatch, { body })).translations.filter((each) => each.translated)
    .length;
};
const visitor = () => market.apiAs(null, { address: unusedAddress() });
const storedCount = () =>
  withDatabase(market, async ({ db }) =>
    Number(
      (
        await db
          .selectFrom('translations')
          .select(({ fn }) => fn.countAll().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows,
    ),
  );
const requestedCharacters = (): number =>
  service.requests.flatMap(({ q }) => q).reduce((sum, { length }) => sum + length, 0);

describe("a visitor's texts", () => {
  test('are translated, and not stored', async () => {
    const before = await storedCount();
    expect(await translated(visitor(), texts(10))).toBe(10);
    expect(await storedCount()).toBe(before);
  });

  test('are returned as they are when the day’s characters of visitors are spent, from any network', async () => {
    for (let call = 0; call < 10; call++) await translated(visitor(), texts(10));
    expect(requestedCharacters()).toBeGreaterThan(1_000);
    expect(requestedCharacters()).toBeLessThanOrEqual(2_000);
    expect(await translated(visitor(), texts(3))).toBe(0);

    const { api } = await signUp(market, 'buyer');
    expect(await translated(api, texts(10))).toBe(10);
    const trade = await openTrade(market, 'zh-Hans');
    const id = await trade.createLiveProduct({ name: '立式车床', description: '出厂前试车。' });
    await eventually(async () => (await market.api.call(getProduct, { params: { id } })).name).toBe(
      'Text 立式车床',
    );
  });
});

describe("a member's texts", () => {
  test('are stored if they are messages of its chats, and not if it made them up', async () => {
    const { trade, newChat } = await openChatTrade(market);
    const { buyer, id } = await newChat();
    const [text = ''] = texts(1);
    await chatApi.send(buyer, id, text);
    const before = await storedCount();
    const stranger = await signUp(market, 'buyer');
    expect(await translated(stranger.api, [text])).toBe(1);
    expect(await translated(buyer.api, texts(3))).toBe(3);
    expect(await storedCount()).toBe(before);

    expect(await translated(trade.supplier.api, [text, ...texts(3)])).toBe(4);
    expect(await storedCount()).toBe(before + 1);
    const requests = service.requests.length;
    expect(await translated(stranger.api, [text])).toBe(1);
    expect(service.requests).toHaveLength(requests);
  });

  test('are stored if they are in its enquiries, or reasons for rejecting its products', async () => {
    const trade = await openTrade(market);
    const [message = '', requirements = '', reply = '', reason = ''] = texts(4);
    const productId = await trade.createLiveProduct();
    const { data } = await trade.buyer.api.call(sendEnquiry, {
      body: { productId, subject: 'A press', message, requirements: { text: requirements } },
    });
    const params = { id: data?.id ?? '' };
    await trade.supplier.api.call(replyToEnquiry, { params, body: { text: reply } });
    const { id } = await trade.supplier.create();
    await (await openAdminReview(market)).reject(id, reason);
    const before = await storedCount();
    expect(await translated(trade.buyer.api, [message, requirements, reply, reason])).toBe(4);
    expect(await storedCount()).toBe(before + 3);
    expect(await translated(trade.supplier.api, [reason])).toBe(1);
    expect(await storedCount()).toBe(before + 4);
  });

  test('are stored for an admin if they are in a reported chat', async () => {
    const { trade, newChat } = await openChatTrade(market);
    const { buyer, id } = await newChat();
    const [text = ''] = texts(1);
    await chatApi.send(buyer, id, text);
    const before = await storedCount();
    expect(await translated(trade.admin.api, [text])).toBe(1);
    expect(await storedCount()).toBe(before);
    await trade.supplier.api.call(reportCounterpart, {
      params: { id },
      body: { reason: 'payment' },
    });
    expect(await translated(trade.admin.api, [text])).toBe(1);
    expect(await storedCount()).toBe(before + 1);
  });

  test('have a budget of a day of their own', async () => {
    const { api } = await signUp(market, 'buyer');
    for (let call = 0; call < 10; call++) await translated(api, texts(10));
    expect(requestedCharacters()).toBeGreaterThan(3_000);
    expect(requestedCharacters()).toBeLessThanOrEqual(6_000);
    expect(await translated(api, texts(10))).toBe(0);
  });
});

test('the budget of a day holds for concurrent calls', async () => {
  const calls = Array.from({ length: 20 }, () => translated(visitor(), texts(5)));
  const done = (await Promise.all(calls)).reduce((sum, count) => sum + count, 0);
  expect(requestedCharacters()).toBeLessThanOrEqual(2_000);
  expect(done).toBeGreaterThan(10);
});

test('a product waits for the next day when the characters of the market are spent', async () => {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  await withDatabase(market, ({ db }) =>
    db
      .insertInto('translation_spending')
      .values({ day: day(Date.now()), budget: 'market', characters: 12_000 })
      .execute(),
  );
  const trade = await openTrade(market, 'zh-Hans');
  const id = await trade.createLiveProduct({ name: '龙门刨床', description: '出厂前检验。' });
  const job = () =>
    withDatabase(market, ({ db }) =>
      db.selectFrom('jobs').select('next_at').where('subject', '=', id).executeTakeFirst(),
    );
  const tomorrow = day(Date.now() + 24 * 3_600_000);
  await eventually(async () => (await job())?.next_at?.slice(0, 16)).toBe(`${tomorrow}T00:00`);
  await withDatabase(market, async ({ db }) => {
    await db.deleteFrom('translation_spending').execute();
    await db
      .updateTable('jobs')
      .set({ next_at: new Date(0).toISOString() })
      .execute();
  });
  // Any change wakes the worker.
  await trade.createLiveProduct({ name: '牛头刨床', description: '出厂前检验。' });
  await eventually(async () => (await market.api.call(getProduct, { params: { id } })).name).toBe(
    'Text 龙门刨床',
  );
});

test('translations that nothing has used for a year are deleted; a use prolongs the others', async () => {
  const [used = '', unused = ''] = texts(2);
  const { buyer, id } = await (await openChatTrade(market)).newChat();
  for (const text of [used, unused]) await chatApi.send(buyer, id, text);
  await translated(buyer.api, [used, unused]);
  const age = (text: string, days: number) =>
    withDatabase(market, ({ db }) =>
      db
        .updateTable('translations')
        .set({ used_at: new Date(Date.now() - days * 24 * 3_600_000).toISOString() })
        .where('text', '=', `译文 ${text}`)
        .execute(),
    );
  await age(used, 364);
  await translated(buyer.api, [used]);
  await age(unused, 366);
  const stored = () =>
    withDatabase(market, async ({ db }) => {
      const rows = await db.selectFrom('translations').select(['text', 'used_at']).execute();
      return rows.filter(({ text }) => [used, unused].some((each) => text.endsWith(each)));
    });
  market = await market.restart();
  await market.app.ready();
  await eventually(async () => (await stored()).length).toBe(1);
  const [left] = await stored();
  expect(left?.text).toBe(`译文 ${used}`);
  expect(Date.parse(left?.used_at ?? '')).toBeGreaterThan(Date.now() - 24 * 3_600_000);
});
