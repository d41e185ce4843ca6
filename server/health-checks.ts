// Components whose state the health calls report.
import type { Catalog } from './catalog/catalog.ts';
import type { HealthComponent } from './platform/health/health.ts';
import type { SharedState } from './platform/redis/shared.ts';
import type { UploadStorage } from './platform/storage/upload-storage.ts';

interface Components {
  readonly catalog: Catalog;
  readonly storage: UploadStorage;
  /** null without Redis. */
  readonly shared: SharedState | null;
}

export const healthChecks = ({ catalog, storage, shared }: Components): HealthComponent[] => [
  { name: 'database', isVital: true, check: () => catalog.version().then(() => true) },
  ...(shared
    ? [
        {
          name: 'redis',
          isVital: false,
          check: async () => shared.state() === 'connected',
        } as const,
      ]
    : []),
  { name: 'storage', isVital: false, check: () => storage.check() },
];
