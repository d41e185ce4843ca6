// Thin line below the header, shown while the backend's health check is running (spec §4). Needs the namespace 'common'.
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useT } from '../../i18n/react.tsx';
import { $health, checkHealth } from '../../stores/health.ts';
import { useDelayed } from '../use-delayed.ts';

/** A reader wonders about the wait after this time; before it, the skeletons say enough. */
const LOADING_DELAY_MS = 3_000;

export function HealthBanner() {
  const t = useT();
  const slow = useDelayed(useStore($health) === 'checking', LOADING_DELAY_MS);
  useEffect(() => void checkHealth(), []);
  return (
    // Above the page instead of in it: what is below would move twice.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-(--header) z-40 text-center text-xs text-muted"
    >
      {slow && <p className="border-b border-line bg-well px-3">{t('ui.connecting')}</p>}
    </div>
  );
}
