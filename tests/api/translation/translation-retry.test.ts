// Retry of texts that could not be translated: one timer, once per glossary version, written in one batch.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getProduct } from '../../../contract/catalog/products.ts';
import { catalogRepository } from '../../../server/catalog/catalog-queries.ts';
import { GLOSSARY_VERSION } from '../../../server/translation/glossary.ts';
import { missingTextsRepository } from '../../../server/translation/missing-text-queries.ts';
import {
  type FakeTranslateService,
  markedTranslation,
  respond,
  startTranslateService,
} from '../../fixtures/libre-translate.ts';
import { withDatabase } from '../environment.ts';
import { type Market, openMarket, openMarketIn } from '../market.ts';
import { eventually } from '../products/review-decisions.ts';
import { openTrade } from '../trade/trade.ts';

const MINUTE_MS = 60_000;
let market: Market;
const nameOf = async (id: string, lang: 'en' | 'zh-Hans' = 'en') =>
  (await market.apiIn(lang).call(getProduct, { params: { id } })).name;

describe('while the translation service fails', () => {
  let service: FakeTranslateService;
  /** Timers of minutes, which the tests run by hand. */
  const timers: (() => void)[] = [];
  beforeEach(async () => {
    service = await startTranslateService();
    market = await openMarket(0, { TRANSLATE_TEXTS: 'on', TRANSLATE_URL: service.url });
    const set = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
      run: () => void,
      ms?: number,
      ...rest: unknown[]
    ) => {
      if (ms === MINUTE_MS || ms === 10 * MINUTE_MS) timers.push(run);
      return set(run, ms, ...rest);
    }) as typeof setTimeout);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    timers.length = 0;
    await market.close();
    await service.close();
  });

  test('one timer retries all texts until they are translated', async () => {
    const trade = await openTrade(market, 'zh-Hans');
    service.answer = (_, response) => respond(response, 400, {});
    const ids: string[] = [];
    for (const name of ['插床甲', '插床乙', '插床丙'])
      ids.push(await trade.createLiveProduct({ name, description: name }));
    const requestedTexts = () =>
      service.requests.flatMap(({ q }) => q).filter((each) => each.includes('插床'));
    await eventually(() => requestedTexts().some((text) => text.includes('丙'))).toBe(true);
    await eventually(() => timers.length).toBe(1);
    service.requests.length = 0;
    timers[0]?.();
    await eventually(() => timers.length).toBe(2);
    expect(requestedTexts().length).toBeGreaterThan(0);
    service.answer = (each, response) => respond(response, 200, markedTranslation(each));
    timers[1]?.();
    for (const id of ids) await eventually(() => nameOf(id)).toMatch(/^Text 插床/);
    expect(timers).toHaveLength(2);
  });

  test('a retry that becomes due during another one runs after it', async () => {
    const trade = await openTrade(market, 'zh-Hans');
    service.answer = (_, response) => respond(response, 400, {});
    const ids: string[] = [];
    for (const name of ['刨床甲', '刨床乙'])
      ids.push(await trade.createLiveProduct({ name, description: name }));
    const requestedTexts = () => service.requests.flatMap(({ q }) => q);
    await eventually(() => requestedTexts().some((text) => text.includes('刨床乙'))).toBe(true);
    await eventually(() => timers.length).toBe(1);
    let hasFired = false;
    const refused = new Set<string>();
    service.answer = (each, response) => {
      // The timer that the first refusal of this run sets fires while the second text is translated.
      if (timers.length === 2 && !hasFired) {
        hasFired = true;
        timers[1]?.();
      }
      const wasRefused = each.q.some((text) => refused.has(text));
      for (const text of each.q) refused.add(text);
      return wasRefused
        ? respond(response, 200, markedTranslation(each))
        : respond(response, 400, {});
    };
    timers[0]?.();
    for (const id of ids) await eventually(() => nameOf(id)).toMatch(/^Text 刨床/);
  });
});

describe('with the glossary only', () => {
  const settings = { TRANSLATE_TEXTS: 'off' };
  beforeEach(async () => {
    market = await openMarket(0, settings);
  });
  afterEach(() => market.close());
  const restartWithTranslation = async (): Promise<void> => {
    const { env, app, close } = market;
    await app.close();
    const next = await openMarketIn({ env: { ...env, TRANSLATE_TEXTS: 'on' }, remove: close });
    await next.app.ready();
    market = next;
  };
  const untranslatedIds = (glossary: string | null) =>
    withDatabase(
      market,
      async ({ db }) => (await missingTextsRepository(db, glossary).listProducts(0)).ids,
    );

  test('unknown texts are not retried until the glossary changes', async () => {
    const trade = await openTrade(market);
    const partlyKnown = await trade.createLiveProduct({
      name: 'CNC lathe',
      description: 'My uncle built it.',
    });
    const unknownTexts = await trade.createLiveProduct({
      name: 'Grandmother’s secret',
      sort_description: 'Nobody knows what it does',
      description: 'Ask her.',
    });
    expect(await untranslatedIds(GLOSSARY_VERSION)).toEqual([partlyKnown, unknownTexts]);
    await restartWithTranslation();
    await eventually(() => untranslatedIds(GLOSSARY_VERSION)).toEqual([]);
    expect(await nameOf(partlyKnown, 'zh-Hans')).toBe('数控车床');
    expect(await untranslatedIds('another')).toEqual([partlyKnown, unknownTexts]);
    expect(await untranslatedIds(null)).toEqual([partlyKnown, unknownTexts]);
  });

  test('changed texts are retried', async () => {
    const trade = await openTrade(market);
    const id = await trade.createLiveProduct();
    await withDatabase(market, ({ db }) =>
      db.updateTable('product_texts').set({ tried: GLOSSARY_VERSION }).execute(),
    );
    expect(await untranslatedIds(GLOSSARY_VERSION)).toEqual([]);
    await trade.supplier.update(id, { stock: 'Two in the barn' });
    expect(await untranslatedIds(GLOSSARY_VERSION)).toEqual([id]);
  });

  test('texts found at start are written in one batch', async () => {
    const trade = await openTrade(market);
    const ids: string[] = [];
    for (let at = 1; at <= 8; at++)
      ids.push(await trade.createLiveProduct({ name: `CNC lathe CK-${at}` }));
    const version = () => withDatabase(market, ({ db }) => catalogRepository(db).version());
    const before = await version();
    await restartWithTranslation();
    for (const [at, id] of ids.entries())
      await eventually(() => nameOf(id, 'zh-Hans')).toBe(`数控车床 CK-${at + 1}`);
    expect((await version()) - before).toBeLessThan(5);
  });
});
