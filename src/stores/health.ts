// Store for the backend's health: checked once per page, and every 10 s while it fails (spec §4, Backend health).
import { atom, type ReadableAtom } from 'nanostores';
import { HEALTH_RECHECK_MS, HEALTH_TIMEOUT_MS } from '../../contract/page-limits.ts';

export type Health = 'checking' | 'available' | 'unavailable';

const $state = atom<Health>('checking');
export const $health: ReadableAtom<Health> = $state;

let firstCheck: Promise<void> | null = null;

async function check(): Promise<void> {
  const isAvailable = await fetch('/api/health', {
    signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
    cache: 'no-store',
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  $state.set(isAvailable ? 'available' : 'unavailable');
  if (!isAvailable) setTimeout(() => void check(), HEALTH_RECHECK_MS);
}

/** Starts the check, or waits for the running one: the result is for the whole page. */
export function checkHealth(): Promise<void> {
  firstCheck ??= check();
  return firstCheck;
}
