// Translations: what is stored is answered, and everything else comes back as it was.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProducts } from '../../contract/products.ts';
import { MAX_TRANSLATED_TEXT, translate } from '../../contract/translate.ts';
import { translationsRepository } from '../../server/repositories/translations.ts';
import { type Market, openMarket } from './market.ts';
import { inDatabase } from './place.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket(20);
});
afterAll(() => market.close());

const ask = async (text: string, targetLang: 'en' | 'zh-Hans') => {
  const payload = { text, targetLang };
  const reply = await market.app.inject({ method: 'POST', url: '/api/translate', payload });
  const read = await market.api.call(translate, { body: payload });
  expect(reply.json().translatedText).toBe(read);
  return { status: reply.statusCode, ...reply.json() };
};

test('a stored text is told in the other language, both ways', async () => {
  const { products } = await market.api.call(listProducts, { query: {} });
  const [english] = products;
  const chinese = await market.apiIn('zh-Hans').call(listProducts, { query: {} });
  const same = chinese.products.find(({ id }) => id === english?.id);
  const translated = { status: 200, success: true, translated: true };
  const toChinese = await ask(english?.name ?? '', 'zh-Hans');
  const toEnglish = await ask(same?.name ?? '', 'en');
  // A listing is written in one of the two; only that direction need be stored.
  expect([toChinese, toEnglish]).toContainEqual(expect.objectContaining(translated));
  if (toChinese.translated) expect(toChinese.translatedText).toBe(same?.name);
  if (toEnglish.translated) expect(toEnglish.translatedText).toBe(english?.name);
});

test('a text that nobody translated comes back as it was', async () => {
  for (const text of [
    'Kya haal hai?',
    '<b>bold</b>',
    "' or 1=1 --",
    'x'.repeat(MAX_TRANSLATED_TEXT),
  ])
    expect(await ask(text, 'zh-Hans')).toEqual({
      status: 200,
      success: true,
      translatedText: text,
      translated: false,
    });
});

test('the first translation of a text stays', async () => {
  const stored = (text: string) => ({ original: 'Spindle nose', target: 'zh-Hans' as const, text });
  await inDatabase(market, ({ db }) => translationsRepository(db).store([stored('主轴端部')]));
  await inDatabase(market, ({ db }) => translationsRepository(db).store([stored('主轴鼻子')]));
  expect(await ask('  Spindle nose ', 'zh-Hans')).toMatchObject({ translatedText: '主轴端部' });
});
