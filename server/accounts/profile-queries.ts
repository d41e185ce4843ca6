// Queries that change a profile: columns, texts in the owner's language, and a supplier's part of the public catalog.
import type { Selectable, Updateable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import type { UsersTable, UserTextsTable } from '../platform/db/tables.ts';
import { addJobs } from '../platform/jobs/job-queries.ts';
import type { StoredUpload } from '../platform/storage/upload-storage.ts';
import { nameKey } from '../platform/text/name-key.ts';
import { companySearchWords } from './company-search-words.ts';
import type { PublicData, PublicDataScope } from './public-data.ts';
import { type QuotaChecks, releaseUploads } from './quota-queries.ts';

/** Paths of the account's pictures. */
export interface ProfilePictures {
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

const pathsOf = ({ avatar, businessLicense, certifications }: ProfilePictures): string[] =>
  [avatar, businessLicense, ...certifications].filter((path) => path !== null);

const columnsOf = (user: User, change: ProfileChange, pictures: ProfilePictures) =>
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
const PUBLIC_COLUMNS = [
  'phone',
  'website',
  'business_type',
  'country',
  'established_year',
  'avatar',
  'business_license',
  'certifications',
] as const satisfies readonly (keyof ReturnType<typeof columnsOf>)[];

const TEXT_COLUMNS = ['name', 'company_name', 'description', 'city', 'province'] as const;
type ProfileTexts = Pick<Texts, (typeof TEXT_COLUMNS)[number]>;

const mergeTexts = (currentTexts: Texts, change: ProfileChange): ProfileTexts => ({
  name: change.name ?? currentTexts.name,
  company_name: change.companyName ?? currentTexts.company_name,
  description: change.description ?? currentTexts.description,
  city: change.address?.city ?? currentTexts.city,
  province: change.address?.state ?? currentTexts.province,
});

/** Writes the account's own texts and deletes the stored translations of the old ones. */
async function updateTexts(
  tx: DbOrTx,
  id: string,
  lang: string,
  texts: ProfileTexts,
): Promise<void> {
  const { company_name, name, city, province, description } = texts;
  const searchedTexts = { company: company_name, contact: name, city, province, description };
  await tx
    .updateTable('user_texts')
    .set({
      ...texts,
      name_key: nameKey(company_name || name, lang as Lang),
      words: companySearchWords([searchedTexts]),
      tried: null,
    })
    .where('user_id', '=', id)
    .where('lang', '=', lang)
    .execute();
  await tx.deleteFrom('user_texts').where('user_id', '=', id).where('lang', '<>', lang).execute();
}

export interface ProfileChangeOutcome {
  /** Paths of pictures that are not used any more. */
  readonly unused: readonly string[];
  /** Whether public data changed. */
  readonly publicDataChanged: boolean;
}

interface ChangeHooks {
  /** Returns the pictures to store, given the current ones, or throws. */
  readonly choosePictures: (current: ProfilePictures) => ProfilePictures;
  /** Called before public data changes; throws if that is refused. */
  readonly assertAllowed: () => Promise<void>;
  /** Files uploaded with the change. */
  readonly newUploads: readonly StoredUpload[];
}

export const profilesRepository = (
  db: Db,
  publicData: Pick<PublicData, 'change'>,
  quotas: QuotaChecks,
) => {
  /** `scope` is null for a buyer, who has no public data. */
  const updateProfile = async (
    tx: DbOrTx,
    id: string,
    change: ProfileChange,
    { choosePictures, assertAllowed, newUploads }: ChangeHooks,
    scope: PublicDataScope | null,
  ): Promise<Omit<ProfileChangeOutcome, 'publicDataChanged'> | null> => {
    // The write comes before the read, so that of two concurrent changes the second sees the result of the first.
    const user = await tx
      .updateTable('users')
      .set({ updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    const currentTexts = await tx
      .selectFrom('user_texts')
      .selectAll()
      .where('user_id', '=', id)
      .where('lang', '=', user?.language ?? '')
      .executeTakeFirst();
    if (!user || !currentTexts) return null;
    const before = picturesOf(user);
    const after = choosePictures(before);
    const columns = columnsOf(user, change, after);
    const texts = mergeTexts(currentTexts, change);
    const textsChanged = TEXT_COLUMNS.some((name) => texts[name] !== currentTexts[name]);
    if (scope && (textsChanged || PUBLIC_COLUMNS.some((name) => columns[name] !== user[name]))) {
      await assertAllowed();
      // The search index of products contains their supplier's company name and city.
      await scope.addSupplier(id, textsChanged ? 'words' : 'profile');
    }
    await tx.updateTable('users').set(columns).where('id', '=', id).execute();
    if (textsChanged) await updateTexts(tx, id, currentTexts.lang, texts);
    if (textsChanged && scope) await addJobs(tx, 'company-texts', [id]);
    const keptPaths = new Set(pathsOf(after));
    const unused = pathsOf(before).filter((path) => !keptPaths.has(path));
    await releaseUploads(tx, unused);
    await quotas.claimUploads(tx, id, newUploads);
    return { unused };
  };

  return {
    /** Returns null if the account does not exist. */
    async readPictures(id: string): Promise<ProfilePictures | null> {
      const user = await db
        .selectFrom('users')
        .select(['avatar', 'business_license', 'certifications'])
        .where('id', '=', id)
        .executeTakeFirst();
      return user ? picturesOf(user) : null;
    },

    /** Returns null if the account does not exist. */
    async update(
      { id, role }: Pick<User, 'id' | 'role'>,
      change: ProfileChange,
      hooks: ChangeHooks,
    ): Promise<ProfileChangeOutcome | null> {
      const { result, catalogChanged } =
        role === 'supplier'
          ? await publicData.change((tx, scope) => updateProfile(tx, id, change, hooks, scope))
          : {
              result: await inTransaction(db, (tx) => updateProfile(tx, id, change, hooks, null)),
              catalogChanged: false,
            };
      return result && { ...result, publicDataChanged: catalogChanged };
    },
  };
};
