// Compare boxes of a page. Their code is loaded on first use, or at once if machines are chosen already; if that fails, the next
// use tries again.
import { STORAGE_KEYS } from '../../../contract/storage-keys.ts';
import { accessStorage } from '../../stores/stored-session.ts';

const load = () => import('./compare-tray.ts');

const loadIfChosen = (): void => {
  if (accessStorage(undefined, STORAGE_KEYS.compared)) void load();
};

export function startCompare(): void {
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.compare) return;
    const { checked } = target;
    load().then(
      ({ choose }) => choose(target, checked),
      () => {
        target.checked = !checked;
      },
    );
  });
  // The choice may also be made in another tab, or while the browser kept this page in memory.
  for (const event of ['storage', 'pageshow']) addEventListener(event, loadIfChosen);
  loadIfChosen();
}
