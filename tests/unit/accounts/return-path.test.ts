// Return path after signing in: on this site only, used once.
import { afterEach, expect, test, vi } from 'vitest';
import { ownPath, rememberReturn, takeReturn } from '../../../src/stores/return-path.ts';
import { startBrowser } from '../client/browser.ts';

afterEach(() => vi.unstubAllGlobals());

test('a path is given back once, with its query and hash', () => {
  startBrowser();
  rememberReturn('/zh-hans/dashboard?tab=orders#first');
  expect(takeReturn()).toBe('/zh-hans/dashboard?tab=orders#first');
  expect(takeReturn()).toBeNull();
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
  for (const path of elsewhere) expect(ownPath(path), String(path)).toBeNull();
});

test('where storage is forbidden nothing is remembered and nothing breaks', () => {
  startBrowser('/', { forbidden: true });
  rememberReturn('/dashboard');
  expect(takeReturn()).toBeNull();
});
