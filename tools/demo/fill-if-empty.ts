// Demo market for a config: filled where its database is empty, left as it is anywhere else.
import type { Config } from '../../server/config.ts';
import { openDatabase } from '../../server/platform/db/open.ts';
import { isEmpty } from './is-empty.ts';

export async function fillIfEmpty(config: Config, say: (line: string) => void): Promise<void> {
  // A process that serves pages only has no market of its own.
  if (config.apiOrigin !== null) return;
  const database = await openDatabase(config.database, { patient: true });
  try {
    if (!(await isEmpty(database.db))) return;
    // Every start after the first does without the generator.
    const { fillDemo } = await import('./fill.ts');
    await fillDemo(database, config.dataDir, say);
  } finally {
    await database.close();
  }
}
