// Check of IP addresses: whether an address belongs to the public internet, so that a fetch on behalf of a user may connect to it.
import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are not public (IANA special-purpose registry): private, shared, local, documentation, multicast, reserved. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;

/** Of IPv6 only this network is global unicast; within it, these are special: Teredo, documentation, and 6to4, which holds an IPv4 address. */
const GLOBAL_IPV6 = '2000::/3';
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const;

/** Public addresses that in a data centre are the provider's own, with the credentials of the machine: Azure. */
const PROVIDER_IPV4 = ['168.63.129.16/32'] as const;

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};

const specialIpv4 = listOf([...SPECIAL_IPV4, ...PROVIDER_IPV4], 'ipv4');
const globalIpv6 = listOf([GLOBAL_IPV6], 'ipv6');
const specialIpv6 = listOf(SPECIAL_IPV6, 'ipv6');

/** false for anything that is not an address, and for IPv4 addresses mapped into IPv6: no public server has only such an address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !specialIpv4.check(address, 'ipv4');
  return (
    version === 6 &&
    !address.includes('%') &&
    globalIpv6.check(address, 'ipv6') &&
    !specialIpv6.check(address, 'ipv6')
  );
}
