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

/** Groups of a /48, which a provider's region may share, and the largest network that one customer is assigned as a rule. */
const SITE_GROUPS = 3;

/** The groups of an IPv6 network as networkOf() returns it; null for any other text. */
const groupsOf = (network: string): readonly string[] | null => {
  const groups = network.split(':');
  return groups.length === NETWORK_GROUPS ? groups : null;
};

/**
 * Returns an IPv4 address unchanged, and the /48 of an IPv6 address. It is the key for whatever networks take turns at or share, so
 * that a customer with a /48 has one share and not 65,536.
 */
export function siteOf(address: string): string {
  const network = networkOf(address);
  const site = groupsOf(network)?.slice(0, SITE_GROUPS);
  return site ? `${site.join(':')}/48` : network;
}

export interface WiderNetwork {
  readonly name: string;
  /** How many times the limit of a /64 applies to it. */
  readonly factor: number;
}

/** A /56 is a home with a fixed line, or 256 phones. */
const FACTOR_56 = 4;
/** A /48 is a company or the customer of a tunnel, or 65,536 phones, of which few use this market at a time. */
const FACTOR_48 = 16;
const FIRST_BYTE = 0xff00;

/**
 * Returns the /56 and the /48 of an IPv6 address or network, for limits that one customer could multiply with its networks; none
 * for IPv4.
 */
export function widerNetworksOf(address: string): readonly WiderNetwork[] {
  const groups = groupsOf(networkOf(address));
  if (!groups) return [];
  const site = groups.slice(0, SITE_GROUPS).join(':');
  const byte = Number.parseInt(groups[SITE_GROUPS] ?? '', 16) & FIRST_BYTE;
  return [
    { name: `${site}:${byte.toString(16)}/56`, factor: FACTOR_56 },
    { name: `${site}/48`, factor: FACTOR_48 },
  ];
}

/**
 * Returns the network to show users where a session was used: the /24 of an IPv4 address, the /48 of an IPv6 address, '' for
 * anything else.
 */
export function coarseNetwork(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return network.replace(/\d{1,3}$/, 'x');
  const site = groupsOf(network)?.slice(0, SITE_GROUPS);
  return site ? `${site.join(':')}:x` : '';
}
