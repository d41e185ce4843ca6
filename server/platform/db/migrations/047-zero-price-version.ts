// Migration 047: a new version of the catalog, so that other processes, which run while this one migrates, read the prices that
// migration 045 has changed: their caches and their prices in memory would still have 0.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Not limited to products: any cached page or reply may show one of them.
  await sql`update catalog_version set version = version + 1, wide_version = version + 1
    where exists (select 1 from products where price_cents is null)`.execute(db);
  // Which ones had a price of 0 is not known any more.
  await sql`update products set changed = (select version from catalog_version)
    where price_cents is null`.execute(db);
}
