// Automatic translation of suppliers' texts: products and companies, by a service or by the glossary.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { register } from '../../../contract/accounts/auth.ts';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { decideReview } from '../../../contract/admin/review.ts';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { getSupplier, listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import {
  type FakeTranslateService,
  markedTranslation,
  respond,
  startTranslateService,
} from '../../fixtures/libre-translate.ts';
import { expectDatabaseIntact, withDatabase } from '../environment.ts';
import { eventually } from '../eventually.ts';
import { type Market, openMarket, unusedAddress } from '../market.ts';
import { statementsSince } from '../platform/data/later-migrations.ts';
import type { NewProduct } from '../products/product-forms.ts';
import { openTrade, type Trade } from '../trade/trade.ts';
import { registrationBody } from '../users.ts';

const TRANSLATE_ON = { TRANSLATE_TEXTS: 'on' };

const LATHE = {
  name: '立式车床 CK-20',
  title: '',
  summary: '专供风电法兰',
  description: '出厂前试车七十二小时。',
  specifications: { 主轴功率: '5.5 kW', 净重: '1900 kg' },
  tags: ['重型'],
} as const satisfies Partial<NewProduct>;

const inEnglish = (market: Market, id: string) => market.api.call(getProduct, { params: { id } });
const found = async (market: Market, search: string) =>
  (await market.api.call(listProducts, { query: { search } })).products.map(({ id }) => id);

describe('with a service', () => {
  let service: FakeTranslateService;
  let market: Market;
  let trade: Trade;
  beforeAll(async () => {
    service = await startTranslateService();
    market = await openMarket(0, { ...TRANSLATE_ON, TRANSLATE_URL: service.url });
    trade = await openTrade(market, 'zh-Hans');
  });
  afterAll(async () => {
    await market.close();
    await service.close();
  });
  beforeEach(() => {
    service.requests.length = 0;
  });
  afterEach(() => {
    service.answer = (each, response) => respond(response, 200, markedTranslation(each));
  });
  const requestedTexts = () => service.requests.flatMap(({ q }) => q);

  test('a live product is readable and searchable in both languages, and each text is requested once', async () => {
    const id = await trade.createLiveProduct(LATHE);
    await eventually(async () => (await inEnglish(market, id)).name).toBe('Text 立式车床 CK-20');
    const translated = await inEnglish(market, id);
    expect(translated).toMatchObject({
      title: 'Text 立式车床 CK-20',
      summary: 'Text 专供风电法兰',
      description: 'Text 出厂前试车七十二小时。',
      specifications: [
        ['Text 主轴功率', '5.5 kW'],
        ['Text 净重', '1900 kg'],
      ],
      tags: ['Text 重型'],
      language: 'en',
      originalLanguage: 'zh-Hans',
      original: { name: '立式车床 CK-20', description: '出厂前试车七十二小时。' },
    });
    const own = await market.apiIn('zh-Hans').call(getProduct, { params: { id } });
    expect(own).toMatchObject({ name: '立式车床 CK-20', language: 'zh-Hans', original: null });
    expect(await found(market, 'Text')).toContain(id);
    expect(await found(market, '立式车床')).toContain(id);
    const texts = requestedTexts();
    expect(new Set(texts).size).toBe(texts.length);

    const again = await trade.createLiveProduct(LATHE);
    await eventually(async () => (await inEnglish(market, again)).name).toBe('Text 立式车床 CK-20');
    expect(requestedTexts()).toEqual(texts);
    await expectDatabaseIntact(market);
  });

  test('an approved edit replaces the translation, and a pending one does not', async () => {
    const { supplier, admin } = trade;
    const id = await trade.createLiveProduct({ ...LATHE, name: 'Alphax 剪板机' });
    await eventually(async () => (await inEnglish(market, id)).name).toBe('Text Alphax 剪板机');
    const { revision } = await supplier.update(id, { name: 'Betay 剪板机', status: 'pending' });
    expect((await inEnglish(market, id)).name).toBe('Text Alphax 剪板机');
    await admin.api.call(decideReview, {
      params: { id },
      body: { decision: 'approve', revision: revision ?? 0 },
    });
    await eventually(async () => (await inEnglish(market, id)).name).toBe('Text Betay 剪板机');
    expect(await found(market, 'Alphax')).not.toContain(id);
  });

  test('a stock label, which needs no review, is translated too', async () => {
    const id = await trade.createLiveProduct({ ...LATHE, name: '折弯机 WC-1' });
    await eventually(async () => (await inEnglish(market, id)).name).toBe('Text 折弯机 WC-1');
    await trade.supplier.update(id, { stock: '七台现货' });
    await eventually(async () => (await inEnglish(market, id)).stock).toBe('Text 七台现货');
    expect((await inEnglish(market, id)).name).toBe('Text 折弯机 WC-1');
  });

  test('a company is translated, except for the name of the person', async () => {
    const chinese = { lang: 'zh-Hans', address: unusedAddress() } as const;
    const { token, user } = await market
      .apiAs(null, chinese)
      .call(register, { body: registrationBody('supplier') });
    const forms = market.apiAs(token);
    const description = '一九九八年建厂。';
    await forms.call(updateProfile, {
      body: { name: '李伟', companyName: '恒达', description },
    });
    const read = async () =>
      (await market.api.call(getSupplier, { params: { id: user.id } })).profile;
    await eventually(async () => (await read()).companyName).toBe('Text 恒达');
    expect(await read()).toMatchObject({
      name: '李伟',
      description: 'Text 一九九八年建厂。',
      original: { companyName: '恒达', description },
    });
    const { suppliers } = await market.api.call(listSuppliers, { query: { search: 'Text' } });
    expect(suppliers.map(({ id }) => id)).toContain(user.id);
    await forms.call(updateProfile, { body: { description: '二〇〇一年建厂。' } });
    await eventually(async () => (await read()).description).toBe('Text 二〇〇一年建厂。');
  });

  test('texts that change during translation are translated as they are now', async () => {
    const { supplier, admin } = trade;
    const pendingAnswers: (() => void)[] = [];
    service.answer = (each, response) =>
      void pendingAnswers.push(() => respond(response, 200, markedTranslation(each)));
    const id = await trade.createLiveProduct({ ...LATHE, name: '滚齿机 GC-1' });
    const deactivated = await trade.createLiveProduct({ ...LATHE, name: '插床 BC-1' });
    await eventually(() => pendingAnswers.length).toBe(1);
    const { revision } = await supplier.update(id, { name: '铣齿机 XC-1', status: 'pending' });
    const approve = { decision: 'approve', revision: revision ?? 0 } as const;
    await admin.api.call(decideReview, { params: { id }, body: approve });
    await supplier.update(deactivated, { status: 'inactive' });
    service.answer = (each, response) => respond(response, 200, markedTranslation(each));
    for (const answer of pendingAnswers) answer();
    await eventually(async () => (await inEnglish(market, id)).name).toBe('Text 铣齿机 XC-1');
    expect(requestedTexts()).not.toContain('插床 BC-1');
    await expectDatabaseIntact(market);
  });

  test('a failing service leaves the original texts, and the next start retries', async () => {
    service.answer = (_, response) => respond(response, 500, {});
    const id = await trade.createLiveProduct({
      name: '镗床 TX-1',
      summary: '卧式双柱',
      description: '双柱立于床身。',
    });
    await eventually(() => requestedTexts().includes('卧式双柱')).toBe(true);
    expect(await inEnglish(market, id)).toMatchObject({
      name: '镗床 TX-1',
      language: 'zh-Hans',
      original: null,
    });
    service.answer = (each, response) => respond(response, 200, markedTranslation(each));
    market = await market.restart();
    await eventually(async () => (await inEnglish(market, id)).name).toBe('Text 镗床 TX-1');
  });
});

describe('with the glossary only', () => {
  let market: Market;
  let trade: Trade;
  beforeAll(async () => {
    market = await openMarket(0, TRANSLATE_ON);
    trade = await openTrade(market);
  });
  afterAll(() => market.close());

  test('a text that is one term is translated, others stay, with their terms beside them', async () => {
    const description = 'My uncle built the first chip conveyor in a barn.';
    const id = await trade.createLiveProduct({
      name: 'Turret CNC lathe CK-20',
      summary: 'CNC lathe',
      description,
    });
    const read = () => market.apiIn('zh-Hans').call(getProduct, { params: { id } });
    await eventually(async () => (await read()).summary).toBe('数控车床');
    expect(await read()).toMatchObject({
      name: 'Turret CNC lathe CK-20',
      description,
      language: 'zh-Hans',
      terms: expect.arrayContaining([
        { term: 'CNC lathe', translation: '数控车床' },
        { term: 'chip conveyor', translation: '排屑器' },
      ]),
    });
    expect((await inEnglish(market, id)).terms).toEqual([]);
    // The name has no translation, but is found by the words of the other language.
    expect(await found(market, '数控车床')).toContain(id);
    await expectDatabaseIntact(market);
  });

  test('what an older release translated with grammar is no translation any more', async () => {
    const known = await trade.createLiveProduct({
      name: 'Spare parts of a press brake',
      description: 'x',
      summary: 'CNC lathe',
    });
    const unknown = await trade.createLiveProduct({
      name: 'Spare parts of a band saw',
      description: 'y',
      summary: 'Ask us',
    });
    const read = (id: string) => market.apiIn('zh-Hans').call(getProduct, { params: { id } });
    await eventually(async () => (await read(known)).summary).toBe('数控车床');
    await withDatabase(market, async ({ db }) => {
      const own = await db
        .selectFrom('product_texts')
        .selectAll()
        .where('name', 'like', 'Spare parts%')
        .execute();
      for (const each of own.filter(({ lang }) => lang === 'en')) {
        const old = {
          ...each,
          lang: 'zh-Hans',
          name: '旧的备件',
          made: 'whole' as const,
          tried: null,
        };
        await db
          .deleteFrom('product_texts')
          .where('product_no', '=', each.product_no)
          .where('lang', '=', 'zh-Hans')
          .execute();
        await db.insertInto('product_texts').values(old).execute();
      }
      for (const each of statementsSince('048-glossary-terms')) await sql.raw(each).execute(db);
    });
    market = await market.restart();
    await eventually(async () => (await read(unknown)).language).toBe('en');
    await eventually(async () => (await read(known)).name).toBe('Spare parts of a press brake');
    expect(await read(known)).toMatchObject({ summary: '数控车床', language: 'zh-Hans' });
    expect((await read(unknown)).original).toBeNull();
  });

  test('a product without known texts stays in its own language', async () => {
    const id = await trade.createLiveProduct({
      name: 'Grandmother’s secret',
      summary: 'Nobody knows what it does',
      description: 'Ask her.',
    });
    const known = await trade.createLiveProduct({ name: 'CNC lathe', description: 'CNC lathe' });
    const read = (which: string) =>
      market.apiIn('zh-Hans').call(getProduct, { params: { id: which } });
    // The texts are translated in order: when the later one is done, the earlier one was tried.
    await eventually(async () => (await read(known)).name).toBe('数控车床');
    expect(await read(id)).toMatchObject({ language: 'en', original: null });
  });
});
