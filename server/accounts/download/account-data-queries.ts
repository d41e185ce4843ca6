// Queries for an account's data export: everything stored of the account, and of other people no more than a name.
import { type Selectable, sql } from 'kysely';
import type { Lang } from '../../../contract/lang.ts';
import { inBatches } from '../../platform/db/in-batches.ts';
import type { Db } from '../../platform/db/open.ts';
import type { NotificationsTable, UsersTable } from '../../platform/db/tables.ts';
import { type ToUrl, uploadArchivePaths, uploadStorageName } from './account-file-queries.ts';
import {
  attachmentsOfAccount,
  chatsOfAccount,
  messagesOfAccount,
  repliesOfAccount,
  type SentFile,
} from './account-message-queries.ts';
import { productPathsOfAccount, productsOfAccount } from './account-product-queries.ts';
import { enquiriesOfAccount, ordersOfAccount } from './account-trade-queries.ts';

/** Named sections in order: a value, or a list that is read in batches. */
export type AccountData = readonly (readonly [
  name: string,
  value: object | number | AsyncGenerator<readonly unknown[]>,
])[];

/** A file of the account, as storage identifies it. */
export type AccountFile =
  | { readonly kind: 'upload'; readonly name: string }
  | ({ readonly kind: 'attachment' } & SentFile);

const ROWS_PER_QUERY = 500;

const storedPicturePaths = (user: Selectable<UsersTable>): (string | null)[] => [
  user.avatar,
  user.business_license,
  ...(JSON.parse(user.certifications) as string[]),
];

/** All columns except the password hash, internal ones and notes that admins write for one another. */
const serializeAccount = (user: Selectable<UsersTable>, toUrl: ToUrl) => ({
  id: user.id,
  email: user.email,
  role: user.role,
  phone: user.phone,
  website: user.website,
  businessType: user.business_type,
  address: { street: user.street, zipCode: user.zip_code, country: user.country },
  avatar: toUrl(user.avatar),
  establishedYear: user.established_year,
  businessLicense: toUrl(user.business_license),
  certifications: (JSON.parse(user.certifications) as string[]).map(toUrl),
  /** Paths in the archive. */
  files: uploadArchivePaths(storedPicturePaths(user)),
  isVerified: user.is_verified === 1,
  verificationLevel: user.verification_level,
  isAdmin: user.is_admin === 1,
  language: user.language,
  createdAt: user.created_at,
  updatedAt: user.updated_at,
});

export const accountDataRepository = (db: Db, toUrl: ToUrl) => {
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
      .select([
        'place',
        'browser',
        'system',
        'created_at as createdAt',
        'seen_at as seenAt',
        'expires_at as expiresAt',
      ])
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

  /** Without details, which other people wrote. */
  async function* notifications(id: string) {
    const batches = inBatches<Selectable<NotificationsTable>>((last) =>
      db
        .selectFrom('notifications')
        .selectAll()
        .where('user_id', '=', id)
        .where(sql<boolean>`(created_at, id) > (${last?.created_at ?? ''}, ${last?.id ?? ''})`)
        .orderBy('created_at')
        .orderBy('id')
        .limit(ROWS_PER_QUERY)
        .execute(),
    );
    for await (const rows of batches)
      yield rows.map((row) => ({
        kind: row.kind,
        subject: row.subject,
        from: row.from_name,
        createdAt: row.created_at,
        readAt: row.read_at,
      }));
  }

  /** Audit log entries by and about the account, without the other person. */
  const audit = async (id: string) => {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .where((each) => each.or([each('admin_id', '=', id), each('subject_id', '=', id)]))
      .orderBy('at')
      .execute();
    return rows.map((row) => {
      const isOwnAction = row.admin_id === id;
      // Notes of other actions, such as a verification, are for admins only.
      const showsNote = isOwnAction || row.action === 'user.suspend';
      const note = showsNote ? { note: row.note } : {};
      return { at: row.at, action: row.action, as: isOwnAction ? 'admin' : 'subject', ...note };
    });
  };

  const byId = (id: string) =>
    db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();

  return {
    /** Returns null if the account does not exist. */
    async read(id: string): Promise<AccountData | null> {
      const user = await byId(id);
      if (!user) return null;
      const lang = user.language as Lang;
      return [
        ['account', serializeAccount(user, toUrl)],
        ['texts', await texts(id)],
        ['listings', productsOfAccount(db, id, toUrl)],
        ['enquiries', enquiriesOfAccount(db, id, lang)],
        ['enquiryReplies', repliesOfAccount(db, id)],
        ['orders', ordersOfAccount(db, id, lang)],
        ['chats', chatsOfAccount(db, id, lang)],
        ['messages', messagesOfAccount(db, id)],
        ['notifications', notifications(id)],
        ['sessions', await sessions(id)],
        ['signInPlaces', await signInPlaces(id)],
        ['reports', await reports(id)],
        ['audit', await audit(id)],
      ];
    },

    /** Yields the account's uploads and the files it sent. A file may come twice. */
    async *files(id: string): AsyncGenerator<AccountFile> {
      const user = await byId(id);
      const uploads = function* (paths: readonly (string | null)[]): Generator<AccountFile> {
        for (const path of paths) {
          const name = path === null ? null : uploadStorageName(path);
          if (name !== null) yield { kind: 'upload', name };
        }
      };
      if (user) yield* uploads(storedPicturePaths(user));
      for await (const paths of productPathsOfAccount(db, id)) yield* uploads(paths);
      for await (const attachments of attachmentsOfAccount(db, id))
        for (const file of attachments) yield { kind: 'attachment', ...file };
    },
  };
};
