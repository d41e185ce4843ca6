// Forms that stop alerts: those of mail providers (RFC 8058) get a reply, that of the page without scripts leads to a page.
import { describe, expect, test, vi } from 'vitest';
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
  const send = async (
    lang: string,
    values: Record<string, string>,
    headers: Record<string, string> = {},
  ) => {
    const payload = new URLSearchParams(values).toString();
    const reply = await market.app.inject(
      post(`lang=${lang}`, { headers: { ...HTML, ...headers }, payload }),
    );
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(reply.payload).toBe('');
    expect(reply.headers['content-type']).toBeUndefined();
    return [reply.statusCode, reply.headers.location];
  };

  test('leads to a page that says what was stopped', async () => {
    const { buyer, token, ids } = await newSubscriber();
    expect(await send('en', { token, id: ids[0] ?? '' })).toEqual([303, '/stop-alert?done=one']);
    expect(await alertsOf(buyer)).toEqual([false, true, true]);
    expect(await send('zh-Hans', { token, any: 'field' })).toEqual([
      303,
      '/zh-hans/stop-alert?done=all',
    ]);
    expect(await alertsOf(buyer)).toEqual([false, false, false]);
  });

  test('leads to a page that says that the link is not valid', async () => {
    const chinese = { 'accept-language': 'zh-CN,zh' };
    expect(await send('en', { token: 'nothing' }, chinese)).toEqual([303, '/stop-alert?failed=1']);
    expect(await send('en', {})).toEqual([303, '/stop-alert?failed=1']);
    const other = post('token=nothing&lang=//evil.example', { headers: HTML });
    await expectRefused(market, other, 'validation');
  });

  test('is shown again, with its token, when the call may succeed later', async () => {
    const shown = vi.fn(async () => ({ html: '<p>again</p>', policy: null }));
    const { formPages } = market.app;
    const { render } = formPages;
    formPages.render = shown;
    const request = post('lang=zh-Hans', { headers: HTML, payload: 'token=a&id=b' });
    const replies = [];
    for (let at = 0; at < 121; at++) replies.push(await market.app.inject(request));
    formPages.render = render;
    const last = replies.at(-1);
    expect([last?.statusCode, last?.payload]).toEqual([429, '<p>again</p>']);
    expect(last?.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(shown.mock.calls).toEqual([
      [
        '/stop-alert?',
        'zh-Hans',
        expect.objectContaining({ values: expect.objectContaining({ token: 'a', id: 'b' }) }),
      ],
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
