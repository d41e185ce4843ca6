// Queries of user accounts: insert, find by email, lock, read with the owner's texts, change. A supplier's account is also its public profile.
import type { Selectable } from 'kysely';
import type { User } from '../../contract/accounts/user.ts';
import type { Lang } from '../../contract/lang.ts';
import { initialsOf } from '../../contract/suppliers/initials.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { UsersTable } from '../platform/db/tables.ts';
import { type CompanyTexts, textsIn } from '../platform/db/text-queries.ts';
import { nameKey } from '../platform/text/name-key.ts';
import { companySearchWords } from './profile/company-search-words.ts';
import { documentsOf } from './profile/picture-captions.ts';
import { endAllSessions } from './session-queries.ts';
import { emailKey } from './sign-in/email-key.ts';

/**
 * Locks an account until the transaction ends, and returns what decisions about it depend on; undefined where it is deleted.
 * Call it before locking chats, as deletion does.
 */
export const lockAccount = (tx: DbOrTx, id: string) =>
  tx
    .updateTable('users')
    .set((each) => ({ updated_at: each.ref('updated_at') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning([
      'email',
      'password_hash as passwordHash',
      'role',
      'is_admin as isAdmin',
      'suspended_at as suspendedAt',
      'email_confirmed_at as emailConfirmedAt',
      'language',
    ])
    .executeTakeFirst();

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

/** The account without what depends on the person, the session or the market. */
export type OwnAccount = Omit<User, 'member' | 'mustConfirmEmail' | 'secondFactor'> & {
  /** And no mail to it bounces. */
  readonly isEmailConfirmed: boolean;
};

const serializeAccount = (user: Selectable<UsersTable>, texts: CompanyTexts): OwnAccount => ({
  id: user.id,
  name: texts.name,
  email: user.email,
  role: user.role,
  companyName: texts.company_name,
  tradeName: texts.trade_name,
  initials: initialsOf(texts.company_name || texts.name, texts.trade_name),
  businessType: user.business_type,
  phone: user.phone,
  description: texts.description,
  website: user.website,
  address: {
    street: user.street,
    city: texts.city,
    state: texts.province,
    country: user.country ?? '',
    zipCode: user.zip_code,
  },
  avatar: user.avatar,
  establishedYear: user.established_year,
  ...documentsOf(user),
  exportMarkets: JSON.parse(user.export_markets) as string[],
  level: user.verification_level,
  isVerified: user.is_verified === 1,
  isAdmin: user.is_admin === 1,
  createdAt: user.created_at,
  gstin: user.gstin,
  gstinCheckedAt: user.gstin_checked_at,
  iec: user.iec,
  iecCheckedAt: user.iec_checked_at,
  isEmailConfirmed: user.email_confirmed_at !== null && user.email_bounced_at === null,
});

/** The country follows from the role, as the country of its phone number does (spec §5). */
const COUNTRY_BY_ROLE = { buyer: 'India', supplier: 'China' } as const;

/** Inserts an account with its texts. Returns its id, or null if the email is taken. */
export async function insertAccount(tx: DbOrTx, account: NewAccount): Promise<string | null> {
  const { name, companyName, language } = account;
  const now = new Date().toISOString();
  const created = await tx
    .insertInto('users')
    .values({
      id: monotonicId(),
      email: account.email,
      email_key: emailKey(account.email),
      password_hash: account.passwordHash,
      role: account.role,
      phone: account.phone,
      website: null,
      business_type: account.businessType,
      avatar: null,
      language,
      country: COUNTRY_BY_ROLE[account.role],
      established_year: null,
      certifications: '[]',
      business_license: null,
      is_verified: 0,
      verification_level: null,
      is_admin: account.isAdmin ? 1 : 0,
      product_count: 0,
      categories: '[]',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return null;
  const company = { company: companyName, contact: name };
  await tx
    .insertInto('user_texts')
    .values({
      user_id: created.id,
      lang: language,
      company_name: companyName,
      name_key: nameKey(companyName || name, language),
      name,
      description: '',
      city: '',
      province: '',
      words: companySearchWords([{ ...company, city: '', province: '', description: '' }]),
    })
    .execute();
  return created.id;
}

/** The account as its people see it, with the texts in the owner's language; null where it is deleted. */
export async function readOwnAccount(db: DbOrTx, id: string): Promise<OwnAccount | null> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) return null;
  const texts = (await textsIn(db, user.language as Lang).ofUsers([user])).get(id);
  return texts ? serializeAccount(user, texts) : null;
}

export async function setAdmin(db: DbOrTx, id: string, isAdmin: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ is_admin: isAdmin ? 1 : 0, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
}

/**
 * Suspends an account: signing in is refused until it is restored. Its sessions remain only so that their requests
 * are answered with `suspended`. The caller hides its products.
 */
export async function suspend(tx: DbOrTx, id: string, reason: string, at: Date): Promise<void> {
  const now = at.toISOString();
  await tx
    .updateTable('users')
    .set({ suspended_at: now, suspension_reason: reason, updated_at: now })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('password_resets').where('user_id', '=', id).execute();
}

/** Restores a suspended account and ends its old sessions, so that the owner signs in again. */
export async function restore(tx: DbOrTx, id: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ suspended_at: null, suspension_reason: '', updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  await endAllSessions(tx, id);
}
