// Limit per network: of an IPv6 address also for its /56 and its /48, which one customer may hold as a whole.
import type { Counters } from '../redis/counters.ts';
import { networkOf, widerNetworksOf } from './network.ts';

interface Use {
  readonly amount: number;
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Charges the network of `address`, then the wider ones. Returns false if one of them would exceed its limit. A network that is at
 * its own limit is not charged to the wider ones, so that one of them alone cannot use them up for its neighbours.
 */
export async function consumeOfNetwork(
  { consume }: Pick<Counters, 'consume'>,
  name: string,
  address: string,
  { amount, limit, windowMs }: Use,
): Promise<boolean> {
  if (!(await consume([`${name} ${networkOf(address)}`], amount, limit, windowMs))) return false;
  for (const wider of widerNetworksOf(address))
    if (!(await consume([`${name} ${wider.name}`], amount, limit * wider.factor, windowMs)))
      return false;
  return true;
}
