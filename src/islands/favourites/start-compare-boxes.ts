// Compare boxes of saved products, loaded with their list. Like src/components/compare/compare.ts, but it can be stopped. A module
// that both share would be a chunk of its own: measured, 130 bytes more on every page with boxes, and their byte budget is full.
import { STORAGE_KEYS } from '../../../contract/storage-keys.ts';
import { accessStorage } from '../../stores/stored-session.ts';

const load = () => import('../../components/compare/compare-tray.ts');

/** The choice may also be made in another tab. */
const loadIfChosen = (): void => {
  if (accessStorage(undefined, STORAGE_KEYS.compared)) void load();
};

function choose({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.dataset.compare) return;
  const { checked } = target;
  load().then(
    (tray) => tray.choose(target, checked),
    () => {
      target.checked = !checked;
    },
  );
}

/** Returns the function that stops it. */
export function startCompareBoxes(): () => void {
  const stop = new AbortController();
  addEventListener('change', choose, { signal: stop.signal });
  addEventListener('storage', loadIfChosen, { signal: stop.signal });
  loadIfChosen();
  return () => stop.abort();
}
