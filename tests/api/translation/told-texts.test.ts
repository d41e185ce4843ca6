// Automatic translation of suppliers' texts: products and companies, by a service or by the glossary.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { register, updateProfile } from '../../../contract/accounts/auth.ts';
import { decideReview } from '../../../contract/admin/review.ts';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { getSupplier, listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { named, openService, type Service, says } from '../../fixtures/libre-translate.ts';
import { type Market, openMarket } from '../market.ts';
import { freshAddress, newcomer } from '../people.ts';
import { expectWhole } from '../place.ts';
import { formApi, type NewListing } from '../products/forms.ts';
import { soon } from '../products/listing-desk.ts';
import { openTrade, type Trade } from '../trade/trade.ts';

const ON = { TRANSLATE_TEXTS: 'on' };

const LATHE = {
  name: '立式车床 CK-20',
  title: '',
  sort_description: '专供风电法兰',
  description: '出厂前试车七十二小时。',
  specifications: { 主轴功率: '5.5 kW', 净重: '1900 kg' },
  tags: ['重型'],
} as const satisfies Partial<NewListing>;

const inEnglish = (market: Market, id: string) => market.api.call(getProduct, { params: { id } });
const found = async (market: Market, search: string) =>
  (await market.api.call(listProducts, { query: { search } })).products.map(({ id }) => id);

describe('with a service', () => {
  let service: Service;
  let market: Market;
  let trade: Trade;
  beforeAll(async () => {
    service = await openService();
    market = await openMarket(0, { ...ON, TRANSLATE_URL: service.url });
    trade = await openTrade(market, 'zh-Hans');
  });
  afterAll(async () => {
    await market.close();
    await service.close();
  });
  beforeEach(() => {
    service.asked.length = 0;
  });
  afterEach(() => {
    service.answer = (each, response) => says(response, 200, named(each));
  });
  const asked = () => service.asked.flatMap(({ q }) => q);

  test('a listing is read and found in both languages once it is live, and each text was asked for once', async () => {
    const id = await trade.live(LATHE);
    await soon(async () => (await inEnglish(market, id)).name).toBe('Text 立式车床 CK-20');
    const told = await inEnglish(market, id);
    expect(told).toMatchObject({
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
    const texts = asked();
    expect(new Set(texts).size).toBe(texts.length);

    const again = await trade.live(LATHE);
    await soon(async () => (await inEnglish(market, again)).name).toBe('Text 立式车床 CK-20');
    expect(asked()).toEqual(texts);
    await expectWhole(market);
  });

  test('an edit that is approved replaces what was told, and what is still waiting changes nothing', async () => {
    const { supplier, admin } = trade;
    const id = await trade.live({ ...LATHE, name: 'Alphax 剪板机' });
    await soon(async () => (await inEnglish(market, id)).name).toBe('Text Alphax 剪板机');
    const { revision } = await supplier.update(id, { name: 'Betay 剪板机', status: 'pending' });
    expect((await inEnglish(market, id)).name).toBe('Text Alphax 剪板机');
    await admin.api.call(decideReview, {
      params: { id },
      body: { decision: 'approve', revision: revision ?? 0 },
    });
    await soon(async () => (await inEnglish(market, id)).name).toBe('Text Betay 剪板机');
    expect(await found(market, 'Alphax')).not.toContain(id);
  });

  test('a label for the stock, which needs no review, is told as well', async () => {
    const id = await trade.live({ ...LATHE, name: '折弯机 WC-1' });
    await soon(async () => (await inEnglish(market, id)).name).toBe('Text 折弯机 WC-1');
    await trade.supplier.update(id, { stock: '七台现货' });
    await soon(async () => (await inEnglish(market, id)).stock).toBe('Text 七台现货');
    expect((await inEnglish(market, id)).name).toBe('Text 折弯机 WC-1');
  });

  test('a company is told in both languages, but for the name of a person', async () => {
    const chinese = { lang: 'zh-Hans', address: freshAddress() } as const;
    const { token, user } = await market
      .apiAs(null, chinese)
      .call(register, { body: newcomer('supplier') });
    const forms = formApi(market, { token });
    const description = '一九九八年建厂。';
    await forms.call(updateProfile, {
      body: { name: '李伟', companyName: '恒达', description },
    });
    const read = async () =>
      (await market.api.call(getSupplier, { params: { id: user.id } })).profile;
    await soon(async () => (await read()).companyName).toBe('Text 恒达');
    expect(await read()).toMatchObject({
      name: '李伟',
      description: 'Text 一九九八年建厂。',
      original: { companyName: '恒达', description },
    });
    const { suppliers } = await market.api.call(listSuppliers, { query: { search: 'Text' } });
    expect(suppliers.map(({ id }) => id)).toContain(user.id);
    await forms.call(updateProfile, { body: { description: '二〇〇一年建厂。' } });
    await soon(async () => (await read()).description).toBe('Text 二〇〇一年建厂。');
  });

  test('words that change while they are being translated are told as they are now', async () => {
    const { supplier, admin } = trade;
    const held: (() => void)[] = [];
    service.answer = (each, response) => void held.push(() => says(response, 200, named(each)));
    const id = await trade.live({ ...LATHE, name: '滚齿机 GC-1' });
    const gone = await trade.live({ ...LATHE, name: '插床 BC-1' });
    await soon(() => held.length).toBe(1);
    const { revision } = await supplier.update(id, { name: '铣齿机 XC-1', status: 'pending' });
    const approve = { decision: 'approve', revision: revision ?? 0 } as const;
    await admin.api.call(decideReview, { params: { id }, body: approve });
    await supplier.update(gone, { status: 'inactive' });
    service.answer = (each, response) => says(response, 200, named(each));
    for (const answer of held) answer();
    await soon(async () => (await inEnglish(market, id)).name).toBe('Text 铣齿机 XC-1');
    expect(asked()).not.toContain('插床 BC-1');
    await expectWhole(market);
  });

  test('a service that fails leaves the words of the supplier, and the next start mends it', async () => {
    service.answer = (_, response) => says(response, 500, {});
    const id = await trade.live({
      name: '镗床 TX-1',
      sort_description: '卧式双柱',
      description: '双柱立于床身。',
    });
    await soon(() => asked().includes('卧式双柱')).toBe(true);
    expect(await inEnglish(market, id)).toMatchObject({
      name: '镗床 TX-1',
      language: 'zh-Hans',
      original: null,
    });
    service.answer = (each, response) => says(response, 200, named(each));
    market = await market.restart();
    await soon(async () => (await inEnglish(market, id)).name).toBe('Text 镗床 TX-1');
  });
});

describe('with the glossary alone', () => {
  let market: Market;
  let trade: Trade;
  beforeAll(async () => {
    market = await openMarket(0, ON);
    trade = await openTrade(market);
  });
  afterAll(() => market.close());

  test('each text is told where all of it is known, and stands as it was written where not', async () => {
    const description = 'My uncle built the first one in a barn.';
    const id = await trade.live({
      name: 'CNC lathe CK-20',
      sort_description: 'CNC lathe',
      description,
    });
    const read = () => market.apiIn('zh-Hans').call(getProduct, { params: { id } });
    await soon(async () => (await read()).name).toBe('数控车床 CK-20');
    expect(await read()).toMatchObject({
      summary: '数控车床',
      description,
      language: 'zh-Hans',
      original: { name: 'CNC lathe CK-20' },
    });
  });

  test('a listing of which nothing is known stays in its own language', async () => {
    const id = await trade.live({
      name: 'Grandmother’s secret',
      sort_description: 'Nobody knows what it does',
      description: 'Ask her.',
    });
    const known = await trade.live({ name: 'CNC lathe', description: 'CNC lathe' });
    const read = (which: string) =>
      market.apiIn('zh-Hans').call(getProduct, { params: { id: which } });
    // The texts are translated in order: when the later one is done, the earlier one was tried.
    await soon(async () => (await read(known)).name).toBe('数控车床');
    expect(await read(id)).toMatchObject({ language: 'en', original: null });
  });
});
