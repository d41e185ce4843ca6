// A load of the catalog that fails halfway: the next one must not forget what the first has already put into memory.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openCatalog } from '../../../server/catalog/catalog.ts';
import { changeCatalog } from '../../../server/catalog/versions/change-catalog-queries.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';

const market = await sharedMarket(20);
const EVERYTHING = { page: 1, limit: 30 } as const;

test('a cached list is outdated after a load that failed and was repeated', () =>
  withDatabase(market, async (database) => {
    const { db } = database;
    const catalog = openCatalog(database);
    const found = await catalog.page(EVERYTHING, 'en');
    const cachedAt = await catalog.version();
    const isCurrent = catalog.dependencies.list(EVERYTHING, found);
    const hidden = found.nos[0] as number;
    await changeCatalog(db, async (tx, scope) => {
      await scope.addProducts([hidden]);
      await tx
        .updateTable('products')
        .set({ status: 'inactive' })
        .where('no', '=', hidden)
        .execute();
    });
    await sql`alter table search_changes rename to search_changes_away`.execute(db);
    await catalog.refresh();
    await expect(catalog.version()).rejects.toThrow();
    await sql`alter table search_changes_away rename to search_changes`.execute(db);
    await catalog.refresh();
    expect(await catalog.version()).toBe(cachedAt + 1);
    expect((await catalog.page(EVERYTHING, 'en')).total).toBe(found.total - 1);
    expect(isCurrent(cachedAt)).toBe(false);
  }));
