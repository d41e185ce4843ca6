// Queries of second factors: secrets of authenticator apps and recovery codes, and what sessions know of the factor.
import { randomUUID } from 'node:crypto';
import type { DbOrTx } from '../../platform/db/open.ts';
import type { SessionFactor } from '../../platform/db/tables.ts';
import type { Person } from '../../platform/http/session-user.ts';
import { equalityOperator } from '../session-queries.ts';

type FactorTable = 'totp_secrets' | 'passkeys' | 'recovery_codes';

const readTotpOf = (db: DbOrTx, { id, memberId }: Person) =>
  db
    .selectFrom('totp_secrets')
    .select([
      'id',
      'secret',
      'created_at as createdAt',
      'used_at as lastUsedAt',
      'last_step as lastStep',
    ])
    .where('user_id', '=', id)
    .where('member_id', equalityOperator(memberId), memberId);

/** The secret in use. */
export const readTotp = (db: DbOrTx, person: Person) =>
  readTotpOf(db, person).where('confirmed_at', 'is not', null).executeTakeFirst();

/** The secret that is being set up, if it was created after `since`. */
export const readUnconfirmedTotp = (db: DbOrTx, person: Person, since: Date) =>
  readTotpOf(db, person)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirst();

/** Replaces a secret that was not confirmed. */
export async function insertUnconfirmedTotp(
  tx: DbOrTx,
  { id, memberId }: Person,
  secret: string,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('totp_secrets')
    .where('user_id', '=', id)
    .where('member_id', equalityOperator(memberId), memberId)
    .where('confirmed_at', 'is', null)
    .execute();
  const row = { id: randomUUID(), user_id: id, member_id: memberId, secret, confirmed_at: null };
  await tx
    .insertInto('totp_secrets')
    .values({ ...row, created_at: now.toISOString() })
    .execute();
}

/** Puts a secret into use in place of the person's others; `step` is that of its first code. */
export async function confirmTotpSecret(
  tx: DbOrTx,
  { id, memberId }: Person,
  secretId: string,
  step: number,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('totp_secrets')
    .where('user_id', '=', id)
    .where('member_id', equalityOperator(memberId), memberId)
    .where('id', '<>', secretId)
    .execute();
  const time = now.toISOString();
  await tx
    .updateTable('totp_secrets')
    .set({ confirmed_at: time, used_at: time, last_step: step })
    .where('id', '=', secretId)
    .execute();
}

/** Returns false if a code of this step or a later one was accepted before. One statement, so that only one of two calls is. */
export async function takeTotpStep(
  tx: DbOrTx,
  secretId: string,
  step: number,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .updateTable('totp_secrets')
    .set({ last_step: step, used_at: now.toISOString() })
    .where('id', '=', secretId)
    .where('last_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Replaces the person's recovery codes. */
export async function replaceRecoveryCodes(
  tx: DbOrTx,
  person: Person,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await deleteFactors(tx, person, ['recovery_codes']);
  const { id, memberId } = person;
  const row = { user_id: id, member_id: memberId, created_at: now.toISOString() };
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ ...row, code_hash })))
    .execute();
}

/** Returns false if there is no such code: a used one is deleted. */
export async function takeRecoveryCode(tx: DbOrTx, codeHash: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', codeHash)
    .returning('code_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

const count = async (db: DbOrTx, table: FactorTable, { id, memberId }: Person): Promise<number> => {
  const { rows } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('user_id', '=', id)
    .where('member_id', equalityOperator(memberId), memberId)
    .executeTakeFirstOrThrow();
  return Number(rows);
};

export const countRecoveryCodes = (db: DbOrTx, person: Person): Promise<number> =>
  count(db, 'recovery_codes', person);

export const countPasskeys = (db: DbOrTx, person: Person): Promise<number> =>
  count(db, 'passkeys', person);

/** Whether the person signs in with a second factor. Recovery codes alone are none. */
export const hasFactor = async (db: DbOrTx, person: Person): Promise<boolean> =>
  (await readTotp(db, person)) !== undefined || (await countPasskeys(db, person)) > 0;

/**
 * Whether the person must have a second factor: an admin outside the demo, and a member of a company whose owner has one, which the
 * member would otherwise go around.
 */
export const mustHaveFactor = async (
  db: DbOrTx,
  { id, memberId, isAdmin }: Person & { readonly isAdmin: boolean },
  adminsNeedFactor: boolean,
): Promise<boolean> =>
  memberId === null ? isAdmin && adminsNeedFactor : hasFactor(db, { id, memberId: null });

export async function deleteFactors(
  tx: DbOrTx,
  { id, memberId }: Person,
  tables: readonly FactorTable[] = ['totp_secrets', 'passkeys', 'recovery_codes'],
): Promise<void> {
  for (const table of tables)
    await tx
      .deleteFrom(table)
      .where('user_id', '=', id)
      .where('member_id', equalityOperator(memberId), memberId)
      .execute();
}

/** Deletes what was added at that time or later; without a factor, the recovery codes as well. */
export async function deleteFactorsSince(tx: DbOrTx, person: Person, since: Date): Promise<void> {
  const { id, memberId } = person;
  for (const table of ['totp_secrets', 'passkeys', 'recovery_codes'] as const)
    await tx
      .deleteFrom(table)
      .where('user_id', '=', id)
      .where('member_id', equalityOperator(memberId), memberId)
      // An app replaces the one before it when its first code is given.
      .where(table === 'totp_secrets' ? 'confirmed_at' : 'created_at', '>=', since.toISOString())
      .execute();
  if (!(await hasFactor(tx, person))) await deleteFactors(tx, person);
}

/** Records that the factor was given in this session. */
export async function completeSession(tx: DbOrTx, tokenHash: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ factor: 'given', challenge: null, challenge_ends_at: null })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Changes all sessions of the person that are in one of the states. */
export async function changeSessions(
  tx: DbOrTx,
  { id, memberId }: Person,
  from: readonly SessionFactor[],
  to: SessionFactor,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ factor: to })
    .where('user_id', '=', id)
    .where('member_id', equalityOperator(memberId), memberId)
    .where('factor', 'in', from)
    .execute();
}
