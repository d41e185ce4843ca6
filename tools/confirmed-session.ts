// Confirmation of identity of a session, written to the database for tests and tools: the calls that make one have tests of their own.
import { hash } from 'node:crypto';
import { storeConfirmation } from '../server/accounts/confirmation/confirmation-queries.ts';
import { hashToken } from '../server/accounts/sessions.ts';
import type { DbOrTx } from '../server/platform/db/open.ts';

/** The token of the confirmation that confirmSession() stores. */
export const confirmationOf = (sessionToken: string): string =>
  hash('sha256', `confirmation of ${sessionToken}`, 'base64url');

const NEVER_ENDS = new Date('2999-01-01');

/** Returns the token of the confirmation, for the header x-confirmation. */
export async function confirmSession(db: DbOrTx, sessionToken: string): Promise<string> {
  const confirmation = confirmationOf(sessionToken);
  await storeConfirmation(db, hashToken(sessionToken), hashToken(confirmation), NEVER_ENDS);
  return confirmation;
}
