// Parsers of suppliers, for all documented variants: address as object or JSON string, `_id` or `id`, array or object.
import * as z from 'zod/mini';
import { type Pagination, readPagination } from '../catalog/product-page-reader.ts';
import { type Product, productRow } from '../catalog/product-reader.ts';
import { ApiError } from '../errors.ts';
import {
  count,
  fields,
  flag,
  list,
  maybeNumber,
  maybeText,
  maybeTime,
  pick,
  record,
  text,
  texts,
} from '../read.ts';
import { rowsOf } from '../reply.ts';

export interface Supplier {
  readonly id: string;
  readonly companyName: string;
  readonly name: string;
  readonly businessType: string | null;
  readonly description: string;
  /** An http(s) URL; anything else becomes null. */
  readonly website: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly country: string | null;
  readonly avatar: string | null;
  readonly isVerified: boolean;
  readonly level: string | null;
  readonly productCount: number;
  readonly categories: readonly string[];
  readonly establishedYear: number | null;
  readonly createdAt: string | null;
}

export interface SupplierProfile extends Supplier {
  readonly email: string | null;
  readonly phone: string | null;
  readonly certifications: readonly string[];
  readonly businessLicense: string | null;
  /** The language of the company's own text, and that text if the fields above are a machine translation. */
  readonly originalLanguage: string | null;
  readonly original: { readonly companyName: string; readonly description: string } | null;
}

export interface SupplierStats {
  readonly suppliers: number;
  readonly products: number;
  readonly countries: number;
  readonly verifiedPercent: number;
}

export interface SupplierPage {
  readonly suppliers: readonly Supplier[];
  readonly pagination: Pagination | null;
  readonly stats: SupplierStats | null;
}

const supplierFields = fields({
  _id: maybeText(64),
  id: maybeText(64),
  companyName: text(300),
  company_name: text(300),
  name: text(300),
  businessType: maybeText(100),
  description: text(),
  website: maybeText(500),
  address: fields({
    city: maybeText(200),
    state: maybeText(200),
    province: maybeText(200),
    country: maybeText(200),
  }),
  city: maybeText(200),
  province: maybeText(200),
  country: maybeText(200),
  avatar: maybeText(2_000),
  profile_image_url: maybeText(2_000),
  isVerified: flag,
  is_verified: flag,
  verificationLevel: maybeText(20),
  product_count: count,
  categories: texts,
  establishedYear: maybeNumber,
  createdAt: maybeTime,
  email: maybeText(300),
  phone: maybeText(60),
  certifications: texts,
  businessLicense: maybeText(2_000),
  originalLanguage: maybeText(20),
  original: fields({ companyName: text(300), description: text() }),
});

const profileRow = z.pipe(
  supplierFields.check(z.refine((read) => (read._id ?? read.id) !== null)),
  z.transform(
    (read): SupplierProfile => ({
      id: read._id ?? read.id ?? '',
      companyName: read.companyName || read.company_name || read.name,
      name: read.name,
      businessType: read.businessType,
      description: read.description,
      website: read.website !== null && /^https?:\/\//i.test(read.website) ? read.website : null,
      city: read.city ?? read.address.city,
      province: read.province ?? read.address.province ?? read.address.state,
      country: read.country ?? read.address.country,
      avatar: read.avatar ?? read.profile_image_url,
      isVerified: read.isVerified || read.is_verified,
      level: read.verificationLevel,
      productCount: read.product_count,
      categories: read.categories,
      establishedYear: read.establishedYear,
      createdAt: read.createdAt,
      email: read.email,
      phone: read.phone,
      certifications: read.certifications,
      businessLicense: read.businessLicense,
      originalLanguage: read.originalLanguage,
      original: Object.values(read.original).join('') === '' ? null : read.original,
    }),
  ),
);

const statsFields = fields({
  suppliers: maybeNumber,
  products: count,
  countries: count,
  verifiedPercent: count,
});

const readStats = (value: unknown): SupplierStats | null => {
  const read = z.parse(statsFields, value);
  return read.suppliers === null ? null : { ...read, suppliers: Math.max(0, read.suppliers) };
};

export const readSupplierPage = (body: unknown): SupplierPage => {
  const whole = z.parse(record, body);
  return {
    suppliers: z.parse(list(profileRow, 10_000), rowsOf(body, 'data', 'suppliers')),
    pagination: readPagination(whole.pagination),
    stats: readStats(whole.stats),
  };
};

export const readSupplierProfile = (
  body: unknown,
): { profile: SupplierProfile; products: readonly Product[]; pagination: Pagination | null } => {
  const whole = z.parse(record, body);
  const read = z.safeParse(profileRow, pick(whole, 'profile', 'data'));
  if (!read.success) {
    const said = z.parse(maybeText(500), pick(whole, 'error', 'message'));
    throw new ApiError('supplierNotFound', 404, said ?? 'Supplier not found');
  }
  return {
    profile: read.data,
    products: z.parse(list(productRow, 10_000), whole.products),
    pagination: readPagination(whole.pagination),
  };
};
