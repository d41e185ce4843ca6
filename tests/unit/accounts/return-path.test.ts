// Return path after signing in: on this site only, used once.
import { afterEach, expect, test, vi } from 'vitest';
import { sameSitePath, storeReturnPath, takeReturnPath } from '../../../src/stores/return-path.ts';
import { stubBrowser } from '../client/browser.ts';

afterEach(() => vi.unstubAllGlobals());

test('a path is returned once, with query and hash', () => {
  stubBrowser();
  storeReturnPath('/zh-hans/dashboard?tab=orders#first');
  expect(takeReturnPath()).toBe('/zh-hans/dashboard?tab=orders#first');
  expect(takeReturnPath()).toBeNull();
});

test('foreign addresses are not accepted', () => {
  stubBrowser();
  const foreignUrls = [
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'dashboard',
    '',
    '/\t/evil.example',
    null,
  ];
  for (const path of foreignUrls) expect(sameSitePath(path), String(path)).toBeNull();
});

test('without storage nothing is remembered and nothing fails', () => {
  stubBrowser('/', { forbidden: true });
  storeReturnPath('/dashboard');
  expect(takeReturnPath()).toBeNull();
});
