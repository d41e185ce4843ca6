// Metrics of the services of a process that has the API.
import { undeliveredCounts } from './platform/mail/mail-counts.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Services } from './services.ts';

export function measureServices({ registry }: Metrics, services: Services): void {
  const { gauge, total } = registry;
  const { pool, cache } = services;
  // Before the mails, because counting them uses a connection itself.
  if (pool)
    gauge('yantra_database_connections', 'Connections to PostgreSQL.', () => {
      const { open, idle, waiting } = pool();
      return [
        [{ state: 'busy' }, open - idle],
        [{ state: 'idle' }, idle],
        [{ state: 'waited_for' }, waiting],
      ];
    });
  gauge('yantra_live_connections', 'Live connections of this process.', () =>
    services.live.connections(),
  );
  gauge('yantra_outbox_mails', 'Mails that are not sent yet.', () => services.outbox.countUnsent());
  total('yantra_mails_given_up_total', 'Mails that could not be delivered, by reason.', () =>
    Object.entries(undeliveredCounts()).map(([reason, count]) => [{ reason }, count] as const),
  );
  gauge('yantra_translations_under_way', 'Texts that are being translated.', () =>
    services.translator.pendingCount(),
  );
  gauge('yantra_views_pending', 'Product views that are not stored yet.', () =>
    services.views.pending(),
  );
  if (cache)
    total('yantra_reply_cache_total', 'Public replies, by whether they were in the cache.', () => [
      [{ result: 'hit' }, cache.stats.hits],
      [{ result: 'miss' }, cache.stats.misses],
    ]);
}
