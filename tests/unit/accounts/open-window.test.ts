// Way back from signing in to the window that was open when the session ended.
import { afterEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../contract/limits.ts';
import { stubBrowser } from '../client/browser.ts';

afterEach(() => vi.unstubAllGlobals());

async function load(address: string) {
  vi.resetModules();
  stubBrowser(address);
  localStorage.setItem(STORAGE_KEYS.token, 'good');
  const session = await import('../../../src/stores/session.ts');
  session.startSession();
  const { takeReturnPath } = await import('../../../src/stores/return-path.ts');
  return { ...session, ...(await import('../../../src/stores/open-window.ts')), takeReturnPath };
}

test('an open window is part of the way back', async () => {
  const { openedAt, returnHere, takeReturnPath } = await load('/product/p1?from=list');
  openedAt('#order');
  returnHere();
  expect(takeReturnPath()).toBe('/product/p1?from=list#order');
});

test('a window that the end of the session removed still is', async () => {
  const { openedAt, returnHere, takeReturnPath, endSession } = await load('/dashboard?tab=inquiry');
  const close = openedAt('?tab=inquiry&enquiry=e1');
  endSession();
  close();
  returnHere();
  expect(takeReturnPath()).toBe('/dashboard?tab=inquiry&enquiry=e1');
});

test('a window that the reader closed is not', async () => {
  const { openedAt, returnHere, takeReturnPath } = await load('/dashboard?tab=orders#first');
  openedAt('/dashboard/orders/o1#shipped')();
  returnHere();
  expect(takeReturnPath()).toBe('/dashboard?tab=orders#first');
});
