// Upgrade of a database from before saved searches: no alert reports products that are or were public.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { takeDownProduct } from '../../../contract/admin/review.ts';
import { saveSearch } from '../../../contract/saved-searches/saved-searches.ts';
import { readConfig } from '../../../server/config.ts';
import { openEngine } from '../../../server/platform/db/open.ts';
import { setUpApp } from '../../../tools/second-factor.ts';
import { approveProduct } from '../admin/admin-review.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { SINCE_SAVED_SEARCHES } from '../platform/data/later-migrations.ts';
import { notificationsOf, openTrade } from '../trade/trade.ts';
import { callAs } from '../users.ts';
import { runAlerts } from './alert-runs.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);

test('only what becomes public for the first time is new', async () => {
  const [shown, down] = [
    await trade.createLiveProduct({ name: 'Shown mill' }),
    await trade.createLiveProduct({ name: 'Mill taken down' }),
  ];
  await trade.admin.api.call(takeDownProduct, {
    params: { id: down },
    body: { reason: 'A test.' },
  });
  const { id: waiting } = await trade.supplier.create({ name: 'Waiting mill' });
  await market.app.close();
  const db = await openEngine(readConfig(market.env).database);
  for (const statement of SINCE_SAVED_SEARCHES) await sql.raw(statement).execute(db);
  await db.destroy();

  await market.restart();
  // The older release had no second factors.
  await setUpApp(callAs(market, trade.admin), trade.admin.password);
  const body = { name: 'Mills', query: 'search=mill', alert: true };
  await trade.buyer.api.call(saveSearch, { body });
  const listed = await withDatabase(market, ({ db: upgraded }) =>
    upgraded.selectFrom('products').select(['id', 'listed']).orderBy('no').execute(),
  );
  expect(listed).toEqual([
    { id: shown, listed: 0 },
    { id: down, listed: 0 },
    { id: waiting, listed: null },
  ]);
  await trade.supplier.update(down, { name: 'Mill again', status: 'pending' });
  await approveProduct(trade.admin, down);
  await approveProduct(trade.admin, waiting);
  await runAlerts(market);
  expect(await notificationsOf(trade.buyer)).toMatchObject([{ kind: 'search.new', detail: '1' }]);
});
