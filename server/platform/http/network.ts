// Network of a client address: the part of the address that one person cannot change.
import { isIPv4, isIPv6 } from 'node:net';

const IPV4_MAPPED_PREFIX = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;
/** A household or a phone is assigned these groups of an IPv6 address and chooses the rest itself. */
const NETWORK_GROUPS = 4;

/** Returns an IPv4 address unchanged, and the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(IPV4_MAPPED_PREFIX, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, NETWORK_GROUPS);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** Groups of an IPv6 network that identify a provider's region rather than one customer. */
const COARSE_GROUPS = 3;

/**
 * Returns the network to show users where a session was used: the /24 of an IPv4 address, the /48 of an IPv6 address, '' for
 * anything else.
 */
export function coarseNetwork(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return network.replace(/\d+$/, 'x');
  const groups = network.split(':');
  return groups.length === NETWORK_GROUPS ? `${groups.slice(0, COARSE_GROUPS).join(':')}:x` : '';
}
