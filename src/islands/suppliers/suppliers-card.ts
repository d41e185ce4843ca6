// Data of a supplier card, and only that: the directory embeds it for every row.
import type { Supplier } from '../../../contract/suppliers/supplier.ts';

export interface CardSupplier
  extends Pick<
    Supplier,
    | 'id'
    | 'initials'
    | 'businessType'
    | 'city'
    | 'province'
    | 'country'
    | 'avatar'
    | 'website'
    | 'isVerified'
    | 'level'
    | 'isUndocumented'
    | 'checkedNote'
    | 'productCount'
    | 'rating'
    | 'categories'
    | 'establishedYear'
    | 'answers'
  > {
  readonly company: string;
  /** Its main machine types. */
  readonly makes: readonly Pick<Supplier['mainTypes'][number], 'id' | 'name'>[];
  readonly marketCount: number;
  /** Path of its first factory picture. */
  readonly factory: string | null;
}

const IMAGE_URL = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;
const isWebPage = (url: string): boolean => /^https?:\/\//i.test(url) && !IMAGE_URL.test(url);

/** Some backends store the website in the avatar field (spec §2: Visit Website, from the avatar). */
export const avatarAndWebsite = ({
  avatar,
  website,
}: Pick<Supplier, 'avatar' | 'website'>): Pick<CardSupplier, 'avatar' | 'website'> =>
  avatar !== null && isWebPage(avatar)
    ? { avatar: null, website: website ?? avatar }
    : { avatar, website };

export const cardOf = (supplier: Supplier): CardSupplier => ({
  id: supplier.id,
  company: supplier.companyName || supplier.name,
  initials: supplier.initials,
  businessType: supplier.businessType,
  city: supplier.city,
  province: supplier.province,
  country: supplier.country,
  ...avatarAndWebsite(supplier),
  isVerified: supplier.isVerified,
  level: supplier.level,
  isUndocumented: supplier.isUndocumented,
  checkedNote: supplier.checkedNote,
  productCount: supplier.productCount,
  rating: supplier.rating,
  categories: supplier.categories.slice(0, 3),
  establishedYear: supplier.establishedYear,
  answers: supplier.answers,
  makes: supplier.mainTypes.map(({ id, name }) => ({ id, name })),
  marketCount: supplier.exportMarkets.length,
  factory: supplier.factoryPictures[0]?.path ?? null,
});
