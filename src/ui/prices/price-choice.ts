// The choice between prices in dollars and in rupees, stored on the device. The first-paint script restores it.
import { accessStorage } from '../../stores/stored-session.ts';

/** In the browser's storage: 'inr' or 'usd'. Not in STORAGE_KEYS, which every page loads. */
const PRICES_KEY = 'prices';

const show = (choice: string): void => {
  document.documentElement.dataset.prices = choice;
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-price-switch]'))
    select.value = choice;
};

const restore = (): void => show(accessStorage(undefined, PRICES_KEY) || 'usd');

restore();
// A page from the back/forward cache follows a change.
addEventListener('pageshow', restore);
addEventListener('change', ({ target }) => {
  const { value, dataset } = target as HTMLSelectElement;
  if (dataset.priceSwitch === undefined) return;
  accessStorage((storage) => storage.setItem(PRICES_KEY, value));
  show(value);
});
