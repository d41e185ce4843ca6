// Serialization of a product as card or detail, from its row and texts and those of its supplier.
import type { Selectable } from 'kysely';
import type { ProductCardWire, ProductWire } from '../../contract/catalog/products.ts';
import type { Lang } from '../../contract/lang.ts';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy-languages.ts';
import type { CategoryId, SubcategoryId } from '../../contract/taxonomy-texts.ts';
import type { ProductsTable, UsersTable } from '../platform/db/tables.ts';
import type { Company, Words } from '../translation/text-queries.ts';

export type Listing = Selectable<ProductsTable>;
export type Supplier = Pick<
  Selectable<UsersTable>,
  'id' | 'language' | 'country' | 'is_verified' | 'verification_level'
>;
export const SUPPLIER = [
  'id',
  'language',
  'country',
  'is_verified',
  'verification_level',
] as const satisfies readonly (keyof Supplier)[];

const parsed = <Value>(json: string): Value => JSON.parse(json) as Value;

/** Serializes a product without its long texts. Category names are in `lang`. */
export function productCardOf(
  row: Listing,
  words: Words,
  supplier: Supplier,
  company: Company,
  lang: Lang,
): ProductCardWire {
  const certifications = parsed<string[]>(row.certifications);
  const names = TAXONOMY_TEXTS[lang];
  const category = names.category[row.category as CategoryId] ?? row.category;
  const price = row.price_cents === null ? null : row.price_cents / 100;
  return {
    _id: row.id,
    id: row.id,
    title: words.title,
    name: words.name,
    category,
    subcategory: names.subcategory[row.subcategory as SubcategoryId] ?? row.subcategory,
    categoryId: row.category,
    subcategoryId: row.subcategory,
    categories: [category],
    sort_description: words.short,
    images: parsed<string[]>(row.images),
    video: row.video,
    priceRange: price,
    price_range: price,
    minOrderQuantity: row.min_order_quantity,
    stock: words.stock,
    countryOfOrigin: row.country_of_origin,
    certification_standards: certifications,
    certifications: certifications.join(', '),
    tags: parsed<string[]>(words.tags),
    status: row.status,
    rating: { average: row.rating_average, count: row.rating_count },
    views: row.views,
    inquiries: row.inquiries,
    createdAt: row.created_at,
    originalLanguage: row.language,
    language: words.lang,
    supplier: {
      _id: supplier.id,
      companyName: company.company_name,
      name: company.name,
      isVerified: supplier.is_verified === 1,
      verificationLevel: supplier.verification_level,
      address: { city: company.city, country: supplier.country ?? '' },
    },
    profiles: { id: supplier.id },
    supplierId: supplier.id,
  };
}

const longTextsOf = ({ description, specifications }: Words) => ({
  description,
  specifications: parsed<Record<string, string>>(specifications),
});

/** Serializes a product with its long texts. `own` is the supplier's original where `words` is a machine translation. */
export const productDetailOf = (
  card: ProductCardWire,
  words: Words,
  own: Words | null,
): ProductWire => ({
  ...card,
  ...longTextsOf(words),
  original: own && {
    name: own.name,
    title: own.title,
    sort_description: own.short,
    tags: parsed<string[]>(own.tags),
    ...longTextsOf(own),
  },
});
