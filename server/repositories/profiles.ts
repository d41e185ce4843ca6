// What an account says of itself, changed: its columns, its own words, and what the public has of a supplier.
import type { Selectable, Updateable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { companyWords } from '../catalog/document.ts';
import { type Db, inTransaction, type Queries } from '../db/open.ts';
import type { UsersTable, UserTextsTable } from '../db/tables.ts';
import { nameKey } from '../domain/name-key.ts';
import { nextVersion } from './catalog.ts';
import type { Listings } from './listings.ts';

/** Paths of an account's own pictures. */
export interface Pictures {
  readonly avatar: string | null;
  readonly businessLicense: string | null;
  readonly certifications: readonly string[];
}

/** What is undefined stays as it is, blank text is cleared. */
export interface ProfileChange {
  readonly name?: string | undefined;
  readonly companyName?: string | undefined;
  readonly businessType?: string | undefined;
  readonly phone?: string | undefined;
  readonly description?: string | undefined;
  readonly website?: string | undefined;
  readonly address?:
    | {
        readonly street?: string | undefined;
        readonly city?: string | undefined;
        readonly state?: string | undefined;
        readonly country?: string | undefined;
        readonly zipCode?: string | undefined;
      }
    | undefined;
  readonly establishedYear?: number | null | undefined;
}

type User = Selectable<UsersTable>;
type Texts = Selectable<UserTextsTable>;

const picturesOf = (user: Pick<User, 'avatar' | 'business_license' | 'certifications'>) => ({
  avatar: user.avatar,
  businessLicense: user.business_license,
  certifications: JSON.parse(user.certifications) as string[],
});

const pathsOf = ({ avatar, businessLicense, certifications }: Pictures): string[] =>
  [avatar, businessLicense, ...certifications].filter((path) => path !== null);

const columnsOf = (user: User, change: ProfileChange, pictures: Pictures) =>
  ({
    phone: change.phone ?? user.phone,
    website: (change.website ?? user.website) || null,
    business_type: (change.businessType ?? user.business_type) || null,
    street: change.address?.street ?? user.street,
    zip_code: change.address?.zipCode ?? user.zip_code,
    country: (change.address?.country ?? user.country) || null,
    established_year:
      change.establishedYear === undefined ? user.established_year : change.establishedYear,
    avatar: pictures.avatar,
    business_license: pictures.businessLicense,
    certifications: JSON.stringify(pictures.certifications),
  }) satisfies Updateable<UsersTable>;

const WORDS = ['name', 'company_name', 'description', 'city', 'province'] as const;
type Words = Pick<Texts, (typeof WORDS)[number]>;

const wordsOf = (own: Texts, change: ProfileChange): Words => ({
  name: change.name ?? own.name,
  company_name: change.companyName ?? own.company_name,
  description: change.description ?? own.description,
  city: change.address?.city ?? own.city,
  province: change.address?.state ?? own.province,
});

/** Writes an account's own words; stored translations of the old ones go. */
async function reword(tx: Queries, id: string, lang: string, words: Words): Promise<void> {
  const { company_name, name, city, province, description } = words;
  const searched = { company: company_name, contact: name, city, province, description };
  await tx
    .updateTable('user_texts')
    .set({
      ...words,
      name_key: nameKey(company_name || name, lang as Lang),
      words: companyWords([searched]),
      tried: null,
    })
    .where('user_id', '=', id)
    .where('lang', '=', lang)
    .execute();
  await tx.deleteFrom('user_texts').where('user_id', '=', id).where('lang', '<>', lang).execute();
}

export const profilesRepository = (db: Db, { reindexing }: Pick<Listings, 'reindexing'>) => ({
  /** Null where there is no such account. */
  async pictures(id: string): Promise<Pictures | null> {
    const user = await db
      .selectFrom('users')
      .select(['avatar', 'business_license', 'certifications'])
      .where('id', '=', id)
      .executeTakeFirst();
    return user ? picturesOf(user) : null;
  },

  /**
   * `choose` makes the pictures that shall be of those there are, or throws. Answers the paths that are of no use any more,
   * null where there is no such account.
   */
  async change(
    { id, role }: Pick<User, 'id' | 'role'>,
    change: ProfileChange,
    choose: (present: Pictures) => Pictures,
  ): Promise<readonly string[] | null> {
    return inTransaction(db, async (tx) => {
      // The public sees it of a supplier. Taken before the account's row, as whoever changes a listing does.
      if (role === 'supplier') await nextVersion(tx);
      // Written before it is looked at, so that of two changes at once the second sees what the first has left.
      const user = await tx
        .updateTable('users')
        .set({ updated_at: new Date().toISOString() })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      const own = await tx
        .selectFrom('user_texts')
        .selectAll()
        .where('user_id', '=', id)
        .where('lang', '=', user?.language ?? '')
        .executeTakeFirst();
      if (!user || !own) return null;
      const before = picturesOf(user);
      const after = choose(before);
      await tx
        .updateTable('users')
        .set(columnsOf(user, change, after))
        .where('id', '=', id)
        .execute();
      const words = wordsOf(own, change);
      const write = () => reword(tx, id, own.lang, words);
      const said = WORDS.some((name) => words[name] !== own[name]);
      // The search of listings holds their supplier's company and city.
      if (said && role === 'supplier') await reindexing(id, tx, write);
      else if (said) await write();
      const kept = new Set(pathsOf(after));
      return pathsOf(before).filter((path) => !kept.has(path));
    });
  },
});
