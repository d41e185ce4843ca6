// Budget of pictures by address: requests and bytes of an account a day, and of an IP address an hour, over all imports.
import { LIMITS } from '../../../limits.ts';
import { FetchError } from '../../../platform/http/fetch-error.ts';
import { siteOf } from '../../../platform/http/network.ts';
import type { FetchMeter } from '../../../platform/http/public-fetch.ts';
import { countRefusal } from '../../../platform/http/refusals.ts';
import type { Counters } from '../../../platform/redis/counters.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The account has used up its day; the import goes on without pictures by address. */
export class AccountSpentError extends FetchError {
  constructor() {
    super('spent');
  }
}

export function pictureMeter({ consume }: Counters, accountId: string): FetchMeter {
  const account = `pictures of ${accountId}`;
  const siteName = (address: string): string => `pictures from ${siteOf(address)}`;

  /** The bytes of a reply are not known before it: a budget is open until it is used up. */
  const begin = async (
    name: string,
    windowMs: number,
    { requests, bytes }: { readonly requests: number; readonly bytes: number },
  ): Promise<boolean> => {
    const isOpen =
      (await consume([`bytes of ${name}`], 0, bytes - 1, windowMs)) &&
      (await consume([`requests of ${name}`], 1, requests, windowMs));
    if (!isOpen) countRefusal('picture_downloads');
    return isOpen;
  };

  return {
    async begin(...addresses) {
      const isAccountOpen = await begin(account, DAY_MS, {
        requests: LIMITS.pictureRequestsPerDay,
        bytes: LIMITS.pictureBytesPerDay,
      });
      if (!isAccountOpen) throw new AccountSpentError();
      for (const site of new Set(addresses.map(siteName))) {
        const isOpen = await begin(site, HOUR_MS, {
          requests: LIMITS.pictureRequestsPerAddressPerHour,
          bytes: LIMITS.pictureBytesPerAddressPerHour,
        });
        if (!isOpen) return false;
      }
      return true;
    },

    async end(address, bytes) {
      const add = (name: string, windowMs: number) =>
        consume([`bytes of ${name}`], bytes, Number.MAX_SAFE_INTEGER, windowMs);
      if (bytes > 0) await Promise.all([add(account, DAY_MS), add(siteName(address), HOUR_MS)]);
    },
  };
}
