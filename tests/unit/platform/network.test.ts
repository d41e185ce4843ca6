// Network of an address: all addresses of one subscriber are one network.
import { expect, test } from 'vitest';
import { coarseNetwork, networkOf } from '../../../server/platform/http/network.ts';

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
