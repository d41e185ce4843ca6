// Stopping alerts without signing in: by the link of the mail, its form, and the button of a mail program (RFC 8058).
import type { InjectOptions } from 'light-my-request';
import { afterAll, describe, expect, test, vi } from 'vitest';
import {
  changeSavedSearch,
  listSavedSearches,
  saveSearch,
  stopAlerts,
} from '../../../contract/saved-searches/saved-searches.ts';
import { withDatabase } from '../environment.ts';
import { openMarket, unusedAddress } from '../market.ts';
import { openMailbox } from '../platform/jobs/mailbox.ts';
import { expectRefused } from '../refusal.ts';
import { openTrade } from '../trade/trade.ts';
import { type SignedInUser, signUp } from '../users.ts';
import { runAlerts } from './alert-runs.ts';

const mailbox = await openMailbox();
const market = await openMarket(0, {
  SMTP_URL: mailbox.url,
  PUBLIC_ORIGIN: 'https://market.example',
});
const trade = await openTrade(market);
afterAll(async () => {
  await market.close();
  await mailbox.close();
});

const alertsOf = async ({ api }: SignedInUser) =>
  (await api.call(listSavedSearches, {})).savedSearches.map(({ alert }) => alert);

/** A buyer with three alerts, and the token and the ids of the searches, the last one first. */
async function newSubscriber() {
  const buyer = await signUp(market, 'buyer');
  for (const minPrice of [1, 2, 3])
    await buyer.api.call(saveSearch, {
      body: { name: `From ${minPrice}`, query: `minPrice=${minPrice}`, alert: true },
    });
  const { savedSearches } = await buyer.api.call(listSavedSearches, {});
  const { token } = await withDatabase(market, ({ db }) =>
    db
      .selectFrom('search_alerts')
      .select('stop_token as token')
      .where('user_id', '=', buyer.id)
      .executeTakeFirstOrThrow(),
  );
  return { buyer, token, ids: savedSearches.map(({ id }) => id) };
}

const post = (query: string, options: InjectOptions = {}) => ({
  ...options,
  method: 'POST' as const,
  url: `/api/saved-searches/stop?${query}`,
  remoteAddress: unusedAddress(),
});
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('the mail has links to stop one alert or all, and a button for mail programs', async () => {
  const { buyer } = await newSubscriber();
  await trade.createLiveProduct();
  await (await market.restart()).app.ready();
  const mail = await vi.waitFor(
    () => {
      const found = mailbox.mails.find(({ recipients }) => recipients.includes(buyer.email));
      if (!found) throw new Error('no mail yet');
      return found;
    },
    { timeout: 10_000 },
  );
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [, address = ''] = /^<(https:.*)>$/.exec(mail.headers['list-unsubscribe'] ?? '') ?? [];
  const { origin, pathname, search } = new URL(address);
  expect(origin + pathname).toBe('https://market.example/api/saved-searches/stop');
  const links = mail.text.match(/https:\/\/market\.example\/stop-alert\?\S+/g) ?? [];
  expect(links).toHaveLength(4);

  // The link of the search that was saved first.
  await market.app.inject(post(new URL(links[0] ?? '').search.slice(1)));
  expect(await alertsOf(buyer)).toEqual([true, true, false]);
  const reply = await market.app.inject(
    post(search.slice(1), { headers: FORM, payload: 'List-Unsubscribe=One-Click' }),
  );
  expect(reply.statusCode).toBe(200);
  expect(await alertsOf(buyer)).toEqual([false, false, false]);
});

test('other mail has no such button', async () => {
  await trade.createLiveProduct({ name: 'Approved mill' });
  const mail = await vi.waitFor(
    () => {
      const found = mailbox.mails.find(({ headers }) =>
        /Approved mill/.test(headers.subject ?? ''),
      );
      if (!found) throw new Error('no mail yet');
      return found;
    },
    { timeout: 10_000 },
  );
  expect(mail.headers['list-unsubscribe']).toBeUndefined();
});

test('one alert or all are stopped, as often as the link is used', async () => {
  const { buyer, token, ids } = await newSubscriber();
  const [last, second = ''] = ids;
  for (let at = 0; at < 2; at++) {
    await market.api.call(stopAlerts, { query: { token, id: second } });
    expect(await alertsOf(buyer)).toEqual([true, false, true]);
  }
  await market.api.call(stopAlerts, { query: { token, id: 'nothing' } });
  expect(await alertsOf(buyer)).toEqual([true, false, true]);
  for (let at = 0; at < 2; at++) {
    await market.api.call(stopAlerts, { query: { token } });
    expect(await alertsOf(buyer)).toEqual([false, false, false]);
  }
  await trade.createLiveProduct();
  await runAlerts(market);
  const { data } = (await market.app.inject(buyer.request('GET', '/notifications'))).json<{
    data: { kind: string }[];
  }>();
  expect(data).toEqual([]);
  // The link stays the same when an alert is turned on again.
  await buyer.api.call(changeSavedSearch, { params: { id: last ?? '' }, body: { alert: true } });
  await market.api.call(stopAlerts, { query: { token } });
  expect(await alertsOf(buyer)).toEqual([false, false, false]);
});

test('the alerts of others cannot be stopped', async () => {
  const one = await newSubscriber();
  const other = await newSubscriber();
  await market.api.call(stopAlerts, { query: { token: one.token, id: other.ids[0] } });
  expect(await alertsOf(other.buyer)).toEqual([true, true, true]);
  expect(await alertsOf(one.buyer)).toEqual([true, true, true]);
  await expectRefused(market, post(`token=${one.token.slice(1)}`), 'alertLinkInvalid');
  await expectRefused(market, post(`token=${one.token}x`), 'alertLinkInvalid');
  await expectRefused(market, post(''), 'validation');
  await expectRefused(market, post(`token=${'x'.repeat(65)}`), 'validation');
});

describe('a form without scripts', () => {
  const HTML = { ...FORM, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const send = async (query: string, headers: Record<string, string> = {}, payload = '') => {
    const reply = await market.app.inject(
      post(query, { headers: { ...HTML, ...headers }, payload }),
    );
    expect(reply.payload).toBe('');
    expect(reply.headers['content-type']).toBeUndefined();
    return [reply.statusCode, reply.headers.location];
  };

  test('leads to a page that says so', async () => {
    const { buyer, token, ids } = await newSubscriber();
    expect(await send(`token=${token}&id=${ids[0]}`)).toEqual([303, '/stop-alert?done=1']);
    expect(await alertsOf(buyer)).toEqual([false, true, true]);
    expect(await send(`token=${token}&lang=zh-Hans`, {}, 'any=field')).toEqual([
      303,
      '/zh-hans/stop-alert?done=1',
    ]);
    expect(await alertsOf(buyer)).toEqual([false, false, false]);
  });

  test('leads to a page that says that the link is not valid', async () => {
    expect(await send('token=nothing', { 'accept-language': 'zh-CN,zh' })).toEqual([
      303,
      '/zh-hans/stop-alert?failed=1',
    ]);
    expect(await send('token=nothing&lang=en', { 'accept-language': 'zh-CN,zh' })).toEqual([
      303,
      '/stop-alert?failed=1',
    ]);
    expect(await send('lang=//evil.example')).toEqual([303, '/stop-alert?failed=1']);
  });
});

test('no other call accepts such a form', async () => {
  const request = trade.buyer.request('POST', '/saved-searches', 'name=Mills');
  const headers = { ...request.headers, ...FORM };
  await expectRefused(market, { ...request, headers }, 'unsupportedType');
});
