// Return path after signing in: on this site only, used once.
import { afterEach, expect, test, vi } from 'vitest';
import { sameSitePath, storeReturnPath, takeReturnPath } from '../../../src/stores/return-path.ts';
import { startBrowser } from '../client/browser.ts';

afterEach(() => vi.unstubAllGlobals());

test('a path is given back once, with its query and hash', () => {
  startBrowser();
  storeReturnPath('/zh-hans/dashboard?tab=orders#first');
  expect(takeReturnPath()).toBe('/zh-hans/dashboard?tab=orders#first');
  expect(takeReturnPath()).toBeNull();
});

test('what leads elsewhere is no path of ours', () => {
  startBrowser();
  const elsewhere = [
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'dashboard',
    '',
    '/\t/evil.example',
    null,
  ];
  for (const path of elsewhere) expect(sameSitePath(path), String(path)).toBeNull();
});

test('where storage is forbidden nothing is remembered and nothing breaks', () => {
  startBrowser('/', { forbidden: true });
  storeReturnPath('/dashboard');
  expect(takeReturnPath()).toBeNull();
});
