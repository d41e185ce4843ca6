// Retry of texts that could not be translated: after growing pauses, once per glossary version, written in one batch.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getProduct } from '../../../contract/catalog/products.ts';
import { updateProduct } from '../../../contract/products/my-products.ts';
import { catalogRepository } from '../../../server/catalog/catalog-queries.ts';
import { GLOSSARY_VERSION } from '../../../server/glossary/glossary.ts';
import {
  type FakeTranslateService,
  markedTranslation,
  respond,
  startTranslateService,
} from '../../fixtures/libre-translate.ts';
import { withDatabase } from '../environment.ts';
import { eventually } from '../eventually.ts';
import { type Market, openMarket, openMarketIn } from '../market.ts';
import { openTrade } from '../trade/trade.ts';

let market: Market;
const nameOf = async (id: string, lang: 'en' | 'zh-Hans' = 'en') =>
  (await market.apiIn(lang).call(getProduct, { params: { id } })).name;

/** What has failed, with the pauses before the next attempts in minutes. */
const failedJobs = () =>
  withDatabase(market, async ({ db }) => {
    const rows = await db
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', 'product-texts')
      // null while it runs.
      .where('last_error', 'is not', null)
      .execute();
    return rows.map(({ subject, attempts, next_at, refused_at }) => ({
      subject,
      attempts,
      pause: refused_at === null ? Math.round((Date.parse(next_at) - Date.now()) / 60_000) : null,
    }));
  });

/** Simulates the passing of time: all jobs that were not set aside are due. */
const makeDue = () =>
  withDatabase(market, ({ db }) =>
    db.updateTable('jobs').set({ next_at: '2000-01-01T00:00:00.000Z', last_error: null }).execute(),
  );

describe('while the translation service fails', () => {
  let service: FakeTranslateService;
  beforeEach(async () => {
    service = await startTranslateService();
    service.answer = (_, response) => respond(response, 400, {});
    market = await openMarket(0, { TRANSLATE_TEXTS: 'on', TRANSLATE_URL: service.url });
  });
  afterEach(async () => {
    await market.close();
    await service.close();
  });

  test('texts are retried after 1, 10 and 60 minutes, then after a change or a start', async () => {
    const trade = await openTrade(market, 'zh-Hans');
    const create = (name: string) => trade.createLiveProduct({ name, description: name });
    const subject = await create('插床甲');
    for (const [attempts, pause] of [
      [1, 1],
      [2, 10],
      [3, 60],
      [4, null],
    ] as const) {
      await eventually(failedJobs).toContainEqual({ subject, attempts, pause });
      expect(service.requests.flatMap(({ q }) => q)).toContain('插床甲');
      service.requests.length = 0;
      await makeDue();
      // A change of the catalog wakes the worker.
      await create(`刨床${attempts}`);
    }
    await trade.supplier.update(subject, { stock: '七台现货' });
    await eventually(failedJobs).toContainEqual({ subject, attempts: 1, pause: 1 });
    service.answer = (each, response) => respond(response, 200, markedTranslation(each));
    market = await market.restart();
    await market.app.ready();
    await eventually(() => nameOf(subject)).toBe('Text 插床甲');
    await eventually(failedJobs).toEqual([]);
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
  const triedVersions = () =>
    withDatabase(market, async ({ db }) => {
      const rows = await db
        .selectFrom('product_texts')
        .select('tried')
        .where('lang', '=', 'en')
        .execute();
      return rows.map(({ tried }) => tried);
    });
  const setTried = (tried: string) =>
    withDatabase(market, ({ db }) => db.updateTable('product_texts').set({ tried }).execute());

  test('unknown texts are not retried until the glossary changes', async () => {
    const trade = await openTrade(market);
    const partlyKnown = await trade.createLiveProduct({
      name: 'CNC lathe',
      description: 'My uncle built it.',
    });
    const unknownTexts = await trade.createLiveProduct({
      name: 'Grandmother’s secret',
      summary: 'Nobody knows what it does',
      description: 'Ask her.',
    });
    await restartWithTranslation();
    await eventually(triedVersions).toEqual([GLOSSARY_VERSION, GLOSSARY_VERSION]);
    expect(await nameOf(partlyKnown, 'zh-Hans')).toBe('数控车床');
    expect(await nameOf(unknownTexts, 'zh-Hans')).toBe('Grandmother’s secret');
    await setTried('another');
    await restartWithTranslation();
    await eventually(triedVersions).toEqual([GLOSSARY_VERSION, GLOSSARY_VERSION]);
  });

  test('texts that the glossary has tried are skipped at start, until they change', async () => {
    const trade = await openTrade(market);
    const tried = await trade.createLiveProduct({ name: 'CNC lathe' });
    await setTried(GLOSSARY_VERSION);
    await withDatabase(market, ({ db }) => db.deleteFrom('jobs').execute());
    const other = await trade.createLiveProduct({ name: 'Milling machine' });
    await restartWithTranslation();
    await eventually(() => nameOf(other, 'zh-Hans')).toBe('铣床');
    expect(await nameOf(tried, 'zh-Hans')).toBe('CNC lathe');
    await market.apiAs(trade.supplier.token).call(updateProduct, {
      params: { id: tried },
      body: { stock: 'CNC lathe' },
    });
    await eventually(() => nameOf(tried, 'zh-Hans')).toBe('数控车床');
  });

  test('texts found at start are written in one batch', async () => {
    const trade = await openTrade(market);
    const ids: string[] = [];
    for (let at = 1; at <= 8; at++)
      ids.push(await trade.createLiveProduct({ name: `CK-${at}`, summary: 'CNC lathe' }));
    const version = () => withDatabase(market, ({ db }) => catalogRepository(db).version());
    const before = await version();
    await restartWithTranslation();
    for (const id of ids) {
      const read = () => market.apiIn('zh-Hans').call(getProduct, { params: { id } });
      await eventually(async () => (await read()).summary).toBe('数控车床');
    }
    expect((await version()) - before).toBeLessThan(5);
  });
});
