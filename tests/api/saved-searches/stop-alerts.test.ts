// Stopping alerts without signing in: by the links of the mail and the button of a mail program (RFC 8058).
import { afterAll, expect, test, vi } from 'vitest';
import { changeSavedSearch, stopAlerts } from '../../../contract/saved-searches/saved-searches.ts';
import { openMarket } from '../market.ts';
import { openMailbox } from '../platform/jobs/mailbox.ts';
import { expectRefused } from '../refusal.ts';
import { openTrade } from '../trade/trade.ts';
import { runAlerts } from './alert-runs.ts';
import { FORM, post, subscribers } from './subscribers.ts';

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

const { newSubscriber, alertsOf } = subscribers(market);

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

test('one alert or all are stopped, as often as the link is used', async () => {
  const { buyer, token, ids } = await newSubscriber();
  const [last, second = ''] = ids;
  for (let at = 0; at < 2; at++) {
    const { message } = await market.api.call(stopAlerts, { query: { token, id: second } });
    expect(message).toBe('The alert of this search is stopped.');
    expect(await alertsOf(buyer)).toEqual([true, false, true]);
  }
  await expectRefused(market, post(`token=${token}&id=nothing`), 'alertLinkInvalid');
  expect(await alertsOf(buyer)).toEqual([true, false, true]);
  for (let at = 0; at < 2; at++) {
    const { message } = await market.api.call(stopAlerts, { query: { token } });
    expect(message).toBe('You will get no more alerts.');
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
  await expectRefused(market, post(`token=${one.token}&id=${other.ids[0]}`), 'alertLinkInvalid');
  expect(await alertsOf(other.buyer)).toEqual([true, true, true]);
  expect(await alertsOf(one.buyer)).toEqual([true, true, true]);
  await expectRefused(market, post(`token=${one.token.slice(1)}`), 'alertLinkInvalid');
  await expectRefused(market, post(`token=${one.token}x`), 'alertLinkInvalid');
  await expectRefused(market, post(''), 'validation');
  // PostgreSQL refuses text with a NUL character.
  for (const query of [`token=${'x'.repeat(65)}`, 'token=%00', `token=${one.token}&id=%00`])
    await expectRefused(market, post(query), 'validation');
});

test('an alert that is stopped stays so while its search is renamed', async () => {
  for (let round = 0; round < 5; round++) {
    const { buyer, token, ids } = await newSubscriber();
    const rename = (name: string) =>
      buyer.api.call(changeSavedSearch, { params: { id: ids[0] ?? '' }, body: { name } });
    await Promise.all([
      ...['A', 'B', 'C', 'D'].map(rename),
      market.api.call(stopAlerts, { query: { token } }),
      ...['E', 'F', 'G', 'H'].map(rename),
    ]);
    expect(await alertsOf(buyer)).toEqual([false, false, false]);
  }
});
