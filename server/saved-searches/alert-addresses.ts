// Addresses in alert mails: results of a saved search, products, and the pages and calls that stop alerts.
import type { Lang } from '../../contract/lang.ts';
import { stopPagePath } from '../notifications/stop-addresses.ts';
import { PATH_PREFIX_BY_LANG } from '../platform/http/page-prefix.ts';

export const alertAddresses = (publicOrigin: string, lang: Lang, token: string) => {
  const address = (path: string): string => new URL(path, publicOrigin).href;
  const page = (path: string): string => address(`${PATH_PREFIX_BY_LANG[lang]}${path}`);
  return {
    product: (id: string): string => page(`/product/${encodeURIComponent(id)}`),
    /** Sorted by creation; the products of the mail are sorted by when they became public, so they need not come first. */
    results: (query: string): string => page(`/products?${query}&sort=newest`),
    /** Page with a button: programs that open links must not stop an alert. */
    stopOne: (id: string): string =>
      address(`${stopPagePath(lang)}?${new URLSearchParams({ token, id })}`),
    stopAll: address(`${stopPagePath(lang)}?${new URLSearchParams({ token })}`),
    /** For mail providers, which send a POST. */
    unsubscribe: address(`/api/saved-searches/stop?${new URLSearchParams({ token })}`),
  };
};
export type AlertAddresses = ReturnType<typeof alertAddresses>;
