// Synchronization of the in-memory catalogs of several processes through messages, faster than polling; page-only processes get
// a message too.
import type { FastifyInstance } from 'fastify';
import type { SharedState } from '../../platform/redis/shared.ts';
import type { Catalog } from '../catalog.ts';

/** Polling interval. A command-line tool sends no message, so page-only processes may show old pages for this long. */
const POLL_INTERVAL_MS = 10_000;
/** Delay before a reload, so that several changes in a row are read together. */
const RELOAD_DELAY_MS = 100;

export function syncCatalogAcrossProcesses(
  app: FastifyInstance,
  catalog: Catalog,
  shared: SharedState,
): void {
  if (shared.state() === 'single') return;
  let reloadTimer: NodeJS.Timeout | undefined;
  const checkVersion = (): void => {
    reloadTimer = undefined;
    // If the database is unavailable, the next request to the catalog checks again and reports the error.
    catalog.version().catch(() => {});
  };
  catalog.subscribe({
    changed: () => shared.publish('catalogue changed', ''),
    loaded: (version) => shared.publish('catalogue read', String(version)),
  });
  const onRemoteChange = (): void => {
    catalog.invalidate();
    reloadTimer ??= setTimeout(checkVersion, RELOAD_DELAY_MS);
    reloadTimer.unref();
  };
  shared.subscribe('catalogue changed', onRemoteChange);
  shared.onMissed(onRemoteChange);
  const pollTimer = setInterval(checkVersion, POLL_INTERVAL_MS);
  pollTimer.unref();
  app.addHook('onClose', async () => {
    clearTimeout(reloadTimer);
    clearInterval(pollTimer);
  });
}
