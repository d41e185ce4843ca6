// Heart buttons before their code is loaded: it comes after the page for readers who may have saved something, else with the first click
// on a heart, which it then handles. Also what every page with products does: it remembers a viewed product, and morphs pictures.
import { STORAGE_KEYS } from '../../../contract/storage-keys.ts';
import { startMorph } from '../../scripts/morph.ts';
import { accessStorage, observeSession } from '../../stores/stored-session.ts';
import { rememberViewed } from '../../stores/viewed.ts';

const load = async (event?: Event): Promise<void> =>
  (await import('../../scripts/hearts.ts')).startHearts(event);

const loadIfSaved = (): void => {
  if (accessStorage(undefined, STORAGE_KEYS.favourites) !== null) void load();
};

/** The button is missing where there is no such product. */
function rememberProductPage(): void {
  const id = decodeURIComponent(/\/product\/([^/]+)$/.exec(location.pathname)?.[1] ?? '');
  if (id && document.querySelector(`[data-heart="${CSS.escape(id)}"]`)) rememberViewed(id);
}

addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-heart]')) void load(event);
});
addEventListener('load', () => {
  rememberProductPage();
  startMorph();
  loadIfSaved();
  observeSession(({ status }) => {
    if (status === 'signed-in') void load();
  });
});
// Another tab may save the first product.
addEventListener('storage', loadIfSaved);
// So may the next page in this tab, while the back/forward cache holds this one, which then receives no storage event.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) loadIfSaved();
});
