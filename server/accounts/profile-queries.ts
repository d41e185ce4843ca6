// Queries that change a profile: columns, texts in the owner's language, and a supplier's part of the public catalog.
import type { Selectable, Updateable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { type CatalogScope, changeCatalog } from '../catalog/change-catalog-queries.ts';
import { companyWords } from '../catalog/document.ts';
import { type Db, inTransaction, type Queries } from '../platform/db/open.ts';
import type { SearchIndex } from '../platform/db/search/search-index.ts';
import type { UsersTable, UserTextsTable } from '../platform/db/tables.ts';
import type { StoredUpload } from '../platform/storage/storage.ts';
import { nameKey } from '../platform/text/name-key.ts';
import { type QuotaChecks, releaseUploads } from './quota-queries.ts';

/** Paths of the account's pictures. */
export interface Pictures {
  readonly avatar: string | null;
  readonly businessLicense: string | null;
  readonly certifications: readonly string[];
}

/** undefined leaves a value as it is, an empty text clears it. */
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

/** Columns that the supplier directory, the supplier page and the supplier's products show, besides the texts. */
const SHOWN = [
  'phone',
  'website',
  'business_type',
  'country',
  'established_year',
  'avatar',
  'business_license',
  'certifications',
] as const satisfies readonly (keyof ReturnType<typeof columnsOf>)[];

const WORDS = ['name', 'company_name', 'description', 'city', 'province'] as const;
type Words = Pick<Texts, (typeof WORDS)[number]>;

const wordsOf = (own: Texts, change: ProfileChange): Words => ({
  name: change.name ?? own.name,
  company_name: change.companyName ?? own.company_name,
  description: change.description ?? own.description,
  city: change.address?.city ?? own.city,
  province: change.address?.state ?? own.province,
});

/** Writes the account's own texts and deletes the stored translations of the old ones. */
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

export interface Changed {
  /** Paths of pictures that are not used any more. */
  readonly unused: readonly string[];
  /** Whether the account's texts changed. */
  readonly said: boolean;
  /** Whether public data changed. */
  readonly isPublic: boolean;
}

interface Decisions {
  /** Returns the pictures to store, given the current ones, or throws. */
  readonly choose: (present: Pictures) => Pictures;
  /** Called before public data changes; throws if that is refused. */
  readonly allow: () => Promise<void>;
  /** Files uploaded with the change. */
  readonly fresh: readonly StoredUpload[];
}

export const profilesRepository = (db: Db, search: SearchIndex, quotas: QuotaChecks) => {
  /** `scope` is null for a buyer, who has no public data. */
  const write = async (
    tx: Queries,
    id: string,
    change: ProfileChange,
    { choose, allow, fresh }: Decisions,
    scope: CatalogScope | null,
  ): Promise<Omit<Changed, 'isPublic'> | null> => {
    // The write comes before the read, so that of two concurrent changes the second sees the result of the first.
    const user = await tx
      .updateTable('users')
      .set({ updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
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
    const columns = columnsOf(user, change, after);
    const words = wordsOf(own, change);
    const said = WORDS.some((name) => words[name] !== own[name]);
    if (scope && (said || SHOWN.some((name) => columns[name] !== user[name]))) {
      await allow();
      // The search index of products contains their supplier's company name and city.
      await scope.addSupplier(id, said ? 'words' : 'profile');
    }
    await tx.updateTable('users').set(columns).where('id', '=', id).execute();
    if (said) await reword(tx, id, own.lang, words);
    const kept = new Set(pathsOf(after));
    const unused = pathsOf(before).filter((path) => !kept.has(path));
    await releaseUploads(tx, unused);
    await quotas.claimUploads(tx, id, fresh);
    return { unused, said };
  };

  return {
    /** Returns null if the account does not exist. */
    async pictures(id: string): Promise<Pictures | null> {
      const user = await db
        .selectFrom('users')
        .select(['avatar', 'business_license', 'certifications'])
        .where('id', '=', id)
        .executeTakeFirst();
      return user ? picturesOf(user) : null;
    },

    /** Returns null if the account does not exist. */
    async change(
      { id, role }: Pick<User, 'id' | 'role'>,
      change: ProfileChange,
      decisions: Decisions,
    ): Promise<Changed | null> {
      const { result, moved } =
        role === 'supplier'
          ? await changeCatalog(db, search, (tx, scope) => write(tx, id, change, decisions, scope))
          : {
              result: await inTransaction(db, (tx) => write(tx, id, change, decisions, null)),
              moved: false,
            };
      return result && { ...result, isPublic: moved };
    },
  };
};
