// Serialization of a product from a row with its texts and those of its supplier.

import type { Selectable } from 'kysely';
import type { CategoryReference, Product } from '../../contract/catalog/product.ts';
import type { CheckedDocument } from '../../contract/evidence/checked-document.ts';
import type { Lang } from '../../contract/lang.ts';
import { toDollars } from '../../contract/money.ts';
import { initialsOf } from '../../contract/suppliers/initials.ts';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy/taxonomy-languages.ts';
import type { CategoryId, SubcategoryId } from '../../contract/taxonomy/taxonomy-texts.ts';
import type {
  ProductsTable,
  ProductTextsTable,
  UsersTable,
  UserTextsTable,
} from '../platform/db/tables.ts';
import { machineTypeOf, serializeAttributes } from './attributes/attribute-values.ts';
import { type PlainColumn, plainValuesOf } from './plain-columns.ts';

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
  | 'landed_low'
  | 'landed_high'
  | PlainColumn
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
  'name' | 'title' | 'summary' | 'stock' | 'tags' | 'description' | 'specifications'
>;
type Supplier = Selectable<UsersTable>;
type SupplierColumns = Pick<Supplier, 'is_verified' | 'verification_level' | 'granted_on'> &
  Partial<Pick<Supplier, 'checked_documents'>> &
  Pick<Selectable<UserTextsTable>, 'company_name' | 'trade_name' | 'city'>;

/** A product with its texts in one language and those of its supplier, whose `checked_documents` are only read with the long texts. */
export interface ProductResourceRow extends ProductColumns, TextColumns, SupplierColumns {
  /** Attribute values as "swing=400;control=fanuc"; null for none. */
  readonly attributes: string | null;
  readonly text_language: string;
  readonly supplier_country: string | null;
  readonly contact_name: string;
}

/** The supplier's own text, where the row's is a machine translation. */
export type OriginalTexts = Omit<TextColumns, 'stock'>;

const parseJson = <Value>(json: string): Value => JSON.parse(json) as Value;

/** Values of a resource: '' is stored where there is none. */
const orNull = (text: string | null): string | null => text || null;

const categoryOf = (id: string, label: string | undefined): CategoryReference | null =>
  id === '' ? null : { id: label === undefined ? null : id, label: label ?? id };

const declarationsOf = (checkedDocuments: string): Product['declarations'] =>
  parseJson<CheckedDocument[]>(checkedDocuments)
    .filter(({ kind }) => kind === 'certificate')
    .map(({ title, checkedOn }) => ({ title, seenOn: checkedOn }));

const longTextsOf = ({ description, specifications }: OriginalTexts) => ({
  description,
  specifications: Object.entries(parseJson<Record<string, string>>(specifications)),
});

const landedPriceOf = ({ landed_low: low, landed_high: high }: ProductColumns) =>
  low === null || high === null ? null : { low, high };

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
    summary: orNull(row.summary),
    images: parseJson<string[]>(row.images),
    video: row.video,
    price: row.price_cents === null ? null : toDollars(row.price_cents),
    landedPrice: landedPriceOf(row),
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
      summary: original.summary,
      tags: parseJson<string[]>(original.tags),
      ...longTextsOf(original),
    },
    terms: [],
  };
}
