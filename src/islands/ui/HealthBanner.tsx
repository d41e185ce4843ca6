// Says that the backend is being asked whether it is there, for as long as that takes (spec §4). Takes 'common'.
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useT } from '../../i18n/react.tsx';
import { $health, checkHealth } from '../../stores/health.ts';
import { useAfter } from './use-after.ts';

/** A backend that answers at once is not worth a word that flickers. */
const QUICK_MS = 250;

export function HealthBanner() {
  const t = useT();
  const slow = useAfter(useStore($health) === 'checking', QUICK_MS);
  useEffect(() => void checkHealth(), []);
  return (
    <div role="status">{slow && <p className="text-sm text-muted">{t('ui.connecting')}</p>}</div>
  );
}
