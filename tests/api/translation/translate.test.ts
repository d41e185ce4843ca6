// Translations without a service: stored texts and glossary matches are translated, everything else returns unchanged.
import { describe, expect, test } from 'vitest';
import { listProducts } from '../../../contract/catalog/products.ts';
import {
  MAX_TRANSLATED_TEXT_LENGTH,
  translate,
  translateBatch,
} from '../../../contract/translation/translate.ts';
import { translationsRepository } from '../../../server/translation/translation-queries.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { signUp } from '../users.ts';

const market = await sharedMarket(20);

const translateText = async (text: string, targetLang: 'en' | 'zh-Hans') => {
  const payload = { text, targetLang };
  const reply = await market.app.inject({ method: 'POST', url: '/api/translate', payload });
  const { translatedText } = await market.api.call(translate, { body: payload });
  expect(reply.json().translatedText).toBe(translatedText);
  return { status: reply.statusCode, ...reply.json() };
};

test('a stored text is translated in both directions', async () => {
  const { products } = await market.api.call(listProducts, { query: {} });
  const [english] = products;
  const chinese = await market.apiIn('zh-Hans').call(listProducts, { query: {} });
  const same = chinese.products.find(({ id }) => id === english?.id);
  const translated = { status: 200, success: true, translated: true };
  const toChinese = await translateText(english?.name ?? '', 'zh-Hans');
  const toEnglish = await translateText(same?.name ?? '', 'en');
  // The source text has one language, so only one direction is stored.
  expect([toChinese, toEnglish]).toContainEqual(expect.objectContaining(translated));
  if (toChinese.translated) expect(toChinese.translatedText).toBe(same?.name);
  if (toEnglish.translated) expect(toEnglish.translatedText).toBe(english?.name);
});

test('an unknown text is returned unchanged', async () => {
  for (const text of [
    'Kya haal hai?',
    '<b>bold</b>',
    "' or 1=1 --",
    'x'.repeat(MAX_TRANSLATED_TEXT_LENGTH),
  ])
    expect(await translateText(text, 'zh-Hans')).toEqual({
      status: 200,
      success: true,
      translatedText: text,
      translated: false,
      terms: [],
    });
});

test('the first translation of a text is kept', async () => {
  const stored = (text: string) => ({ original: 'Spindle nose', target: 'zh-Hans' as const, text });
  await withDatabase(market, ({ db }) => translationsRepository(db).store([stored('主轴端部')]));
  await withDatabase(market, ({ db }) => translationsRepository(db).store([stored('主轴鼻子')]));
  expect(await translateText('  Spindle nose ', 'zh-Hans')).toMatchObject({
    translatedText: '主轴端部',
  });
});

test('a text that is one term or phrase is translated, and not stored', async () => {
  expect(await translateText('Spindle speed', 'zh-Hans')).toMatchObject({
    translatedText: '主轴转速',
    translated: true,
    terms: [],
  });
  expect(await translateText('交货期是多久？', 'en')).toMatchObject({
    translatedText: 'What is the lead time?',
  });
  const stored = await withDatabase(market, ({ db }) =>
    translationsRepository(db).read('Spindle speed', 'zh-Hans'),
  );
  expect(stored).toBeNull();
});

test('any other text stays as it is, with the terms in it', async () => {
  const text = '您好，数控车床 XJ-200A 的主轴转速能否提高？';
  expect(await translateText(text, 'en')).toMatchObject({
    translatedText: text,
    translated: false,
    terms: [
      { term: '数控车床', translation: 'CNC lathe' },
      { term: '主轴转速', translation: 'spindle speed' },
    ],
  });
});

test('a text in the requested language stays unchanged', async () => {
  expect(await translateText('数控车床', 'zh-Hans')).toMatchObject({ translated: false });
  expect(await translateText('CNC lathe', 'en')).toMatchObject({ translated: false });
});

describe('a batch', () => {
  const translateAll = async (texts: string[]) =>
    (await market.api.call(translateBatch, { body: { texts, targetLang: 'zh-Hans' } }))
      .translations;

  test('is answered in order', async () => {
    expect(await translateAll(['Spindle speed', 'Kya haal hai?', '', 'Spindle speed'])).toEqual([
      { text: '主轴转速', translated: true, phrase: false, terms: [] },
      { text: 'Kya haal hai?', translated: false, phrase: false, terms: [] },
      { text: '', translated: false, phrase: false, terms: [] },
      { text: '主轴转速', translated: true, phrase: false, terms: [] },
    ]);
  });

  const post = (payload: object) => ({
    method: 'POST' as const,
    url: '/api/translate/batch',
    payload,
  });
  test.each([
    ['none', []],
    ['more than fifty', Array(51).fill('a')],
    ['one too long', ['x'.repeat(MAX_TRANSLATED_TEXT_LENGTH + 1)]],
    ['too much together', Array(5).fill('x'.repeat(4_500))],
    ['no texts', [1, null, {}]],
    ['no list', 'a'],
    ['nothing', undefined],
  ])('with %s is refused', async (_, texts) => {
    await expectRefused(market, post({ texts, targetLang: 'en' }), 'validation');
  });

  test('without a language is refused', async () => {
    await expectRefused(market, post({ texts: ['a'], targetLang: 'hi' }), 'validation');
  });
});

describe('text above the limit a minute is refused', () => {
  const texts = Array(5).fill('x'.repeat(4_000));
  const post = (token: string | null, address: string) => ({
    method: 'POST' as const,
    url: '/api/translate/batch',
    payload: { texts, targetLang: 'zh-Hans' },
    remoteAddress: address,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

  test('for the visitors of one network, but not for its members', async () => {
    for (let call = 0; call < 2; call++)
      expect((await market.app.inject(post(null, '203.0.113.20'))).statusCode).toBe(200);
    await expectRefused(market, post(null, '203.0.113.20'), 'tooMany');
    expect((await market.app.inject(post(null, '203.0.113.21'))).statusCode).toBe(200);
    const { token } = await signUp(market, 'buyer');
    expect((await market.app.inject(post(token, '203.0.113.20'))).statusCode).toBe(200);
  });

  test('for one account, from any address', async () => {
    const { token } = await signUp(market, 'buyer');
    for (let call = 0; call < 10; call++)
      expect((await market.app.inject(post(token, `203.0.113.${30 + call}`))).statusCode).toBe(200);
    await expectRefused(market, post(token, '203.0.113.50'), 'tooMany');
    expect((await market.app.inject(post(null, '203.0.113.50'))).statusCode).toBe(200);
  });
});
