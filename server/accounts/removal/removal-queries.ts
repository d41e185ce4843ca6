// Queries of factors and members that were added lately, and of the links in mails that remove them.
import type { DbOrTx } from '../../platform/db/open.ts';
import type { Person } from '../../platform/http/session-user.ts';
import { equalityOperator } from '../session-queries.ts';

export type GrantKind = 'totp' | 'passkey' | 'member';

/** A factor of a person, or a member of the company of an owner. */
export interface Grant {
  readonly kind: GrantKind;
  readonly id: string;
  /** Name of a passkey; name and email of a member; '' for an app. */
  readonly name: string;
  readonly addedAt: string;
}

/** The oldest first. Of an owner with the members of its company. */
export async function readGrantsSince(
  db: DbOrTx,
  { id, memberId }: Person,
  since: Date,
): Promise<Grant[]> {
  const from = since.toISOString();
  const apps = await db
    .selectFrom('totp_secrets')
    .select(['id', 'confirmed_at as addedAt'])
    .where('user_id', '=', id)
    .where('member_id', equalityOperator(memberId), memberId)
    .where('confirmed_at', '>=', from)
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as addedAt'])
    .where('user_id', '=', id)
    .where('member_id', equalityOperator(memberId), memberId)
    .where('created_at', '>=', from)
    .execute();
  const members =
    memberId === null
      ? await db
          .selectFrom('company_members')
          .select(['id', 'name', 'email', 'created_at as addedAt'])
          .where('company_id', '=', id)
          .where('created_at', '>=', from)
          .execute()
      : [];
  return [
    ...apps.map((each) => ({ ...each, kind: 'totp' as const, name: '' })),
    ...passkeys.map((each) => ({ ...each, kind: 'passkey' as const })),
    ...members.map(({ name, email, ...each }) => ({
      ...each,
      kind: 'member' as const,
      name: `${name}, ${email}`,
    })),
  ]
    .map((each) => ({ ...each, addedAt: each.addedAt ?? '' }))
    .sort((a, b) => a.addedAt.localeCompare(b.addedAt));
}

export async function insertRemovalLink(
  tx: DbOrTx,
  { userId, kind, id }: { userId: string; kind: GrantKind; id: string },
  tokenHash: string,
  expiresAt: Date,
): Promise<void> {
  await tx
    .insertInto('removal_links')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      totp_id: kind === 'totp' ? id : null,
      passkey_id: kind === 'passkey' ? id : null,
      member_id: kind === 'member' ? id : null,
      expires_at: expiresAt.toISOString(),
    })
    .execute();
}

/** The link, and whose factor it removes. Its row is deleted with what it removes. */
export const readRemovalLink = (db: DbOrTx, tokenHash: string, now: Date) =>
  db
    .selectFrom('removal_links')
    .leftJoin('totp_secrets', 'totp_secrets.id', 'removal_links.totp_id')
    .leftJoin('passkeys', 'passkeys.id', 'removal_links.passkey_id')
    .select((each) => [
      'removal_links.user_id as userId',
      'removal_links.totp_id as totpId',
      'removal_links.passkey_id as passkeyId',
      'removal_links.member_id as memberId',
      each.fn.coalesce('totp_secrets.member_id', 'passkeys.member_id').as('factorOf'),
    ])
    .where('token_hash', '=', tokenHash)
    .where('removal_links.expires_at', '>', now.toISOString())
    .executeTakeFirst();

export async function deleteExpiredRemovalLinks(db: DbOrTx, now: Date): Promise<void> {
  await db.deleteFrom('removal_links').where('expires_at', '<=', now.toISOString()).execute();
}
