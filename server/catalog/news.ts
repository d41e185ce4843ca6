// Keeps the catalogues of several processes in step sooner than their own looking would, and says so to page-only processes.
import type { FastifyInstance } from 'fastify';
import type { Shared } from '../platform/redis/shared.ts';
import type { Catalog } from './catalog.ts';

/** A change made by a command line is announced by nobody; this is how long pages elsewhere may show the old. */
const LOOK_MS = 10_000;
/** Many changes in a row are read together. */
const SOON_MS = 100;

export function spreadCatalogue(app: FastifyInstance, catalog: Catalog, shared: Shared): void {
  if (shared.state() === 'alone') return;
  let soon: NodeJS.Timeout | undefined;
  const look = (): void => {
    soon = undefined;
    // Where the database is away, the next call says so; what is kept is asked again then.
    catalog.version().catch(() => {});
  };
  catalog.watch({
    changed: () => shared.tell('catalogue changed', ''),
    read: (version) => shared.tell('catalogue read', String(version)),
  });
  const announced = (): void => {
    catalog.moved();
    soon ??= setTimeout(look, SOON_MS);
    soon.unref();
  };
  shared.hear('catalogue changed', announced);
  shared.whenMissed(announced);
  const looking = setInterval(look, LOOK_MS);
  looking.unref();
  app.addHook('onClose', async () => {
    clearTimeout(soon);
    clearInterval(looking);
  });
}
