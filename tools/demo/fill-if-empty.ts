// Fills the database of a config with the demo market if it is empty.
import type { Config } from '../../server/config.ts';
import { openDatabase } from '../../server/platform/db/open.ts';
import { isEmpty } from './is-empty.ts';

interface Options {
  /** Draws one set of pictures for each machine family instead of each product: much faster, for tests that show no pictures. */
  readonly familyPictures?: boolean;
}

export async function fillIfEmpty(
  config: Config,
  print: (line: string) => void,
  { familyPictures = false }: Options = {},
): Promise<void> {
  // A process that only serves pages has no database.
  if (config.apiOrigin !== null) return;
  const database = await openDatabase(config.database, { noTimeouts: true });
  try {
    if (!(await isEmpty(database.db))) return;
    // Imported only here, because later starts do not need the generator.
    const { fillDemo } = await import('./fill.ts');
    const { drawEachFamily } = await import('./pictures/draw-pictures.ts');
    const { drawEachProduct } = await import('./pictures/draw-each-product.ts');
    const now = new Date();
    print('Drawing the machines of the demo market …');
    // Before the market is filled, because a filled market is not filled again.
    if (familyPictures) await drawEachFamily(config.dataDir);
    else await drawEachProduct(config.dataDir, now);
    await fillDemo(database, config, { print, now, familyPictures });
  } finally {
    await database.close();
  }
}
