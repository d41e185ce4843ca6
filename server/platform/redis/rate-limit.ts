// Store for @fastify/rate-limit that uses the shared counters, so that limits apply to all processes together.
import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import { widerNetworksOf } from '../http/network.ts';
import type { Counters, WindowUse } from './counters.ts';

interface RouteInfo {
  readonly routeInfo?: { readonly method?: unknown; readonly url?: unknown };
}

/**
 * Returns the store class that the plugin instantiates; each route has its own counters. Keys are those of rateLimitKey(): calls
 * from IPv6 count for the /56 and the /48 too, which have multiples of the limit. A call that the /64 is refused does not count for
 * them, so that one /64 alone cannot use up the limit of its neighbours.
 */
export const rateLimitStore = ({ count }: Pick<Counters, 'count'>) => {
  const countCall = async (
    route: string,
    key: string,
    timeWindow: number,
    max: number,
  ): Promise<WindowUse> => {
    const [network = '', ...user] = key.split(' ');
    let most = await count(`calls ${route} ${key}`, timeWindow);
    for (const { name, factor } of widerNetworksOf(network)) {
      if (most.uses > max) break;
      const { uses, endsInMs } = await count(
        `calls ${route} ${[name, ...user].join(' ')}`,
        timeWindow,
      );
      const usesOfOne = Math.ceil(uses / factor);
      if (usesOfOne > most.uses) most = { uses: usesOfOne, endsInMs };
    }
    return most;
  };

  class Store implements FastifyRateLimitStore {
    readonly #route: string;

    constructor(_: FastifyRateLimitOptions, route = '') {
      this.#route = route;
    }

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
      max: number,
    ): void {
      countCall(this.#route, key, timeWindow, max).then(
        ({ uses, endsInMs }) => callback(null, { current: uses, ttl: endsInMs }),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(options: FastifyRateLimitOptions & RouteInfo): FastifyRateLimitStore {
      const { method = '', url = '' } = options.routeInfo ?? {};
      return new Store(options, `${method} ${url}`);
    }
  }
  return Store;
};
