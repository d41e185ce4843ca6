// Queries of the confirmation of identity of a session: the hash of its token, and its end.
import type { DbOrTx } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';

/** Stores a confirmation in place of an earlier one. Returns false where the session has ended. */
export async function storeConfirmation(
  tx: DbOrTx,
  sessionHash: string,
  confirmationHash: string,
  until: Date,
): Promise<boolean> {
  const confirmed = await tx
    .updateTable('sessions')
    .set({ confirmation_hash: confirmationHash, confirmed_until: until.toISOString() })
    .where('token_hash', '=', sessionHash)
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

export async function endConfirmation(tx: DbOrTx, sessionHash: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ confirmation_hash: null, confirmed_until: null })
    .where('token_hash', '=', sessionHash)
    .execute();
}

/**
 * Throws confirmationRequired where the confirmation of the call has ended since it was authorized. Call it with the account locked,
 * in the transaction that makes the change: a new password, which ends confirmations, locks the account too.
 */
export async function requireConfirmation(
  tx: DbOrTx,
  { confirmation }: Pick<SessionUser, 'confirmation'>,
): Promise<void> {
  const found =
    confirmation !== null &&
    (await tx
      .selectFrom('sessions')
      .select('id')
      .where('confirmation_hash', '=', confirmation)
      .where('confirmed_until', '>', new Date().toISOString())
      .executeTakeFirst());
  if (!found) throw new HttpError('confirmationRequired');
}
