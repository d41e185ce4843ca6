// Serialization of a product from its row and texts and those of its supplier.

import type { Selectable } from 'kysely';
import type { CategoryReference, Product } from '../../contract/catalog/product.ts';
import type { Lang } from '../../contract/lang.ts';
import { toDollars } from '../../contract/money.ts';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy-languages.ts';
import type { CategoryId, SubcategoryId } from '../../contract/taxonomy-texts.ts';
import type { ProductsTable, UsersTable } from '../platform/db/tables.ts';
import type { CompanyTexts, ProductTexts } from '../platform/db/text-queries.ts';
import { plainValuesOf } from './plain-columns.ts';

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

/** Values of a resource: '' is stored where there is none. */
const orNull = (text: string | null): string | null => text || null;

const categoryOf = (id: string, label: string | undefined): CategoryReference | null =>
  id === '' ? null : { id: label === undefined ? null : id, label: label ?? id };

const longTextsOf = ({ description, specifications }: ProductTexts) => ({
  description,
  specifications: Object.entries(parseJson<Record<string, string>>(specifications)),
});

/** Category names are in `lang`. `original` is the supplier's own text where `texts` is a machine translation. */
export function serializeProduct(
  row: ProductRow,
  texts: ProductTexts,
  original: ProductTexts | null,
  supplier: ProductSupplierRow,
  company: CompanyTexts,
  lang: Lang,
): Product {
  const names = TAXONOMY_TEXTS[lang];
  return {
    id: row.id,
    name: texts.name,
    title: texts.title,
    ...longTextsOf(texts),
    tags: parseJson<string[]>(texts.tags),
    category: categoryOf(row.category, names.category[row.category as CategoryId]),
    subcategory: categoryOf(row.subcategory, names.subcategory[row.subcategory as SubcategoryId]),
    summary: orNull(texts.short),
    images: parseJson<string[]>(row.images),
    video: row.video,
    price: row.price_cents === null ? null : toDollars(row.price_cents),
    ...plainValuesOf(row),
    stock: texts.stock,
    countryOfOrigin: orNull(row.country_of_origin),
    certifications: parseJson<string[]>(row.certifications),
    status: row.status,
    rating: { average: row.rating_average, count: row.rating_count },
    views: row.views,
    inquiries: row.inquiries,
    createdAt: row.created_at,
    originalLanguage: row.language,
    language: texts.lang,
    supplier: {
      id: supplier.id,
      companyName: company.company_name,
      name: company.name,
      isVerified: supplier.is_verified === 1,
      level: supplier.verification_level,
      city: orNull(company.city),
      country: orNull(supplier.country),
    },
    original: original && {
      name: original.name,
      title: original.title,
      summary: original.short,
      tags: parseJson<string[]>(original.tags),
      ...longTextsOf(original),
    },
  };
}
