// Addresses in mails that stop mails without signing in: the page with a button, and the call for mail providers (RFC 8058).
import type { Lang } from '../../contract/lang.ts';
import type { MailKind } from '../../contract/notifications/mail-kinds.ts';
import { PATH_PREFIX_BY_LANG } from '../platform/http/page-prefix.ts';

/** The page also stops alerts of saved searches. */
export const STOP_PAGE = '/stop-alert';
export const stopPagePath = (lang: Lang): string => `${PATH_PREFIX_BY_LANG[lang]}${STOP_PAGE}`;

export const stopAddresses = (publicOrigin: string, lang: Lang, token: string, kind: MailKind) => {
  const query = new URLSearchParams({ token, kind });
  const address = (path: string): string => new URL(`${path}?${query}`, publicOrigin).href;
  return {
    /** Page with a button, because scanners that open the links of mails must not stop them. */
    page: address(stopPagePath(lang)),
    /** For mail providers, which send a POST. */
    unsubscribe: address('/api/notifications/mails/link'),
  };
};
export type StopAddresses = ReturnType<typeof stopAddresses>;
