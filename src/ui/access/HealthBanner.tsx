// Banner shown while the backend's health check is running (spec §4). Needs the namespace 'common'.
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useT } from '../../i18n/react.tsx';
import { $health, checkHealth } from '../../stores/health.ts';
import { useAfter } from '../use-after.ts';

/** Delay that avoids a flicker if the backend answers quickly. */
const QUICK_MS = 250;

export function HealthBanner() {
  const t = useT();
  const slow = useAfter(useStore($health) === 'checking', QUICK_MS);
  useEffect(() => void checkHealth(), []);
  return (
    <div role="status">{slow && <p className="text-sm text-muted">{t('ui.connecting')}</p>}</div>
  );
}
