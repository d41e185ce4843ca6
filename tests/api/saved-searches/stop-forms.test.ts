// Forms that stop alerts: those of mail providers (RFC 8058) get a reply, that of the page without scripts leads to a page.
import { describe, expect, test } from 'vitest';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { signUp } from '../users.ts';
import { FORM, post, subscribers } from './subscribers.ts';

const market = await sharedMarket(0);
const { newSubscriber, alertsOf } = subscribers(market);

const HTML = { ...FORM, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=xYz' };
const MULTIPART_BODY =
  '--xYz\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--xYz--\r\n';

describe('a mail provider', () => {
  test.each([
    ['urlencoded', FORM, 'List-Unsubscribe=One-Click'],
    ['multipart', MULTIPART, MULTIPART_BODY],
    ["with a browser's Accept", HTML, 'List-Unsubscribe=One-Click'],
  ])('gets a reply to its form, without a redirect: %s', async (_, headers, payload) => {
    const { buyer, token } = await newSubscriber();
    const reply = await market.app.inject(post(`token=${token}`, { headers, payload }));
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { success: true }]);
    expect(await alertsOf(buyer)).toEqual([false, false, false]);
    const refused = post('token=nothing', { headers, payload });
    await expectRefused(market, refused, 'alertLinkInvalid');
  });

  test.each([FORM, MULTIPART])('may not send a long form', async (headers) => {
    const payload = 'x'.repeat(5_000);
    await expectRefused(market, post('token=nothing', { headers, payload }), 'tooLarge');
  });
});

describe('a form without scripts', () => {
  const send = async (query: string, headers: Record<string, string> = {}, payload = '') => {
    const reply = await market.app.inject(
      post(query, { headers: { ...HTML, ...headers }, payload }),
    );
    expect(reply.payload).toBe('');
    expect(reply.headers['content-type']).toBeUndefined();
    return [reply.statusCode, reply.headers.location];
  };

  test('leads to a page that says what was stopped', async () => {
    const { buyer, token, ids } = await newSubscriber();
    expect(await send(`token=${token}&id=${ids[0]}&lang=en`)).toEqual([
      303,
      '/stop-alert?done=one',
    ]);
    expect(await alertsOf(buyer)).toEqual([false, true, true]);
    expect(await send(`token=${token}&lang=zh-Hans`, {}, 'any=field')).toEqual([
      303,
      '/zh-hans/stop-alert?done=all',
    ]);
    expect(await alertsOf(buyer)).toEqual([false, false, false]);
  });

  test('leads to a page that says that the link is not valid', async () => {
    const chinese = { 'accept-language': 'zh-CN,zh' };
    expect(await send('token=nothing&lang=en', chinese)).toEqual([303, '/stop-alert?failed=1']);
    expect(await send('lang=en')).toEqual([303, '/stop-alert?failed=1']);
    expect(await send('token=nothing&lang=//evil.example', chinese)).toEqual([
      303,
      '/zh-hans/stop-alert?failed=1',
    ]);
  });

  test('leads back to its page for anything else', async () => {
    const query = 'token=a%26b&id=c%3Dd';
    const payload = 'x'.repeat(5_000);
    expect(await send(`${query}&lang=en`, {}, payload)).toEqual([
      303,
      `/stop-alert?${query}&retry=1`,
    ]);
    expect(await send('token=a&lang=zh-Hans', {}, payload)).toEqual([
      303,
      '/zh-hans/stop-alert?token=a&retry=1',
    ]);
  });
});

test.each([
  [FORM, 'name=Mills'],
  [MULTIPART, MULTIPART_BODY],
])('no other call accepts such a form', async (type, payload) => {
  const buyer = await signUp(market, 'buyer');
  const request = buyer.request('POST', '/saved-searches', payload);
  const headers = { ...request.headers, ...type };
  await expectRefused(market, { ...request, headers }, 'unsupportedType');
});
