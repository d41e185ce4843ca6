// Serialization of a product from a row with its texts and those of its supplier.

import type { Selectable } from 'kysely';
import type { CategoryReference, Product } from '../../contract/catalog/product.ts';
import type { CheckedDocument } from '../../contract/evidence/checked-document.ts';
import type { Lang } from '../../contract/lang.ts';
import { toDollars } from '../../contract/money.ts';
import { initialsOf } from '../../contract/suppliers/initials.ts';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy/taxonomy-languages.ts';
import type { CategoryId, SubcategoryId } from '../../contract/taxonomy/taxonomy-texts.ts';
import type { ProductsTable, ProductTextsTable, UsersTable } from '../platform/db/tables.ts';
import { machineTypeOf, serializeAttributes } from './attributes/attribute-values.ts';
import { plainValuesOf } from './plain-columns.ts';

export type ProductRow = Selectable<ProductsTable>;
type ProductColumns = Pick<
  ProductRow,
  | 'id'
  | 'supplier_id'
  | 'language'
  | 'category'
  | 'subcategory'
  | 'machine_type'
  | 'price_cents'
  | 'min_order_quantity'
  | 'country_of_origin'
  | 'certifications'
  | 'images'
  | 'video'
  | 'status'
  | 'rating_average'
  | 'rating_count'
  | 'views'
  | 'inquiries'
  | 'created_at'
>;
type TextColumns = Pick<
  Selectable<ProductTextsTable>,
  'name' | 'title' | 'short' | 'tags' | 'description' | 'specifications'
>;
type SupplierColumns = Pick<
  Selectable<UsersTable>,
  'is_verified' | 'verification_level' | 'granted_on'
>;

/** A product with its texts in one language and those of its supplier. */
export interface ProductResourceRow extends ProductColumns, TextColumns, SupplierColumns {
  readonly stock: string | null;
  /** As in the column of its supplier; only read with the long texts. */
  readonly checked_documents?: string;
  /** Attribute values as "swing=400;control=fanuc"; null for none. */
  readonly attributes: string | null;
  readonly text_language: string;
  readonly supplier_country: string | null;
  readonly company_name: string;
  readonly contact_name: string;
  readonly trade_name: string;
  readonly city: string;
}

/** The supplier's own text, where the row's is a machine translation. */
export type OriginalTexts = TextColumns;

const parseJson = <Value>(json: string): Value => JSON.parse(json) as Value;

/** Values of a resource: '' is stored where there is none. */
const orNull = (text: string | null): string | null => text || null;

const categoryOf = (id: string, label: string | undefined): CategoryReference | null =>
  id === '' ? null : { id: label === undefined ? null : id, label: label ?? id };

const declarationsOf = (checkedDocuments: string): Product['declarations'] =>
  parseJson<CheckedDocument[]>(checkedDocuments)
    .filter(({ kind }) => kind === 'certificate')
    .map(({ title, checkedOn }) => ({ title, seenOn: checkedOn }));

const longTextsOf = ({ description, specifications }: TextColumns) => ({
  description,
  specifications: Object.entries(parseJson<Record<string, string>>(specifications)),
});

/** Category names are in `lang`. */
export function serializeProduct(
  row: ProductResourceRow,
  title: string,
  original: OriginalTexts | null,
  lang: Lang,
  whichAttributes: 'all' | 'key',
): Product {
  const names = TAXONOMY_TEXTS[lang];
  return {
    id: row.id,
    name: row.name,
    title,
    ...longTextsOf(row),
    tags: parseJson<string[]>(row.tags),
    category: categoryOf(row.category, names.category[row.category as CategoryId]),
    subcategory: categoryOf(row.subcategory, names.subcategory[row.subcategory as SubcategoryId]),
    machineType: machineTypeOf(row.machine_type, lang),
    attributes: serializeAttributes(row.machine_type, row.attributes, lang, whichAttributes),
    summary: orNull(row.short),
    images: parseJson<string[]>(row.images),
    video: row.video,
    price: row.price_cents === null ? null : toDollars(row.price_cents),
    ...plainValuesOf(row),
    stock: row.stock,
    countryOfOrigin: orNull(row.country_of_origin),
    certifications: parseJson<string[]>(row.certifications),
    declarations: declarationsOf(row.checked_documents ?? '[]'),
    status: row.status,
    rating: { average: row.rating_average, count: row.rating_count },
    views: row.views,
    inquiries: row.inquiries,
    createdAt: row.created_at,
    originalLanguage: row.language,
    language: row.text_language,
    supplier: {
      id: row.supplier_id,
      companyName: row.company_name,
      name: row.contact_name,
      initials: initialsOf(row.company_name || row.contact_name, row.trade_name),
      isVerified: row.is_verified === 1,
      level: row.verification_level,
      isUndocumented: row.is_verified === 1 && row.granted_on !== null,
      city: orNull(row.city),
      country: orNull(row.supplier_country),
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
