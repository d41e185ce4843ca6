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
    <div role="status">{slow && <p className="text-sm text-muted">{t('ui.connecting')}</p>}</div>
  );
}
