// Alerts with several processes, failures and queries that are no longer valid: each product is in one alert.
import { describe, expect, test, vi } from 'vitest';
import { listSavedSearches } from '../../../contract/saved-searches/saved-searches.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { openTrade } from '../trade/trade.ts';
import { signUpConfirmed } from '../users.ts';
import { alertCalls, mailsTo, newWord, passADay, runAlerts } from './alert-runs.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);
const { save, bellOf, seenOf, versionNow } = alertCalls(market);

describe('with several processes', () => {
  test('two at once send one alert', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 5 }, () => signUpConfirmed(market, 'buyer')),
    );
    const word = newWord();
    for (const buyer of buyers) await save(buyer, `search=${word}`, 'Mills');
    await trade.createLiveProduct({ name: `Mill ${word}` });
    const sent = await Promise.all([runAlerts(market), runAlerts(market), runAlerts(market)]);
    expect(sent.reduce((sum, each) => sum + each)).toBe(buyers.length);
    for (const buyer of buyers) {
      expect(await bellOf(buyer)).toEqual([['search.new', 'Mills', '1']]);
      expect(await mailsTo(market, buyer)).toHaveLength(1);
    }
  });

  test('one that lags behind loses no product, and does not move back what another has seen', async () => {
    const buyer = await signUpConfirmed(market, 'buyer');
    const word = newWord();
    await save(buyer, `search=${word}`, 'Mills');
    const before = await versionNow();
    await trade.createLiveProduct({ name: `Mill ${word}` });
    const lagging = () =>
      runAlerts(market, (catalog) => ({ catalog: { ...catalog, version: async () => before } }));
    expect(await lagging()).toBe(0);
    expect(await seenOf(buyer)).toEqual([before]);
    expect(await runAlerts(market)).toBe(1);
    const seen = await seenOf(buyer);
    await passADay(market, buyer);
    expect(await lagging()).toBe(0);
    expect(await seenOf(buyer)).toEqual(seen);
  });
});

describe('a run that another one overtakes', () => {
  test('does not move back what that one has seen', async () => {
    const buyer = await signUpConfirmed(market, 'buyer');
    const word = newWord();
    await save(buyer, `search=${word}`, 'Mills');
    await trade.createLiveProduct({ name: 'Of another kind' });
    const before = await versionNow();
    await trade.createLiveProduct({ name: `Mill ${word}` });
    const matching = async ({ search }: { readonly search?: string | undefined }) => {
      if (search === word) await runAlerts(market);
      return [];
    };
    const version = async () => before;
    await runAlerts(market, (catalog) => ({ catalog: { ...catalog, version, matching } }));
    expect(await seenOf(buyer)).toEqual([await versionNow()]);
    expect(await bellOf(buyer)).toHaveLength(1);
  });

  test('does not send on the day on which that one has sent', async () => {
    const buyer = await signUpConfirmed(market, 'buyer');
    const word = newWord();
    await save(buyer, `search=${word}`, 'Mills');
    await trade.createLiveProduct({ name: `Mill ${word}` });
    const byNos = async () => {
      await withDatabase(market, ({ db }) =>
        db
          .updateTable('mail_settings')
          .set({ alert_sent_at: new Date().toISOString() })
          .where('user_id', '=', buyer.id)
          .execute(),
      );
      return [];
    };
    expect(await runAlerts(market, () => ({ cards: { byNos } }))).toBe(0);
    expect(await bellOf(buyer)).toEqual([]);
    await passADay(market, buyer);
    expect(await runAlerts(market)).toBe(1);
  });
});

test('an alert that fails is sent by the next run, and does not stop those of others', async () => {
  const [first, second] = [
    await signUpConfirmed(market, 'buyer'),
    await signUpConfirmed(market, 'buyer'),
  ];
  const word = newWord();
  await save(first, `search=${word}`, 'Mills');
  await save(second, `search=${word}`, 'Mills');
  await trade.createLiveProduct({ name: `Mill ${word}` });
  let calls = 0;
  const errors: unknown[] = [];
  const sent = await runAlerts(market, () => ({
    log: { error: (each: unknown) => void errors.push(each) } as never,
    cards: {
      byNos: async () => {
        calls += 1;
        if (calls === 1) throw new Error('broken');
        return [];
      },
    },
  }));
  expect([sent, errors.length]).toEqual([1, 1]);
  expect(await runAlerts(market)).toBe(1);
  for (const buyer of [first, second])
    expect(await bellOf(buyer)).toEqual([['search.new', 'Mills', '1']]);
});

test('a saved machine type that was removed since does not stop the other searches', async () => {
  const buyer = await signUpConfirmed(market, 'buyer');
  const word = newWord();
  const { id } = await save(buyer, 'type=cnc-lathe', 'Removed');
  await save(buyer, `search=${word}`, 'Mills');
  await withDatabase(market, ({ db }) =>
    db.updateTable('saved_searches').set({ query: 'type=steam' }).where('id', '=', id).execute(),
  );
  await trade.createLiveProduct({ name: `Mill ${word}` });
  await runAlerts(market);
  expect(await bellOf(buyer)).toEqual([['search.new', 'Mills', '1']]);
});

test('the server sends alerts when it starts', async () => {
  const buyer = await signUpConfirmed(market, 'buyer');
  const word = newWord();
  await save(buyer, `search=${word}`, 'Mills');
  await trade.createLiveProduct({ name: `Mill ${word}` });
  await market.restart();
  await vi.waitFor(
    async () => expect(await bellOf(buyer)).toEqual([['search.new', 'Mills', '1']]),
    5_000,
  );
  const { savedSearches } = await buyer.api.call(listSavedSearches, { query: { counts: true } });
  expect(savedSearches).toMatchObject([{ total: 1 }]);
});
