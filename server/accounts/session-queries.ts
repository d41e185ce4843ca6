// Queries of sessions, found by the hash of their token.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { FactorStep } from '../../contract/accounts/second-factor-limits.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { SessionFactor, SessionsTable } from '../platform/db/tables.ts';
import type { Person, SessionUser } from '../platform/http/session-user.ts';
import { sessionEnd } from './session-lifetime.ts';

/** Per person. A new session ends the least recently used one beyond this number. */
export const MAX_SESSIONS = 20;

/** SQL operator that compares with the member, or with null for the owner. */
export const equalityOperator = (memberId: string | null) => (memberId === null ? 'is' : '=');

/**
 * Inserts a session and ends the least recently used ones beyond the limit; first those that lack the second factor, so that an
 * attacker with only the password ends no other. Call it with the account locked.
 */
export async function insertSession(tx: DbOrTx, session: Insertable<SessionsTable>): Promise<void> {
  const { user_id, member_id = null, token_hash } = session;
  await tx.insertInto('sessions').values(session).execute();
  const others = tx
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', user_id)
    .where('member_id', equalityOperator(member_id), member_id)
    .where('token_hash', '<>', token_hash)
    .orderBy((each) => each.case().when('factor', '=', 'pending').then(1).else(0).end())
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MAX_SESSIONS - 1);
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('member_id', equalityOperator(member_id), member_id)
    .where('token_hash', '<>', token_hash)
    .where('token_hash', 'not in', others)
    .execute();
}

export async function deleteExpiredSessions(db: DbOrTx, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
}

/** The valid sessions of a person, last used first. */
export const readSessionsOf = (
  db: DbOrTx,
  { id, memberId }: Person,
  now: Date,
): Promise<Selectable<SessionsTable>[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', id)
    .where('member_id', equalityOperator(memberId), memberId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();

/** Whether a member's company is protected by a second factor of its owner; 0 for the owner itself. */
const OWNER_HAS_FACTOR = sql<number>`case
  when sessions.member_id is null then 0
  when exists (select 1 from totp_secrets as totp where totp.user_id = sessions.user_id
    and totp.member_id is null and totp.confirmed_at is not null) then 1
  when exists (select 1 from passkeys as keys where keys.user_id = sessions.user_id
    and keys.member_id is null) then 1
  else 0 end`;

const selectRights = (db: DbOrTx, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('company_members', (join) =>
      join
        .onRef('company_members.id', '=', 'sessions.member_id')
        .onRef('company_members.company_id', '=', 'sessions.user_id'),
    )
    .select([
      'users.id',
      'users.role',
      'users.is_admin as isAdmin',
      'users.suspended_at as suspendedAt',
      'users.email_confirmed_at as emailConfirmedAt',
      'company_members.id as memberId',
      'company_members.role as memberRole',
      'sessions.seen_at as seenAt',
      'sessions.token_hash as tokenHash',
      'sessions.created_at as createdAt',
      'sessions.factor',
      'sessions.needs_password as needsPassword',
      'sessions.confirmation_hash as confirmationHash',
      'sessions.confirmed_until as confirmedUntil',
    ])
    .select(OWNER_HAS_FACTOR.as('ownerHasFactor'))
    // Without its member, a session of one would have the rights of the owner.
    .where((each) =>
      each.or([each('sessions.member_id', 'is', null), each('company_members.id', 'is not', null)]),
    )
    .where('sessions.expires_at', '>', now.toISOString());
type RightsRow = Awaited<ReturnType<ReturnType<typeof selectRights>['executeTakeFirstOrThrow']>>;

/** What a session lacks; `needsFactor` where the person must have one. */
export const factorStepOf = ({
  factor,
  needsPassword,
  needsFactor,
}: {
  readonly factor: SessionFactor;
  readonly needsPassword: boolean;
  readonly needsFactor: boolean;
}): FactorStep | null => {
  if (factor === 'pending') return 'give';
  if (needsPassword) return 'password';
  return factor === 'none' && needsFactor ? 'setUp' : null;
};

/** Ended by its age, which depends on the rights that the account has now. */
const hasEnded = ({ createdAt, seenAt, isAdmin, memberId }: RightsRow, now: Date): boolean =>
  sessionEnd({ createdAt, seenAt, isAdmin: isAdmin === 1 && memberId === null }) <= now;

const sessionUserOf = (row: RightsRow, adminsNeedFactor: boolean): SessionUser => {
  const { id, role, memberId, memberRole, emailConfirmedAt, factor } = row;
  const isAdmin = row.isAdmin === 1 && memberId === null;
  return {
    id,
    role,
    isAdmin,
    isEmailConfirmed: emailConfirmedAt !== null,
    member: memberId === null || memberRole === null ? null : { id: memberId, role: memberRole },
    factorStep: factorStepOf({
      factor,
      needsPassword: row.needsPassword === 1,
      needsFactor: (isAdmin && adminsNeedFactor) || row.ownerHasFactor === 1,
    }),
    confirmation: null,
  };
};

/** Whether a confirmation of identity, which ends at `until`, is still valid. */
export const isConfirmedAt = (until: string | null, now: Date): boolean =>
  (until ?? '') > now.toISOString();

/** Reads the user's rights with the session, so that a change of them applies from the next request on. */
export async function readSession(
  db: DbOrTx,
  tokenHash: string,
  now: Date,
  adminsNeedFactor: boolean,
  confirmationHash: string | null,
) {
  const row = await selectRights(db, now).where('token_hash', '=', tokenHash).executeTakeFirst();
  if (!row || hasEnded(row, now)) return;
  const isConfirmed =
    confirmationHash !== null &&
    row.confirmationHash === confirmationHash &&
    isConfirmedAt(row.confirmedUntil, now);
  const confirmation = isConfirmed ? confirmationHash : null;
  const user: SessionUser = { ...sessionUserOf(row, adminsNeedFactor), confirmation };
  const { createdAt, seenAt, suspendedAt } = row;
  return { user, createdAt, seenAt, suspendedAt };
}

/** Returns the users of valid and complete sessions by the hashes of their tokens, without suspended accounts. */
export async function readValidSessions(
  db: DbOrTx,
  tokenHashes: readonly string[],
  now: Date,
  adminsNeedFactor: boolean,
): Promise<Map<string, SessionUser>> {
  if (tokenHashes.length === 0) return new Map();
  const rows = await selectRights(db, now)
    .where('token_hash', 'in', tokenHashes)
    .where('users.suspended_at', 'is', null)
    .execute();
  const users = rows
    .filter((row) => !hasEnded(row, now))
    .map((row) => [row.tokenHash, sessionUserOf(row, adminsNeedFactor)] as const);
  return new Map(users.filter(([, { factorStep }]) => factorStep === null));
}

/** Extends a session. `place` null leaves the place as it is. */
export async function extendSession(
  db: DbOrTx,
  tokenHash: string,
  place: string | null,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      ...(place === null ? {} : { place }),
      seen_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** The admin has set a better password. */
export async function completePasswordStep(db: DbOrTx, tokenHash: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ needs_password: 0 })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function endSession(db: DbOrTx, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Returns false if the person has no such session. */
export async function endSessionById(
  db: DbOrTx,
  { id: userId, memberId }: Person,
  id: string,
): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('member_id', equalityOperator(memberId), memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all sessions of the person except that of `keptTokenHash`, if given. */
export async function endSessions(
  db: DbOrTx,
  { id, memberId }: Person,
  keptTokenHash = '',
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', id)
    .where('member_id', equalityOperator(memberId), memberId)
    .where('token_hash', '<>', keptTokenHash)
    .execute();
}

/** Ends all sessions of all people of the account. */
export async function endAllSessions(db: DbOrTx, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
