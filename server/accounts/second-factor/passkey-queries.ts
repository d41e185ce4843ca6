// Queries of passkeys and of the challenges that they sign; a challenge belongs to a session and is valid once.
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { DbOrTx } from '../../platform/db/open.ts';
import type { PasskeysTable } from '../../platform/db/tables.ts';
import type { Person } from '../../platform/http/session-user.ts';
import { equalityOperator } from '../session-queries.ts';

/** Oldest first. */
export const readPasskeys = (
  db: DbOrTx,
  { id, memberId }: Person,
): Promise<Selectable<PasskeysTable>[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', id)
    .where('member_id', equalityOperator(memberId), memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export interface NewPasskey {
  readonly name: string;
  readonly credentialId: string;
  /** COSE key. */
  readonly publicKey: Uint8Array;
  readonly signCount: number;
  readonly transports: readonly string[];
}

/** What the column holds; a counter reaches it in no lifetime. */
const MAX_SIGN_COUNT = 2 ** 31 - 1;

/** Returns the id; undefined if the credential is stored already, of this person or another. */
export async function insertPasskey(
  tx: DbOrTx,
  { id, memberId }: Person,
  passkey: NewPasskey,
  now: Date,
): Promise<string | undefined> {
  const inserted = await tx
    .insertInto('passkeys')
    .values({
      id: randomUUID(),
      user_id: id,
      member_id: memberId,
      credential_id: passkey.credentialId,
      name: passkey.name,
      public_key: Buffer.from(passkey.publicKey).toString('base64url'),
      sign_count: Math.min(passkey.signCount, MAX_SIGN_COUNT),
      transports: JSON.stringify(passkey.transports),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function recordPasskeyUse(
  tx: DbOrTx,
  id: string,
  signCount: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ sign_count: Math.min(signCount, MAX_SIGN_COUNT), used_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Returns the name of the deleted passkey; undefined if the person has no such passkey. */
export async function deletePasskey(
  tx: DbOrTx,
  { id: userId, memberId }: Person,
  id: string,
): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('member_id', equalityOperator(memberId), memberId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return deleted?.name;
}

/** What a challenge was made for: one for signing in must neither add a passkey nor confirm the identity. */
export type ChallengePurpose = 'create' | 'get' | 'confirm';

/** Stores the session's challenge in place of an earlier one. */
export async function storeChallenge(
  db: DbOrTx,
  tokenHash: string,
  purpose: ChallengePurpose,
  challenge: string,
  endsAt: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ challenge: `${purpose} ${challenge}`, challenge_ends_at: endsAt.toISOString() })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Returns and deletes the session's challenge of this purpose: of two concurrent calls only one gets it. */
export async function takeChallenge(
  tx: DbOrTx,
  tokenHash: string,
  purpose: ChallengePurpose,
  now: Date,
): Promise<string | null> {
  const session = await tx
    .selectFrom('sessions')
    .select('challenge')
    .where('token_hash', '=', tokenHash)
    .where('challenge_ends_at', '>', now.toISOString())
    .executeTakeFirst();
  const stored = session?.challenge;
  if (!stored?.startsWith(`${purpose} `)) return null;
  const taken = await tx
    .updateTable('sessions')
    .set({ challenge: null, challenge_ends_at: null })
    .where('token_hash', '=', tokenHash)
    .where('challenge', '=', stored)
    .returning('id')
    .executeTakeFirst();
  return taken ? stored.slice(purpose.length + 1) : null;
}
