// Market with a translation service: one request per text for all users, and the service's answers are validated.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { translate, translateBatch } from '../../../contract/translation/translate.ts';
import {
  type FakeTranslateService,
  markedTranslation,
  respond,
  startTranslateService,
  type TranslateRequest,
} from '../../fixtures/libre-translate.ts';
import { chatApi, openChatTrade } from '../chat/chat-calls.ts';
import { type Market, openMarket } from '../market.ts';

let service: FakeTranslateService;
let market: Market;
beforeEach(async () => {
  service = await startTranslateService();
  market = await openMarket(0, { TRANSLATE_URL: `${service.url}/`, TRANSLATE_KEY: 'a key' });
});
afterEach(async () => {
  await market.close();
  await service.close();
});

const zh = 'zh-Hans' as const;
const translateText = async (text: string, { api }: Pick<Market, 'api'> = market) =>
  (await api.call(translate, { body: { text, targetLang: zh } })).translatedText;
const translateAll = async (texts: string[]) =>
  (await market.api.call(translateBatch, { body: { texts, targetLang: zh } })).translations;

test('requests a text of a member as the service documents, and stores the result', async () => {
  const { buyer: member, id } = await (await openChatTrade(market)).newChat();
  await chatApi.send(member, id, 'The gate opens late');
  service.requests.length = 0;
  expect(await translateText('The gate opens late', member)).toBe('译文 The gate opens late');
  expect(await translateText('  The gate opens late ', member)).toBe('译文 The gate opens late');
  const q = ['The gate opens late'];
  expect(service.requests).toEqual([
    { q, source: 'en', target: 'zh', format: 'text', api_key: 'a key' },
  ]);
  market = await market.restart();
  expect(await translateText('The gate opens late')).toBe('译文 The gate opens late');
  expect(service.requests).toHaveLength(1);
});

test('concurrent requests for a text make one call', async () => {
  let release = (): void => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  service.answer = async (request, response) => {
    await waiting;
    respond(response, 200, markedTranslation(request));
  };
  const both = [
    translateText('The gate opens late'),
    translateAll(['The gate opens late', 'The roof is new']),
  ];
  await vi.waitFor(() => expect(service.requests.length).toBeGreaterThanOrEqual(2));
  release();
  await Promise.all(both);
  expect(service.requests.flatMap(({ q }) => q).sort()).toEqual([
    'The gate opens late',
    'The roof is new',
  ]);
});

test('several texts are sent together, in order, with codes protected', async () => {
  const texts = [
    'Send XJ-200A to a@b.in',
    'The roof is 12 m wide',
    'The roof is 12 m wide',
    '车床',
  ];
  expect(await translateAll(texts)).toEqual([
    { text: '译文 Send XJ-200A to a@b.in', translated: true, phrase: false, terms: [] },
    { text: '译文 The roof is 12 m wide', translated: true, phrase: false, terms: [] },
    { text: '译文 The roof is 12 m wide', translated: true, phrase: false, terms: [] },
    { text: '车床', translated: false, phrase: false, terms: [] },
  ]);
  expect(service.requests.map(({ q }) => q)).toEqual([
    ['Send __0__ to __1__', 'The roof is __0__ wide'],
  ]);
});

test('at most four calls run at a time', async () => {
  const { promise: fourCalls, resolve: areFour } = Promise.withResolvers<void>();
  service.answer = async (request, response) => {
    if (service.maxConcurrent() === 4) areFour();
    await fourCalls;
    respond(response, 200, markedTranslation(request));
  };
  const texts = Array.from({ length: 12 }, (_, at) => `The gate ${'opens late '.repeat(150)}${at}`);
  const answers = await Promise.all(texts.map((text) => translateText(text)));
  expect(answers).toEqual(texts.map((text) => `译文 ${text}`));
  expect(service.maxConcurrent()).toBe(4);
});

describe('the original stays when the service', () => {
  const replies: Record<string, (request: TranslateRequest) => [status: number, body: unknown]> = {
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
  test.each(Object.entries(replies))(
    '%s, and the text is requested again later',
    async (_, reply) => {
      service.answer = (request, response) => {
        const [status, body] = reply(request);
        if (status === 307) response.setHeader('location', `${service.url}/elsewhere`);
        respond(response, status, body);
      };
      const payload = { text: 'Send XJ-200A soon', targetLang: zh };
      const answer = await market.app.inject({ method: 'POST', url: '/api/translate', payload });
      expect(answer.statusCode).toBe(200);
      expect(service.requests.length).toBeLessThanOrEqual(2);
      expect(answer.json()).toMatchObject({ translatedText: payload.text, translated: false });
      service.answer = (request, response) => respond(response, 200, markedTranslation(request));
      expect(await translateText(payload.text)).toBe('译文 Send XJ-200A soon');
    },
  );

  test('is unreachable', async () => {
    const unreachable = await openMarket(0, { TRANSLATE_URL: 'http://127.0.0.1:9' });
    expect(await translateText('The gate opens late', unreachable)).toBe('The gate opens late');
    await unreachable.close();
  });
});

test('texts that the service refuses do not block other texts', async () => {
  service.answer = (_, response) => respond(response, 400, { error: 'Invalid request' });
  for (let at = 0; at < 8; at++) await translateText(`The roof ${'x'.repeat(at)}`);
  expect(service.requests).toHaveLength(8);
});

test('a failing service is paused', async () => {
  service.answer = (_, response) => respond(response, 500, {});
  for (let at = 0; at < 10; at++)
    expect(await translateText(`The gate ${'x'.repeat(at)}`)).toMatch(/^The/);
  // Two attempts per text, until five in a row have failed.
  expect(service.requests).toHaveLength(5);
});
