// Limits of a run of alerts: it continues after many new products, and waits while many mails wait.
import { expect, test } from 'vitest';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { openTrade } from '../trade/trade.ts';
import { signUpConfirmed } from '../users.ts';
import { alertCalls, mailsTo, newWord, passADay, runAlerts } from './alert-runs.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);
const { save, bellOf, seenOf, versionNow } = alertCalls(market);

test('more new products than a run looks at are in the alerts of the next ones', async () => {
  const buyer = await signUpConfirmed(market, 'buyer');
  const other = await signUpConfirmed(market, 'buyer');
  const word = newWord();
  await save(buyer, `search=${word}`, 'Mills');
  await save(other, 'search=zeppelin', 'Other mills');
  const ids: string[] = [];
  for (let at = 1; at <= 5; at++)
    ids.push(await trade.createLiveProduct({ name: `Mill ${at} ${word}` }));
  // The second and the third became public with the same version.
  await withDatabase(market, async ({ db }) => {
    const versionOf = (id: string) =>
      db.selectFrom('products').select('listed').where('id', '=', id).executeTakeFirstOrThrow();
    const { listed } = await versionOf(ids[2] ?? '');
    await db
      .updateTable('products')
      .set({ listed })
      .where('id', '=', ids[1] ?? '')
      .execute();
  });
  const run = () => runAlerts(market, () => ({ maxNewProducts: 2 }));
  expect(await run()).toBe(1);
  expect(await seenOf(other)).toEqual(await seenOf(buyer));
  expect(await bellOf(buyer)).toEqual([['search.new', 'Mills', '3']]);
  await passADay(market, buyer);
  expect(await run()).toBe(1);
  expect(await bellOf(buyer)).toEqual([
    ['search.new', 'Mills', '2'],
    ['search.new', 'Mills', '3'],
  ]);
  await passADay(market, buyer);
  expect(await run()).toBe(0);
  expect(await seenOf(other)).toEqual([await versionNow()]);
});

test('alerts wait while more than 100 mails wait, but not for mails set aside', async () => {
  const buyer = await signUpConfirmed(market, 'buyer');
  const word = newWord();
  await save(buyer, `search=${word}`, 'Mills');
  await trade.createLiveProduct({ name: `Mill ${word}` });
  const now = new Date().toISOString();
  await withDatabase(market, async ({ db }) => {
    await db.deleteFrom('outbox').execute();
    await db.deleteFrom('saved_searches').where('user_id', '!=', buyer.id).execute();
    const mails = Array.from({ length: 101 }, (_, at) => ({
      id: `waiting-${at}`,
      recipient: 'other@example.in',
      reply_to: null,
      unsubscribe: null,
      subject: 'A test',
      body: 'A test.',
      created_at: now,
      next_at: now,
    }));
    await db.insertInto('outbox').values(mails).execute();
  });
  expect(await runAlerts(market)).toBe(0);
  expect(await bellOf(buyer)).toEqual([]);
  await withDatabase(market, ({ db }) =>
    db.updateTable('outbox').set({ bounces: 1 }).where('id', '=', 'waiting-0').execute(),
  );
  expect(await runAlerts(market)).toBe(1);
  expect(await mailsTo(market, buyer)).toHaveLength(1);
});
