// Accounts: opened, found by email, read with the owner's own words. A supplier's account is its public profile too.
import type { Selectable } from 'kysely';
import type { UserWire } from '../../contract/auth.ts';
import type { Lang } from '../../contract/lang.ts';
import { companyWords } from '../catalog/document.ts';
import { inTransaction, type Queries } from '../platform/db/open.ts';
import { risingId } from '../platform/db/rising-id.ts';
import type { UsersTable } from '../platform/db/tables.ts';
import { nameKey } from '../platform/text/name-key.ts';
import { type Company, textsIn } from '../translation/text-queries.ts';
import { emailKey } from './email-key.ts';
import { sessionsRepository } from './session-queries.ts';

export interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly role: 'buyer' | 'supplier';
  readonly name: string;
  readonly phone: string;
  readonly companyName: string;
  readonly businessType: string | null;
  readonly language: Lang;
  readonly isAdmin?: boolean;
}

/** What a sign-in needs to know; no hash where nobody can sign in. */
export interface FoundAccount {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly suspendedAt: string | null;
}

const wire = (user: Selectable<UsersTable>, words: Company): UserWire => {
  const country = user.country ?? '';
  return {
    _id: user.id,
    id: user.id,
    name: words.name,
    contact_person: words.name,
    email: user.email,
    role: user.role,
    userType: user.role,
    user_type: user.role,
    companyName: words.company_name,
    company_name: words.company_name,
    businessType: user.business_type ?? '',
    phone: user.phone,
    description: words.description,
    website: user.website,
    address: {
      street: user.street,
      city: words.city,
      state: words.province,
      country,
      zipCode: user.zip_code,
    },
    city: words.city,
    state: words.province,
    country,
    avatar: user.avatar,
    profile_image_url: user.avatar,
    establishedYear: user.established_year,
    businessLicense: user.business_license,
    certifications: JSON.parse(user.certifications) as string[],
    verificationLevel: user.verification_level,
    isVerified: user.is_verified === 1,
    is_verified: user.is_verified === 1,
    isAdmin: user.is_admin === 1,
    createdAt: user.created_at,
  };
};

/** Where a role's phone is, its owner is (spec §5). */
const COUNTRY = { buyer: 'India', supplier: 'China' } as const;

export const accountsRepository = (db: Queries) => ({
  /** The new account's id; null where the email has an account already. */
  async open(given: NewAccount): Promise<string | null> {
    const { name, companyName, language } = given;
    const now = new Date().toISOString();
    return inTransaction(db, async (tx) => {
      const opened = await tx
        .insertInto('users')
        .values({
          id: risingId(),
          email: given.email,
          email_key: emailKey(given.email),
          password_hash: given.passwordHash,
          role: given.role,
          phone: given.phone,
          website: null,
          business_type: given.businessType,
          avatar: null,
          language,
          country: COUNTRY[given.role],
          established_year: null,
          certifications: '[]',
          business_license: null,
          is_verified: 0,
          verification_level: null,
          is_admin: given.isAdmin ? 1 : 0,
          product_count: 0,
          categories: '[]',
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!opened) return null;
      const company = { company: companyName, contact: name };
      await tx
        .insertInto('user_texts')
        .values({
          user_id: opened.id,
          lang: language,
          company_name: companyName,
          name_key: nameKey(companyName || name, language),
          name,
          description: '',
          city: '',
          province: '',
          words: companyWords([{ ...company, city: '', province: '', description: '' }]),
        })
        .execute();
      return opened.id;
    });
  },

  /** In the owner's own words, whatever language the reader has. */
  async byId(id: string): Promise<UserWire | null> {
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!user) return null;
    const words = (await textsIn(db, user.language as Lang).ofUsers([user])).get(id);
    return words ? wire(user, words) : null;
  },

  /** Who the email belongs to; null where it is nobody's. */
  async byEmail(email: string): Promise<FoundAccount | null> {
    const row = await db
      .selectFrom('users')
      .select(['id', 'email', 'password_hash as passwordHash', 'suspended_at as suspendedAt'])
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst();
    return row ?? null;
  },

  /** A link to set another one is of no use from then on. */
  async setPassword(id: string, passwordHash: string): Promise<void> {
    const updated_at = new Date().toISOString();
    await inTransaction(db, async (tx) => {
      await tx
        .updateTable('users')
        .set({ password_hash: passwordHash, updated_at })
        .where('id', '=', id)
        .execute();
      await tx.deleteFrom('password_resets').where('user_id', '=', id).execute();
    });
  },

  /** Ends all sessions but that of `keptHash`. False where the password is no longer the one of `from`. */
  async changePassword(id: string, from: string, to: string, keptHash: string): Promise<boolean> {
    return inTransaction(db, async (tx) => {
      const changed = await tx
        .updateTable('users')
        .set({ password_hash: to, updated_at: new Date().toISOString() })
        .where('id', '=', id)
        .where('password_hash', '=', from)
        .returning('id')
        .executeTakeFirst();
      if (!changed) return false;
      await tx.deleteFrom('password_resets').where('user_id', '=', id).execute();
      await sessionsRepository(tx).endAllOf(id, keptHash);
      return true;
    });
  },

  async setAdmin(id: string, isAdmin: boolean): Promise<void> {
    const updated_at = new Date().toISOString();
    await db
      .updateTable('users')
      .set({ is_admin: isAdmin ? 1 : 0, updated_at })
      .where('id', '=', id)
      .execute();
  },
});

/**
 * Until it is restored nobody signs in with the account, and its open sessions answer that it is suspended: they stay
 * only to say so. Its listings are hidden by whoever calls this.
 */
export async function suspend(tx: Queries, id: string, reason: string, at: Date): Promise<void> {
  const now = at.toISOString();
  await tx
    .updateTable('users')
    .set({ suspended_at: now, suspension_reason: reason, updated_at: now })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('password_resets').where('user_id', '=', id).execute();
}

/** The owner signs in anew: sessions of before the suspension are over. */
export async function restore(tx: Queries, id: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ suspended_at: null, suspension_reason: '', updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  await sessionsRepository(tx).endAllOf(id);
}
