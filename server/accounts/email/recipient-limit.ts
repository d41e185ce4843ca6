// Limit of the mails with links to one address in a day: accounts and invitations may name any address, and there may be many accounts.
import { hash } from 'node:crypto';
import { TOO_MANY_LINKS } from '../../../contract/messages/email.ts';
import { LIMITS } from '../../limits.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { countRefusal } from '../../platform/http/refusals.ts';
import type { Counters } from '../../platform/redis/counters.ts';
import { emailKey } from '../sign-in/email-key.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * `typed`: at a registration, a change of the email, an invitation. `own`: of the account that has the email; counted apart, so that
 * strangers who type an address do not keep its owner from confirming it.
 */
type AddressOrigin = 'typed' | 'own';

/** Counts one mail to the address. Throws tooMany. */
export type CountLinkMail = (email: string, origin: AddressOrigin) => Promise<void>;

/** Without mail nothing is limited. */
export const linkMailLimit =
  ({ consume }: Pick<Counters, 'consume'>, sendsMail: boolean): CountLinkMail =>
  async (email, origin) => {
    if (!sendsMail) return;
    const name = `link mails to ${hash('sha256', emailKey(email))}, ${origin}`;
    if (await consume([name], 1, LIMITS.linkMailsPerAddressPerDay, DAY_MS)) return;
    countRefusal('mail');
    throw new HttpError(
      'tooMany',
      {},
      { text: TOO_MANY_LINKS, retryAfterSeconds: HOUR_MS / 1_000 },
    );
  };
