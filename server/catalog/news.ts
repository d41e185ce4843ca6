// Synchronization of the in-memory catalogs of several processes through messages, faster than polling; page-only processes get
// a message too.
import type { FastifyInstance } from 'fastify';
import type { Shared } from '../platform/redis/shared.ts';
import type { Catalog } from './catalog.ts';

/** Polling interval. A command-line tool sends no message, so page-only processes may show old pages for this long. */
const LOOK_MS = 10_000;
/** Delay before a reload, so that several changes in a row are read together. */
const SOON_MS = 100;

export function spreadCatalogue(app: FastifyInstance, catalog: Catalog, shared: Shared): void {
  if (shared.state() === 'alone') return;
  let soon: NodeJS.Timeout | undefined;
  const look = (): void => {
    soon = undefined;
    // If the database is unavailable, the next request to the catalog checks again and reports the error.
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
