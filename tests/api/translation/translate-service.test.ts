// Market with a translation service: one request per text for all users, and the service's answers are validated.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { translate, translateBatch } from '../../../contract/translation/translate.ts';
import {
  type Asked,
  named,
  openService,
  type Service,
  says,
} from '../../fixtures/libre-translate.ts';
import { type Market, openMarket } from '../market.ts';

let service: Service;
let market: Market;
beforeEach(async () => {
  service = await openService();
  market = await openMarket(0, { TRANSLATE_URL: `${service.url}/`, TRANSLATE_KEY: 'a key' });
});
afterEach(async () => {
  await market.close();
  await service.close();
});

const zh = 'zh-Hans' as const;
const ask = (text: string, on: Market = market) =>
  on.api.call(translate, { body: { text, targetLang: zh } });
const askAll = (texts: string[]) =>
  market.api.call(translateBatch, { body: { texts, targetLang: zh } });

test('a text is asked for as the service documents it, and kept', async () => {
  expect(await ask('The gate opens late')).toBe('译文 The gate opens late');
  expect(await ask('  The gate opens late ')).toBe('译文 The gate opens late');
  const q = ['The gate opens late'];
  expect(service.asked).toEqual([
    { q, source: 'en', target: 'zh', format: 'text', api_key: 'a key' },
  ]);
  market = await market.restart();
  expect(await ask('The gate opens late')).toBe('译文 The gate opens late');
  expect(service.asked).toHaveLength(1);
});

test('two users who ask the same at once make one call', async () => {
  let release = (): void => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  service.answer = async (asked, response) => {
    await waiting;
    says(response, 200, named(asked));
  };
  const both = [ask('The gate opens late'), askAll(['The gate opens late', 'The roof is new'])];
  await vi.waitFor(() => expect(service.asked.length).toBeGreaterThanOrEqual(2));
  release();
  await Promise.all(both);
  expect(service.asked.flatMap(({ q }) => q).sort()).toEqual([
    'The gate opens late',
    'The roof is new',
  ]);
});

test('several texts travel together, in their order, with codes out of harm', async () => {
  const texts = [
    'Send XJ-200A to a@b.in',
    'The roof is 12 m wide',
    'The roof is 12 m wide',
    '车床',
  ];
  expect(await askAll(texts)).toEqual([
    { text: '译文 Send XJ-200A to a@b.in', translated: true },
    { text: '译文 The roof is 12 m wide', translated: true },
    { text: '译文 The roof is 12 m wide', translated: true },
    { text: '车床', translated: false },
  ]);
  expect(service.asked.map(({ q }) => q)).toEqual([
    ['Send __0__ to __1__', 'The roof is __0__ wide'],
  ]);
});

test('no more than four calls are under way', async () => {
  service.answer = (asked, response) => {
    setTimeout(() => says(response, 200, named(asked)), 20);
  };
  const texts = Array.from({ length: 12 }, (_, at) => `The gate ${'opens late '.repeat(150)}${at}`);
  const answers = await Promise.all(texts.map((text) => ask(text)));
  expect(answers).toEqual(texts.map((text) => `译文 ${text}`));
  expect(service.atOnce()).toBe(4);
});

describe('the original stays where the service', () => {
  const replies: Record<string, (asked: Asked) => [status: number, body: unknown]> = {
    fails: () => [500, { error: 'broken' }],
    'refuses the key': () => [403, { error: 'Invalid API key' }],
    'answers with a page': () => [200, '<html>'],
    'answers with nothing': () => [200, {}],
    'answers with fewer texts': () => [200, { translatedText: [] }],
    'answers with something else': () => [200, { translatedText: [7] }],
    'loses a code': () => [200, { translatedText: ['发送'] }],
    'doubles a code': () => [200, { translatedText: ['发送 __0__ __0__'] }],
    dreams: () => [200, { translatedText: [`__0__ ${'梦'.repeat(5_000)}`] }],
    'answers with null bytes': () => [200, { translatedText: ['发送 __0__ \0'] }],
    'answers without end': () => [200, JSON.stringify({ translatedText: ['x'.repeat(2_000_000)] })],
    'sends elsewhere': () => [307, ''],
  };
  test.each(Object.entries(replies))('%s, and is asked again another time', async (_, reply) => {
    service.answer = (asked, response) => {
      const [status, body] = reply(asked);
      if (status === 307) response.setHeader('location', `${service.url}/elsewhere`);
      says(response, status, body);
    };
    const payload = { text: 'Send XJ-200A soon', targetLang: zh };
    const answer = await market.app.inject({ method: 'POST', url: '/api/translate', payload });
    expect(answer.statusCode).toBe(200);
    expect(service.asked.length).toBeLessThanOrEqual(2);
    expect(answer.json()).toMatchObject({ translatedText: payload.text, translated: false });
    service.answer = (asked, response) => says(response, 200, named(asked));
    expect(await ask(payload.text)).toBe('译文 Send XJ-200A soon');
  });

  test('is away', async () => {
    const away = await openMarket(0, { TRANSLATE_URL: 'http://127.0.0.1:9' });
    expect(await ask('The gate opens late', away)).toBe('The gate opens late');
    await away.close();
  });
});

test('texts that the service does not take keep nobody else from it', async () => {
  service.answer = (_, response) => says(response, 400, { error: 'Invalid request' });
  for (let at = 0; at < 8; at++) await ask(`The roof ${'x'.repeat(at)}`);
  expect(service.asked).toHaveLength(8);
});

test('a service that keeps failing is left alone', async () => {
  service.answer = (_, response) => says(response, 500, {});
  for (let at = 0; at < 10; at++) expect(await ask(`The gate ${'x'.repeat(at)}`)).toMatch(/^The/);
  // Two attempts per text, until five in a row have failed.
  expect(service.asked).toHaveLength(5);
});
