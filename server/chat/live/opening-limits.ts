// Limits of how often live connections are opened, per network and per person, in this process.
import { LIMITS } from '../../limits.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { networkOf, widerNetworksOf } from '../../platform/http/network.ts';
import { countRefusal } from '../../platform/http/refusals.ts';
import { rateLimiterByKey } from './rate-limiter.ts';

const SECONDS_PER_MINUTE = 60;
const openingLimiter = (perMinute: number) =>
  rateLimiterByKey(perMinute / SECONDS_PER_MINUTE, perMinute);

export interface OpeningLimits {
  /** Throws tooMany if the network of the address, or one that contains it, has opened too many. */
  countNetwork(address: string): void;
  /** Throws tooMany. */
  countPerson(person: string): void;
}

export function openingLimits(): OpeningLimits {
  const perNetwork = LIMITS.liveConnectionsOpenedPerMinutePerNetwork;
  const networkLimiter = openingLimiter(perNetwork);
  const widerLimiters = new Map<number, typeof networkLimiter>();
  const personLimiter = openingLimiter(LIMITS.liveConnectionsOpenedPerMinute);

  const limiterOf = (factor: number): typeof networkLimiter => {
    const limiter = widerLimiters.get(factor) ?? openingLimiter(perNetwork * factor);
    widerLimiters.set(factor, limiter);
    return limiter;
  };
  const require = (isWithin: boolean): void => {
    if (isWithin) return;
    countRefusal('live_connections');
    throw new HttpError('tooMany');
  };

  return {
    countNetwork(address) {
      require(networkLimiter(networkOf(address)));
      for (const { name, factor } of widerNetworksOf(address)) require(limiterOf(factor)(name));
    },
    countPerson: (person) => require(personLimiter(person)),
  };
}
