// Queries of a profile: its columns, and its texts in the owner's language.
import type { Selectable, Updateable } from 'kysely';
import type { Lang } from '../../../contract/lang.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import type { UsersTable, UserTextsTable } from '../../platform/db/tables.ts';
import { nameKey } from '../../platform/text/name-key.ts';
import { companySearchWords } from './company-search-words.ts';

export type ProfileRow = Selectable<UsersTable>;
/** Texts in the owner's language. */
export type ProfileTexts = Pick<
  Selectable<UserTextsTable>,
  'name' | 'company_name' | 'trade_name' | 'description' | 'city' | 'province'
>;

/** Paths of the account's pictures. */
export interface ProfilePictures {
  readonly avatar: string | null;
  readonly businessLicense: string | null;
  readonly certifications: readonly string[];
  readonly factoryPictures: readonly string[];
}

export const PICTURE_COLUMNS = [
  'avatar',
  'business_license',
  'certifications',
  'factory_pictures',
] as const;

export const picturesOf = (
  user: Pick<ProfileRow, (typeof PICTURE_COLUMNS)[number]>,
): ProfilePictures => ({
  avatar: user.avatar,
  businessLicense: user.business_license,
  certifications: JSON.parse(user.certifications) as string[],
  factoryPictures: JSON.parse(user.factory_pictures) as string[],
});

export const pathsOf = (pictures: ProfilePictures): string[] => {
  const { avatar, businessLicense, certifications, factoryPictures } = pictures;
  return [avatar, businessLicense, ...certifications, ...factoryPictures].filter(
    (path) => path !== null,
  );
};

/** null where the account does not exist. */
export async function readPictures(db: DbOrTx, id: string): Promise<ProfilePictures | null> {
  const user = await db
    .selectFrom('users')
    .select(PICTURE_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return user ? picturesOf(user) : null;
}

/** Locks the account, and returns its row and its own texts; null where it is deleted. */
export async function lockProfile(tx: DbOrTx, id: string) {
  // The write comes before the read, so that of two concurrent changes the second sees the result of the first.
  const user = await tx
    .updateTable('users')
    .set({ updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  const texts = await tx
    .selectFrom('user_texts')
    .selectAll()
    .where('user_id', '=', id)
    .where('lang', '=', user?.language ?? '')
    .executeTakeFirst();
  return user && texts ? { user, texts } : null;
}

export async function updateProfileColumns(
  tx: DbOrTx,
  id: string,
  columns: Updateable<UsersTable>,
): Promise<void> {
  await tx.updateTable('users').set(columns).where('id', '=', id).execute();
}

/** Writes the account's own texts and deletes the stored translations of the old ones. */
export async function updateProfileTexts(
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
