// When the code of heart buttons is loaded.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../contract/storage-keys.ts';
import { type FakeBrowser, stubBrowser } from '../client/browser.ts';

const startHearts = vi.fn();
vi.mock('../../../src/scripts/hearts.ts', () => ({ startHearts }));
vi.mock('../../../src/scripts/morph.ts', () => ({ startMorph: () => {} }));

let browser: FakeBrowser;
beforeEach(() => {
  vi.resetModules();
  startHearts.mockClear();
  browser = stubBrowser('/products');
});
afterEach(() => vi.unstubAllGlobals());

test('a page that the back/forward cache restores shows what was saved on the next page', async () => {
  await import('../../../src/components/catalog/favourite-script.ts');
  browser.dispatch('load');
  browser.dispatch('pageshow', { persisted: false });
  // A page in the cache receives no storage events.
  localStorage.setItem(STORAGE_KEYS.favourites, '[]');
  browser.dispatch('pageshow', { persisted: true });
  await vi.waitFor(() => expect(startHearts).toHaveBeenCalledOnce());
});
