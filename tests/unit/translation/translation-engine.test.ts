// Client of the translation service: timeout of a slow one, pause for a failing one, then another attempt.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { circuitBreaker } from '../../../server/translation/circuit-breaker.ts';
import { libreTranslate, splitIntoBatches } from '../../../server/translation/engine.ts';
import {
  type FakeTranslateService,
  markedTranslation,
  respond,
  startTranslateService,
} from '../../fixtures/libre-translate.ts';

let service: FakeTranslateService;
beforeEach(async () => {
  service = await startTranslateService();
});
afterEach(() => service.close());

const log = { warn: vi.fn() };
const open = (timeoutMs: number) => libreTranslate({ url: service.url, key: null, log, timeoutMs });
/** A budget without a limit. */
const spend = async () => true;

test('a slow service is tried twice, then abandoned', async () => {
  service.answer = () => {};
  expect(await open(1_000).translate(['The gate'], 'zh-Hans', spend)).toEqual([null]);
  expect(service.requests).toHaveLength(2);
});

test('a failed call is retried', async () => {
  service.answer = (request, response) =>
    service.requests.length === 1
      ? respond(response, 429, {})
      : respond(response, 200, markedTranslation(request));
  expect(await open(5_000).translate(['车床'], 'en', spend)).toEqual(['Text 车床']);
  expect(service.requests[0]).toEqual({ q: ['车床'], source: 'zh', target: 'en', format: 'text' });
});

test('every request is charged, also a repeated one, and none is sent that is not', async () => {
  service.answer = (_, response) => respond(response, 429, {});
  const charged: number[] = [];
  const untilTwo = async (characters: number) => charged.push(characters) <= 2;
  const engine = open(5_000);
  expect(await engine.translate(['The gate'], 'zh-Hans', untilTwo)).toEqual([null]);
  expect(await engine.translate(['The roof is new'], 'zh-Hans', untilTwo)).toEqual([null]);
  expect(charged).toEqual([8, 8, 15]);
  expect(service.requests).toHaveLength(2);
});

test('a stop aborts calls in progress', async () => {
  const engine = open(60_000);
  service.answer = () => engine.stop();
  expect(await engine.translate(['The gate'], 'zh-Hans', spend)).toEqual([null]);
  expect(service.requests).toHaveLength(1);
});

test('after the pause one caller tests the service for all', () => {
  let now = 0;
  const breaker = circuitBreaker(2, 1_000, () => now);
  for (let failure = 0; failure < 2; failure++) {
    expect(breaker.allowsCall()).toBe(true);
    breaker.failed();
  }
  expect(breaker.allowsCall()).toBe(false);
  now = 1_000;
  expect([breaker.allowsCall(), breaker.allowsCall()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.allowsCall(), breaker.allowsCall()]).toEqual([true, true]);
});

test('batches keep order and limits', () => {
  const texts = [...Array.from({ length: 60 }, (_, at) => `${at}`), 'x'.repeat(4_999), 'y', 'z'];
  const batches = splitIntoBatches(texts);
  expect(batches.flat()).toEqual(texts);
  for (const each of batches) {
    expect(each.length).toBeLessThanOrEqual(25);
    expect(each.join('').length).toBeLessThanOrEqual(5_000);
  }
});
