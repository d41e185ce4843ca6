// Addresses that a fetch on behalf of a user may connect to.
import { expect, test } from 'vitest';
import { isPublicAddress } from '../../../server/platform/http/public-address.ts';

test.each(['93.184.216.34', '8.8.8.8', '223.5.5.5', '2606:2800:220:1::1', '2400:3200::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  // Metadata of machines at Alibaba, Azure, Amazon and Oracle.
  '100.100.100.200',
  '168.63.129.16',
  'fd00:ec2::254',
  '192.0.0.192',
  '64:ff9b::a83f:8110',
  '::ffff:168.63.129.16',
  '2002:a83f:8110::1',
  '127.0.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::7f00:1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
  '',
  '127.1',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
