// Parser of products, for all documented variants: `_id` or `id`, array or object, `data` or `products`.
import * as z from 'zod/mini';
import {
  count,
  fields,
  flag,
  maybeNumber,
  maybeText,
  maybeTime,
  record,
  text,
  texts,
} from '../read.ts';
import { findCategory, findSubcategory } from '../taxonomy.ts';

/** A category or subcategory: our id if the name is known, and the name as it was sent. */
export interface Taxon {
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
  readonly category: Taxon | null;
  readonly subcategory: Taxon | null;
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
  readonly original: OriginalWords | null;
}

export interface OriginalWords {
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

const address = fields({ city: maybeText(200), country: maybeText(200) });

const supplierFields = fields({
  _id: maybeText(64),
  id: maybeText(64),
  companyName: text(300),
  name: text(300),
  isVerified: flag,
  verificationLevel: maybeText(20),
  address,
});

const productFields = fields({
  _id: maybeText(64),
  id: maybeText(64),
  title: text(500),
  name: text(500),
  category: maybeText(200),
  subcategory: maybeText(200),
  categories: texts,
  categoryId: maybeText(64),
  subcategoryId: maybeText(64),
  sort_description: maybeText(2_000),
  description: text(),
  images: texts,
  video: maybeText(2_000),
  priceRange: maybeNumber,
  price_range: maybeNumber,
  minOrderQuantity: maybeNumber,
  stock: maybeText(200),
  countryOfOrigin: maybeText(100),
  specifications,
  certification_standards: texts,
  certifications: texts,
  tags: texts,
  status: text(40),
  rating: fields({ average: maybeNumber, count }),
  views: count,
  inquiries: count,
  createdAt: maybeTime,
  originalLanguage: maybeText(20),
  language: maybeText(20),
  supplier: supplierFields,
  supplierId: maybeText(64),
  profiles: fields({ id: maybeText(64) }),
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

const taxon = (
  id: string | null,
  label: string | null,
  find: (spelling: string) => { readonly id: string } | undefined,
): Taxon | null => {
  const found = (id !== null ? find(id) : undefined) ?? (label !== null ? find(label) : undefined);
  const shown = label ?? id;
  return shown === null ? null : { id: found?.id ?? null, label: shown };
};

const readSupplier = (read: ProductFields): ProductSupplier | null => {
  const { supplier, supplierId, profiles } = read;
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
const originalOf = ({ original }: ProductFields): OriginalWords | null => {
  const { sort_description: summary, ...words } = original;
  return words.name === '' ? null : { ...words, summary };
};

const positive = (value: number | null): number | null =>
  value !== null && value >= 0 ? value : null;

const clean = (read: ProductFields, id: string): Product => ({
  id,
  title: read.title || read.name,
  name: read.name || read.title,
  category: taxon(read.categoryId, read.category ?? read.categories[0] ?? null, findCategory),
  subcategory: taxon(read.subcategoryId, read.subcategory, findSubcategory),
  summary: read.sort_description,
  description: read.description,
  images: read.images,
  video: read.video,
  price: positive(read.priceRange ?? read.price_range),
  minOrderQuantity: positive(read.minOrderQuantity),
  stock: read.stock,
  countryOfOrigin: read.countryOfOrigin,
  specifications: read.specifications,
  certifications: read.certification_standards.length
    ? read.certification_standards
    : read.certifications,
  tags: read.tags,
  status: read.status || 'active',
  rating: { average: Math.min(5, Math.max(0, read.rating.average ?? 0)), count: read.rating.count },
  views: read.views,
  inquiries: read.inquiries,
  createdAt: read.createdAt,
  originalLanguage: read.originalLanguage,
  language: read.language,
  supplier: readSupplier(read),
  original: originalOf(read),
});

/** One product; rejects rows without an id. */
export const productRow = z.pipe(
  productFields.check(z.refine((read) => (read._id ?? read.id) !== null)),
  z.transform((read) => clean(read, read._id ?? read.id ?? '')),
);
