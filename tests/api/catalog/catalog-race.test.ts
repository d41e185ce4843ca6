// Race between loading the catalog and changing it: a request after the change sees the change.
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openCatalog } from '../../../server/catalog/catalog.ts';
import { readConfig } from '../../../server/config.ts';
import { openDatabase } from '../../../server/platform/db/open.ts';
import { createEnvironment } from '../environment.ts';

test.skipIf(process.env.DATABASE_URL)(
  'a reader that starts after a change waits for a load that includes the change',
  async () => {
    const { env, remove } = await createEnvironment();
    const config = readConfig(env).database;
    let onQuery = (): void => {};
    const database = await openDatabase(config, { onQuery: () => onQuery() });
    const catalog = openCatalog(database);
    const other = new DatabaseSync(config.location);
    let queries = 0;
    let versionDuringLoad: Promise<number> | undefined;
    onQuery = () => {
      queries += 1;
      // The second query of the load: the version has been read, and the rows of that version are being read.
      if (queries !== 2) return;
      other.exec('update catalog_version set version = version + 1');
      catalog.refresh();
      versionDuringLoad = catalog.version();
    };
    await catalog.version();
    const row = other.prepare('select version from catalog_version').get();
    expect(await versionDuringLoad).toBe(row?.version);
    other.close();
    await database.close();
    await remove();
  },
);
