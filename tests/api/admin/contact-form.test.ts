// Contact form of browsers without scripts: urlencoded, answered by a redirect, or by the form with what was typed.
import { describe, expect, test } from 'vitest';
import { listContactMessages } from '../../../contract/admin/contact-messages.ts';
import { sharedMarket, unusedAddress } from '../market.ts';
import { signUp } from '../users.ts';

const market = await sharedMarket(0);
const admin = await signUp(market, 'admin');

const WHOLE = {
  FirstName: 'Asha',
  LastName: 'Rao',
  Email: 'asha@example.in',
  Company: 'Asha Foods',
  Subject: 'Rice mill',
  Message: 'Which mill fits 2 t/h?\r\n\r\n“Thanks” & <b>regards</b>',
  Website: '',
};

const post = async (
  fields: Readonly<Record<string, string>>,
  { query = '', headers = {}, remoteAddress = unusedAddress() } = {},
) => {
  const reply = await market.app.inject({
    method: 'POST',
    url: `/api/contact${query}`,
    remoteAddress,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'accept-language': 'en',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return reply;
};

const storedMessages = async () =>
  (await admin.api.call(listContactMessages, { query: { limit: '100' } })).messages;

test.each([
  ['', 'en', '/contact/sent'],
  ['?lang=en', 'en', '/contact/sent'],
  ['?lang=zh-Hans', 'zh-Hans', '/zh-hans/contact/sent'],
  ['?lang=%2F%2Fevil.example', 'en', '/contact/sent'],
])('a message with %j is stored and answered by a redirect', async (query, language, location) => {
  const reply = await post(WHOLE, { query });
  expect([reply.statusCode, reply.headers.location, reply.payload]).toEqual([303, location, '']);
  expect((await storedMessages())[0]).toMatchObject({
    firstName: 'Asha',
    email: WHOLE.Email,
    text: 'Which mill fits 2 t/h?\n\n“Thanks” & <b>regards</b>',
    language,
  });
});

test('the longest Chinese message fits', async () => {
  const long = '机'.repeat(5_000);
  expect((await post({ ...WHOLE, Message: long })).statusCode).toBe(303);
  expect((await storedMessages())[0]?.text).toBe(long);
});

test('a robot is answered like everybody', async () => {
  const before = (await storedMessages()).length;
  const reply = await post({ ...WHOLE, Website: 'https://spam.example' });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/contact/sent']);
  expect(await storedMessages()).toHaveLength(before);
});

describe('a refused message', () => {
  test.each([
    [{ ...WHOLE, Email: 'asha' }, 400],
    [{ ...WHOLE, Message: ' ' }, 400],
    [{}, 400],
    [{ __proto__: 'x', constructor: 'y' }, 400],
  ])('%j has no address with what was typed', async (fields, status) => {
    const before = (await storedMessages()).length;
    const reply = await post(fields);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers.location).toBeUndefined();
    expect(await storedMessages()).toHaveLength(before);
  });

  test('is limited like others, in the same count', async () => {
    const remoteAddress = unusedAddress();
    for (let call = 0; call < 5; call++)
      expect((await post(WHOLE, { remoteAddress })).statusCode).toBe(303);
    const reply = await post(WHOLE, { remoteAddress });
    expect(reply.statusCode).toBe(429);
    expect(reply.headers['retry-after']).toMatch(/^\d+$/);
  });
});

describe('a form of another site is refused', () => {
  test.each<[Record<string, string>, number]>([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 303],
    [{ host: 'market.example', origin: 'https://market.example' }, 303],
    [{}, 303],
  ])('%j: %i', async (headers, status) => {
    const before = (await storedMessages()).length;
    expect((await post(WHOLE, { headers })).statusCode).toBe(status);
    expect(await storedMessages()).toHaveLength(before + (status === 303 ? 1 : 0));
  });
});
