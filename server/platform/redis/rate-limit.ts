// Store for @fastify/rate-limit that uses the shared counters, so that limits apply to all processes together.
import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Counters } from './counters.ts';

interface RouteInfo {
  readonly routeInfo?: { readonly method?: unknown; readonly url?: unknown };
}

/** Returns the store class that the plugin instantiates; each route has its own counters. */
export const rateLimitStore = ({ count }: Counters) => {
  class Store implements FastifyRateLimitStore {
    readonly #route: string;

    constructor(_: FastifyRateLimitOptions, route = '') {
      this.#route = route;
    }

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
    ): void {
      count(`calls ${this.#route} ${key}`, timeWindow).then(
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
