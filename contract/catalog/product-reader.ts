// Parser of products, for all documented variants: `_id` or `id`, array or object, `data` or `products`.
import * as z from 'zod/mini';
import {
  count,
  fields,
  flag,
  nullableNumber,
  nullableText,
  nullableTime,
  record,
  text,
  texts,
} from '../read.ts';
import { findCategory, findSubcategory } from '../taxonomy.ts';

/** A category or subcategory: our id if the name is known, and the name as it was sent. */
export interface CategoryReference {
  readonly id: string | null;
  readonly label: string;
}

export interface ProductSupplier {
  readonly id: string | null;
  readonly companyName: string;
  readonly name: string;
  readonly isVerified: boolean;
  readonly level: string | null;
  readonly city: string | null;
  readonly country: string | null;
}

export interface Product {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly category: CategoryReference | null;
  readonly subcategory: CategoryReference | null;
  readonly summary: string | null;
  readonly description: string;
  /** Media paths under the /api base, or absolute URLs. */
  readonly images: readonly string[];
  readonly video: string | null;
  /** US dollars; null means the product is sold by quote. */
  readonly price: number | null;
  readonly minOrderQuantity: number | null;
  readonly stock: string | null;
  readonly countryOfOrigin: string | null;
  readonly specifications: readonly (readonly [label: string, value: string])[];
  readonly certifications: readonly string[];
  readonly tags: readonly string[];
  readonly status: string;
  readonly rating: { readonly average: number; readonly count: number };
  readonly views: number;
  readonly inquiries: number;
  readonly createdAt: string | null;
  /** The language of the supplier's text, and the language of the text in this object. */
  readonly originalLanguage: string | null;
  readonly language: string | null;
  readonly supplier: ProductSupplier | null;
  /** The supplier's own text, if the fields above are a machine translation. */
  readonly original: OriginalTexts | null;
}

export interface OriginalTexts {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly specifications: Product['specifications'];
  readonly tags: readonly string[];
}

/** Joins lists of plain values; other structures become JSON, and structures too deep for JSON become ''. */
const valueText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return value.slice(0, 100).join(', ');
  try {
    return JSON.stringify(value);
  } catch {
    return '';
  }
};

const specifications = z.pipe(
  record,
  z.transform((value) =>
    Object.entries(value)
      .slice(0, 200)
      .map(([label, each]) => [label.slice(0, 200), valueText(each).slice(0, 2_000)] as const)
      .filter(([label, each]) => label !== '' && each !== ''),
  ),
);

const address = fields({ city: nullableText(200), country: nullableText(200) });

const supplierFields = fields({
  _id: nullableText(64),
  id: nullableText(64),
  companyName: text(300),
  name: text(300),
  isVerified: flag,
  verificationLevel: nullableText(20),
  address,
});

const productFields = fields({
  _id: nullableText(64),
  id: nullableText(64),
  title: text(500),
  name: text(500),
  category: nullableText(200),
  subcategory: nullableText(200),
  categories: texts,
  categoryId: nullableText(64),
  subcategoryId: nullableText(64),
  sort_description: nullableText(2_000),
  description: text(),
  images: texts,
  video: nullableText(2_000),
  priceRange: nullableNumber,
  price_range: nullableNumber,
  minOrderQuantity: nullableNumber,
  stock: nullableText(200),
  countryOfOrigin: nullableText(100),
  specifications,
  certification_standards: texts,
  certifications: texts,
  tags: texts,
  status: text(40),
  rating: fields({ average: nullableNumber, count }),
  views: count,
  inquiries: count,
  createdAt: nullableTime,
  originalLanguage: nullableText(20),
  language: nullableText(20),
  supplier: supplierFields,
  supplierId: nullableText(64),
  profiles: fields({ id: nullableText(64) }),
  original: fields({
    name: text(500),
    title: text(500),
    sort_description: text(2_000),
    description: text(),
    specifications,
    tags: texts,
  }),
});

type ProductFields = z.output<typeof productFields>;

const categoryReference = (
  id: string | null,
  label: string | null,
  find: (spelling: string) => { readonly id: string } | undefined,
): CategoryReference | null => {
  const found = (id !== null ? find(id) : undefined) ?? (label !== null ? find(label) : undefined);
  const shown = label ?? id;
  return shown === null ? null : { id: found?.id ?? null, label: shown };
};

const readSupplier = (parsed: ProductFields): ProductSupplier | null => {
  const { supplier, supplierId, profiles } = parsed;
  const id = supplier._id ?? supplier.id ?? supplierId ?? profiles.id;
  if (id === null && supplier.companyName === '' && supplier.name === '') return null;
  return {
    id,
    companyName: supplier.companyName,
    name: supplier.name,
    isVerified: supplier.isVerified,
    level: supplier.verificationLevel,
    city: supplier.address.city,
    country: supplier.address.country,
  };
};

/** null if the backend sends no original text. */
const readOriginal = ({ original }: ProductFields): OriginalTexts | null => {
  const { sort_description: summary, ...otherTexts } = original;
  return otherTexts.name === '' ? null : { ...otherTexts, summary };
};

const nonNegative = (value: number | null): number | null =>
  value !== null && value >= 0 ? value : null;

const toProduct = (parsed: ProductFields, id: string): Product => ({
  id,
  title: parsed.title || parsed.name,
  name: parsed.name || parsed.title,
  category: categoryReference(
    parsed.categoryId,
    parsed.category ?? parsed.categories[0] ?? null,
    findCategory,
  ),
  subcategory: categoryReference(parsed.subcategoryId, parsed.subcategory, findSubcategory),
  summary: parsed.sort_description,
  description: parsed.description,
  images: parsed.images,
  video: parsed.video,
  price: nonNegative(parsed.priceRange ?? parsed.price_range),
  minOrderQuantity: nonNegative(parsed.minOrderQuantity),
  stock: parsed.stock,
  countryOfOrigin: parsed.countryOfOrigin,
  specifications: parsed.specifications,
  certifications: parsed.certification_standards.length
    ? parsed.certification_standards
    : parsed.certifications,
  tags: parsed.tags,
  status: parsed.status || 'active',
  rating: {
    average: Math.min(5, Math.max(0, parsed.rating.average ?? 0)),
    count: parsed.rating.count,
  },
  views: parsed.views,
  inquiries: parsed.inquiries,
  createdAt: parsed.createdAt,
  originalLanguage: parsed.originalLanguage,
  language: parsed.language,
  supplier: readSupplier(parsed),
  original: readOriginal(parsed),
});

/** One product; rejects rows without an id. */
export const productRow = z.pipe(
  productFields.check(z.refine((parsed) => (parsed._id ?? parsed.id) !== null)),
  z.transform((parsed) => toProduct(parsed, parsed._id ?? parsed.id ?? '')),
);
