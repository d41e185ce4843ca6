// Retry of texts that could not be translated: one timer, once per glossary version, written in one batch.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getProduct } from '../../../contract/catalog/products.ts';
import { catalogRepository } from '../../../server/catalog/catalog-queries.ts';
import { GLOSSARY_VERSION } from '../../../server/translation/glossary.ts';
import { missingTextsRepository } from '../../../server/translation/missing-text-queries.ts';
import { named, openService, type Service, says } from '../../fixtures/libre-translate.ts';
import { type Market, openMarket, openMarketIn } from '../market.ts';
import { inDatabase } from '../place.ts';
import { soon } from '../products/listing-desk.ts';
import { openTrade } from '../trade/trade.ts';

const MINUTE = 60_000;
let market: Market;
const nameOf = async (id: string, lang: 'en' | 'zh-Hans' = 'en') =>
  (await market.apiIn(lang).call(getProduct, { params: { id } })).name;

describe('while a service is away', () => {
  let service: Service;
  /** Timers of minutes, which the tests run by hand. */
  const waiting: (() => void)[] = [];
  beforeEach(async () => {
    service = await openService();
    market = await openMarket(0, { TRANSLATE_TEXTS: 'on', TRANSLATE_URL: service.url });
    const set = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
      run: () => void,
      ms?: number,
      ...rest: unknown[]
    ) => {
      if (ms === MINUTE || ms === 10 * MINUTE) waiting.push(run);
      return set(run, ms, ...rest);
    }) as typeof setTimeout);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    waiting.length = 0;
    await market.close();
    await service.close();
  });

  test('one timer waits for all of it, and looks again until it is told', async () => {
    const trade = await openTrade(market, 'zh-Hans');
    service.answer = (_, response) => says(response, 400, {});
    const ids: string[] = [];
    for (const name of ['插床甲', '插床乙', '插床丙'])
      ids.push(await trade.live({ name, description: name }));
    const asked = () => service.asked.flatMap(({ q }) => q).filter((each) => each.includes('插床'));
    await soon(() => asked().some((text) => text.includes('丙'))).toBe(true);
    await soon(() => waiting.length).toBe(1);
    service.asked.length = 0;
    waiting[0]?.();
    await soon(() => waiting.length).toBe(2);
    expect(asked().length).toBeGreaterThan(0);
    service.answer = (each, response) => says(response, 200, named(each));
    waiting[1]?.();
    for (const id of ids) await soon(() => nameOf(id)).toMatch(/^Text 插床/);
    expect(waiting).toHaveLength(2);
  });

  test('a look that is due while another one goes on comes after it', async () => {
    const trade = await openTrade(market, 'zh-Hans');
    service.answer = (_, response) => says(response, 400, {});
    const ids: string[] = [];
    for (const name of ['刨床甲', '刨床乙'])
      ids.push(await trade.live({ name, description: name }));
    const asked = () => service.asked.flatMap(({ q }) => q);
    await soon(() => asked().some((text) => text.includes('刨床乙'))).toBe(true);
    await soon(() => waiting.length).toBe(1);
    let hasGoneOff = false;
    const refused = new Set<string>();
    service.answer = (each, response) => {
      // The timer that the first refusal of this run sets fires while the second text is translated.
      if (waiting.length === 2 && !hasGoneOff) {
        hasGoneOff = true;
        waiting[1]?.();
      }
      const isAgain = each.q.some((text) => refused.has(text));
      for (const text of each.q) refused.add(text);
      return isAgain ? says(response, 200, named(each)) : says(response, 400, {});
    };
    waiting[0]?.();
    for (const id of ids) await soon(() => nameOf(id)).toMatch(/^Text 刨床/);
  });
});

describe('with the glossary alone', () => {
  const settings = { TRANSLATE_TEXTS: 'off' };
  beforeEach(async () => {
    market = await openMarket(0, settings);
  });
  afterEach(() => market.close());
  const restarted = async (): Promise<void> => {
    const { env, app, close } = market;
    await app.close();
    const next = await openMarketIn({ env: { ...env, TRANSLATE_TEXTS: 'on' }, remove: close });
    await next.app.ready();
    market = next;
  };
  const untold = (glossary: string | null) =>
    inDatabase(
      market,
      async ({ db }) => (await missingTextsRepository(db, glossary).listProducts(0)).ids,
    );

  test('what it has left is not looked at again, until it knows more', async () => {
    const trade = await openTrade(market);
    const part = await trade.live({ name: 'CNC lathe', description: 'My uncle built it.' });
    const nothing = await trade.live({
      name: 'Grandmother’s secret',
      sort_description: 'Nobody knows what it does',
      description: 'Ask her.',
    });
    expect(await untold(GLOSSARY_VERSION)).toEqual([part, nothing]);
    await restarted();
    await soon(() => untold(GLOSSARY_VERSION)).toEqual([]);
    expect(await nameOf(part, 'zh-Hans')).toBe('数控车床');
    expect(await untold('another')).toEqual([part, nothing]);
    expect(await untold(null)).toEqual([part, nothing]);
  });

  test('words that have changed since are looked at again', async () => {
    const trade = await openTrade(market);
    const id = await trade.live();
    await inDatabase(market, ({ db }) =>
      db.updateTable('product_texts').set({ tried: GLOSSARY_VERSION }).execute(),
    );
    expect(await untold(GLOSSARY_VERSION)).toEqual([]);
    await trade.supplier.update(id, { stock: 'Two in the barn' });
    expect(await untold(GLOSSARY_VERSION)).toEqual([id]);
  });

  test('what is found at start is written together', async () => {
    const trade = await openTrade(market);
    const ids: string[] = [];
    for (let at = 1; at <= 8; at++) ids.push(await trade.live({ name: `CNC lathe CK-${at}` }));
    const version = () => inDatabase(market, ({ db }) => catalogRepository(db).version());
    const before = await version();
    await restarted();
    for (const [at, id] of ids.entries())
      await soon(() => nameOf(id, 'zh-Hans')).toBe(`数控车床 CK-${at + 1}`);
    expect((await version()) - before).toBeLessThan(5);
  });
});
