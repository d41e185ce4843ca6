// Serialization of a product as card or detail, from its row and texts and those of its supplier.
import type { Selectable } from 'kysely';
import type { ProductCardDto, ProductDto } from '../../contract/catalog/products.ts';
import type { Lang } from '../../contract/lang.ts';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy-languages.ts';
import type { CategoryId, SubcategoryId } from '../../contract/taxonomy-texts.ts';
import type { ProductsTable, UsersTable } from '../platform/db/tables.ts';
import type { CompanyTexts, ProductTexts } from '../translation/text-queries.ts';

export type ProductRow = Selectable<ProductsTable>;
export type ProductSupplierRow = Pick<
  Selectable<UsersTable>,
  'id' | 'language' | 'country' | 'is_verified' | 'verification_level'
>;
export const PRODUCT_SUPPLIER_COLUMNS = [
  'id',
  'language',
  'country',
  'is_verified',
  'verification_level',
] as const satisfies readonly (keyof ProductSupplierRow)[];

const parseJson = <Value>(json: string): Value => JSON.parse(json) as Value;

/** Serializes a product without its long texts. Category names are in `lang`. */
export function serializeProductCard(
  row: ProductRow,
  texts: ProductTexts,
  supplier: ProductSupplierRow,
  company: CompanyTexts,
  lang: Lang,
): ProductCardDto {
  const certifications = parseJson<string[]>(row.certifications);
  const names = TAXONOMY_TEXTS[lang];
  const category = names.category[row.category as CategoryId] ?? row.category;
  const price = row.price_cents === null ? null : row.price_cents / 100;
  return {
    _id: row.id,
    id: row.id,
    title: texts.title,
    name: texts.name,
    category,
    subcategory: names.subcategory[row.subcategory as SubcategoryId] ?? row.subcategory,
    categoryId: row.category,
    subcategoryId: row.subcategory,
    categories: [category],
    sort_description: texts.short,
    images: parseJson<string[]>(row.images),
    video: row.video,
    priceRange: price,
    price_range: price,
    minOrderQuantity: row.min_order_quantity,
    stock: texts.stock,
    countryOfOrigin: row.country_of_origin,
    certification_standards: certifications,
    certifications: certifications.join(', '),
    tags: parseJson<string[]>(texts.tags),
    status: row.status,
    rating: { average: row.rating_average, count: row.rating_count },
    views: row.views,
    inquiries: row.inquiries,
    createdAt: row.created_at,
    originalLanguage: row.language,
    language: texts.lang,
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

const longTextsOf = ({ description, specifications }: ProductTexts) => ({
  description,
  specifications: parseJson<Record<string, string>>(specifications),
});

/** Serializes a product with its long texts. `original` is the supplier's own text where `texts` is a machine translation. */
export const serializeProduct = (
  card: ProductCardDto,
  texts: ProductTexts,
  original: ProductTexts | null,
): ProductDto => ({
  ...card,
  ...longTextsOf(texts),
  original: original && {
    name: original.name,
    title: original.title,
    sort_description: original.short,
    tags: parseJson<string[]>(original.tags),
    ...longTextsOf(original),
  },
});
