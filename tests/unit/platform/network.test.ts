// Network of an address: all addresses of one subscriber are one network.
import { expect, test } from 'vitest';
import {
  coarseNetwork,
  networkOf,
  siteOf,
  widerNetworksOf,
} from '../../../server/platform/http/network.ts';
import { consumeOfNetwork } from '../../../server/platform/http/network-limit.ts';
import { memoryCounters } from '../../../server/platform/redis/counters.ts';
import { rateLimitStore } from '../../../server/platform/redis/rate-limit.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
  ['nonsense', 'nonsense'],
])('%s is in %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.9', '203.0.113.x'],
  ['::ffff:203.0.113.9', '203.0.113.x'],
  ['127.0.0.1', '127.0.0.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:x'],
  ['2001:db8::1', '2001:db8:0:x'],
  ['fe80::1%eth0', 'fe80:0:0:x'],
  ['', ''],
  ['nonsense', ''],
])('%s is shown as %s', (address, shown) => {
  expect(coarseNetwork(address)).toBe(shown);
});

test.each([
  ['203.0.113.9', '203.0.113.9', []],
  ['::ffff:203.0.113.9', '203.0.113.9', []],
  ['2001:db8:1:2345::6', '2001:db8:1/48', ['2001:db8:1:2300/56', '2001:db8:1/48']],
  ['2001:db8::1', '2001:db8:0/48', ['2001:db8:0:0/56', '2001:db8:0/48']],
  ['', '', []],
])('%s is of the site %s', (address, site, wider) => {
  expect(siteOf(address)).toBe(site);
  expect(widerNetworksOf(address).map(({ name }) => name)).toEqual(wider);
  // Also of the network's own name, which keys of limits contain.
  expect(widerNetworksOf(networkOf(address))).toEqual(widerNetworksOf(address));
});

/** The nth /64 of a /48. */
const networkAt = (at: number): string => `2001:db8:1:${at.toString(16)}::1`;

const storeUses = () => {
  const Store = rateLimitStore(memoryCounters());
  const store = new Store({}).child({ routeInfo: { method: 'POST', url: '/call' } } as never);
  const call = (key: string, max: number): Promise<number> =>
    new Promise((resolve, reject) =>
      store.incr(key, (error, use) => (use ? resolve(use.current) : reject(error)), 60_000, max),
    );
  return async (address: string, user = ''): Promise<boolean> =>
    (await call(`${networkOf(address)} ${user}`, 10)) <= 10;
};
const counterUses = () => {
  const counters = memoryCounters();
  const use = { amount: 1, limit: 10, windowMs: 60_000 };
  return (address: string, user = '') => consumeOfNetwork(counters, `call ${user}`, address, use);
};

test.each([
  ['calls a minute', storeUses],
  ['other uses', counterUses],
])('a /48 has sixteen times the limit of its /64s for %s', async (_, open) => {
  const use = open();
  const allowed = async (addresses: readonly string[], user?: string): Promise<number> => {
    let count = 0;
    for (const address of addresses) if (await use(address, user)) count += 1;
    return count;
  };
  const times = (count: number, address: (at: number) => string): string[] =>
    Array.from({ length: count }, (_each, at) => address(at));
  // One network that goes on when it is refused takes only its own share from the others.
  expect(await allowed(times(1_000, () => networkAt(0x0100)))).toBe(10);
  expect(await allowed(times(1_000, (at) => networkAt(0x0200 + (at % 256))))).toBe(40);
  expect(await allowed(times(1_000, (at) => networkAt(0x1000 + at * 37)))).toBe(110);
  expect(await allowed(times(1_000, () => '2001:db8:2::1'))).toBe(10);
  expect(await allowed(times(1_000, () => '203.0.113.9'))).toBe(10);
  expect(
    await allowed(
      times(1_000, () => networkAt(0x0100)),
      'user',
    ),
  ).toBe(10);
});
