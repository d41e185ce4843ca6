// Refused lists of enquiries and orders: invalid filters and pages, visitors, and users of the other side.
import { describe, expect, test } from 'vitest';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { signUp } from '../users.ts';

const market = await sharedMarket(0);

describe.each([
  ['/enquiries/', 'buyer', 'pending'],
  ['/enquiries/vendor', 'supplier', 'pending'],
  ['/enquiries/buyer', 'buyer', 'pending'],
  ['/orders', 'buyer', 'placed'],
] as const)('%s', (path, role, status) => {
  test('refuses invalid filters and pages', async () => {
    const user = await signUp(market, role);
    expect((await market.app.inject(user.request('GET', path))).statusCode).toBe(200);
    for (const query of [
      'status=open',
      'status=__proto__',
      `status=${encodeURIComponent("' or 1=1 --")}`,
      `status=${status}&status=${status}`,
      'page=0',
      'page=-1',
      'page=1e9',
      'limit=101',
    ])
      await user.expectRefused('validation', 'GET', `${path}?${query}`);
  });

  test('is refused to visitors', async () => {
    await expectRefused(market, { url: `/api${path}` }, 'unauthorized');
  });
});

test.each([
  ['/enquiries/vendor', 'buyer'],
  ['/enquiries/vendor', 'admin'],
  ['/enquiries/buyer', 'supplier'],
] as const)('%s is refused to a %s', async (path, role) => {
  await (await signUp(market, role)).expectRefused('forbidden', 'GET', path);
});
