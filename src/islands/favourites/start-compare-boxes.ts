// Compare boxes of saved products, loaded with their list: src/components/compare/compare.ts, which other pages load at once, would
// exceed the byte budget of the dashboard.
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
