// Form selection on /auth.
import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../client/browser.ts';

const load = async () => {
  vi.resetModules();
  return import('../../../src/islands/accounts/auth/auth-tab.ts');
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/auth', 'signup'],
  ['/auth?tab=signin', 'signin'],
  ['/auth?tab=signup', 'signup'],
  ['/zh-hans/auth?tab=forgot', 'forgot'],
  ['/auth?tab=toString', 'signup'],
])('%s shows %s', async (address, tab) => {
  stubBrowser(address);
  const { $authTab, startAuthTabs } = await load();
  startAuthTabs();
  expect($authTab.get()).toBe(tab);
});

test('switching changes the address once, and the back button works', async () => {
  const browser = stubBrowser('/auth?tab=signin&x=1');
  const { $authTab, chooseAuthTab, startAuthTabs } = await load();
  startAuthTabs();
  chooseAuthTab('signup');
  chooseAuthTab('signup');
  expect(browser.addresses).toEqual(['/auth?tab=signup']);
  location.search = '?tab=signin';
  browser.dispatch('popstate');
  expect($authTab.get()).toBe('signin');
});
