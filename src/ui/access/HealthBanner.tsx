// Banner shown while the backend's health check is running (spec §4). Needs the namespace 'common'.
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useT } from '../../i18n/react.tsx';
import { $health, checkHealth } from '../../stores/health.ts';
import { useDelayed } from '../use-delayed.ts';

/** Delay that avoids a flicker if the backend answers quickly. */
const LOADING_DELAY_MS = 250;

export function HealthBanner() {
  const t = useT();
  const slow = useDelayed(useStore($health) === 'checking', LOADING_DELAY_MS);
  useEffect(() => void checkHealth(), []);
  return (
    // Above the page instead of in it: what is below would move twice.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-16 z-40 grid justify-center"
    >
      {slow && <p className="plate px-3 py-1 text-sm text-muted">{t('ui.connecting')}</p>}
    </div>
  );
}
