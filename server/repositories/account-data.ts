// Everything the market keeps of one account, for its owner to take away. Of other people it holds no more than a name.
import type { Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import type { Db } from '../db/open.ts';
import type { UsersTable } from '../db/tables.ts';
import { listingsOfAccount } from './account-listings.ts';
import { chatsOfAccount, enquiriesOfAccount, ordersOfAccount } from './account-trade.ts';

/** Names of things to lists of them, as they go into the file. */
export type AccountData = Readonly<Record<string, unknown>>;

/** Turns a stored path into an address that works from anywhere. */
export type AddressOf = (path: string | null) => string | null;

/** All but the password's hash, what only this server needs, and what admins note for one another. */
const account = (user: Selectable<UsersTable>, addressOf: AddressOf) => ({
  id: user.id,
  email: user.email,
  role: user.role,
  phone: user.phone,
  website: user.website,
  businessType: user.business_type,
  address: { street: user.street, zipCode: user.zip_code, country: user.country },
  avatar: addressOf(user.avatar),
  establishedYear: user.established_year,
  businessLicense: addressOf(user.business_license),
  certifications: (JSON.parse(user.certifications) as string[]).map(addressOf),
  isVerified: user.is_verified === 1,
  verificationLevel: user.verification_level,
  isAdmin: user.is_admin === 1,
  language: user.language,
  createdAt: user.created_at,
  updatedAt: user.updated_at,
});

export const accountDataRepository = (db: Db, addressOf: AddressOf) => {
  const texts = async (id: string) => {
    const rows = await db.selectFrom('user_texts').selectAll().where('user_id', '=', id).execute();
    return rows.map((row) => ({
      language: row.lang,
      name: row.name,
      companyName: row.company_name,
      description: row.description,
      city: row.city,
      state: row.province,
    }));
  };

  const sessions = (id: string) =>
    db
      .selectFrom('sessions')
      .select(['created_at as createdAt', 'seen_at as seenAt', 'expires_at as expiresAt'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();

  const signInPlaces = async (id: string) => {
    const { places } = await db
      .selectFrom('sign_in_places')
      .select(({ fn }) => fn.countAll<number>().as('places'))
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    return Number(places);
  };

  const reports = (id: string) =>
    db
      .selectFrom('reports')
      .innerJoin('products', 'products.no', 'reports.product_no')
      .select([
        'products.id as productId',
        'reports.reason',
        'reports.text',
        'reports.created_at as createdAt',
        'reports.closed_at as closedAt',
        'reports.outcome',
      ])
      .where('reporter_id', '=', id)
      .orderBy('reports.created_at')
      .execute();

  /** Without their details, which are words of others. */
  const notifications = (id: string) =>
    db
      .selectFrom('notifications')
      .select([
        'kind',
        'subject',
        'from_name as from',
        'created_at as createdAt',
        'read_at as readAt',
      ])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();

  /** What it did as an admin, and what admins did to it; whoever the other one was is left out. */
  const audit = async (id: string) => {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .where((each) => each.or([each('admin_id', '=', id), each('subject_id', '=', id)]))
      .orderBy('at')
      .execute();
    return rows.map((row) => {
      const byMe = row.admin_id === id;
      // Notes with a verification are between admins.
      const told = byMe || row.action === 'user.suspend';
      const note = told ? { note: row.note } : {};
      return { at: row.at, action: row.action, as: byMe ? 'admin' : 'subject', ...note };
    });
  };

  return {
    /** Null where there is no such account. */
    async of(id: string): Promise<AccountData | null> {
      const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
      if (!user) return null;
      const lang = user.language as Lang;
      return {
        account: account(user, addressOf),
        texts: await texts(id),
        listings: await listingsOfAccount(db, id, addressOf),
        enquiries: await enquiriesOfAccount(db, id, lang),
        orders: await ordersOfAccount(db, id, lang),
        chats: await chatsOfAccount(db, id, lang),
        notifications: await notifications(id),
        sessions: await sessions(id),
        signInPlaces: await signInPlaces(id),
        reports: await reports(id),
        audit: await audit(id),
      };
    },
  };
};
