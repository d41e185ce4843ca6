// Toasts: texts, and toasts for the next page.
import { afterEach, expect, test, vi } from 'vitest';
import { AUTH_TOASTS } from '../../../contract/toasts/auth.ts';
import { takeToast } from '../../../src/toasts/stored-toast.ts';
import { storeToast, toastTexts } from '../../../src/toasts/toasts.ts';
import { stubBrowser } from '../client/browser.ts';

afterEach(() => vi.unstubAllGlobals());

test('the text of the server replaces the text, never the title', () => {
  const { signInFailed } = AUTH_TOASTS;
  expect(toastTexts(signInFailed, 'en')).toEqual({
    title: 'Sign In Failed',
    text: 'An error occurred during sign in',
  });
  expect(toastTexts(signInFailed, 'zh-Hans', '该账户已被暂停使用，请联系我们。')).toEqual({
    title: '登录失败',
    text: '该账户已被暂停使用，请联系我们。',
  });
  expect(toastTexts(AUTH_TOASTS.signedUp, 'en', '')).toEqual({ title: 'Account Created!' });
});

test('a stored toast is shown once, by the next page', () => {
  stubBrowser();
  const toast = { kind: 'error', words: { title: 'Access Denied' } } as const;
  expect(storeToast(toast)).toBe(true);
  // The page being left may only now start its toasts, and must not take it.
  expect(takeToast()).toBeNull();
  vi.stubGlobal('performance', { timeOrigin: performance.timeOrigin + 1 });
  expect(takeToast()).toEqual(toast);
  expect(takeToast()).toBeNull();
});

test('a value stored by other code is no toast', () => {
  stubBrowser();
  for (const nonsense of ['{', 'null', '7']) {
    sessionStorage.setItem('toast_after', nonsense);
    expect(takeToast()?.words ?? {}, nonsense).toEqual({});
  }
});

test('without storage the caller is informed', () => {
  stubBrowser('/', { forbidden: true });
  expect(storeToast({ kind: 'success', words: {} })).toBe(false);
  expect(takeToast()).toBeNull();
});
