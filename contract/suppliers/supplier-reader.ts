// Parsers of suppliers, for all documented variants: address as object or JSON string, `_id` or `id`, array or object.
import * as z from 'zod/mini';
import { type Product, productRow } from '../catalog/product-reader.ts';
import { ApiError } from '../errors.ts';
import { type Pagination, readPagination } from '../pagination.ts';
import {
  count,
  fields,
  firstPresent,
  flag,
  list,
  nullableNumber,
  nullableText,
  nullableTime,
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
  _id: nullableText(64),
  id: nullableText(64),
  companyName: text(300),
  company_name: text(300),
  name: text(300),
  businessType: nullableText(100),
  description: text(),
  website: nullableText(500),
  address: fields({
    city: nullableText(200),
    state: nullableText(200),
    province: nullableText(200),
    country: nullableText(200),
  }),
  city: nullableText(200),
  province: nullableText(200),
  country: nullableText(200),
  avatar: nullableText(2_000),
  profile_image_url: nullableText(2_000),
  isVerified: flag,
  is_verified: flag,
  verificationLevel: nullableText(20),
  product_count: count,
  categories: texts,
  establishedYear: nullableNumber,
  createdAt: nullableTime,
  email: nullableText(300),
  phone: nullableText(60),
  certifications: texts,
  businessLicense: nullableText(2_000),
  originalLanguage: nullableText(20),
  original: fields({ companyName: text(300), description: text() }),
});

const profileRow = z.pipe(
  supplierFields.check(z.refine((parsed) => (parsed._id ?? parsed.id) !== null)),
  z.transform(
    (parsed): SupplierProfile => ({
      id: parsed._id ?? parsed.id ?? '',
      companyName: parsed.companyName || parsed.company_name || parsed.name,
      name: parsed.name,
      businessType: parsed.businessType,
      description: parsed.description,
      website:
        parsed.website !== null && /^https?:\/\//i.test(parsed.website) ? parsed.website : null,
      city: parsed.city ?? parsed.address.city,
      province: parsed.province ?? parsed.address.province ?? parsed.address.state,
      country: parsed.country ?? parsed.address.country,
      avatar: parsed.avatar ?? parsed.profile_image_url,
      isVerified: parsed.isVerified || parsed.is_verified,
      level: parsed.verificationLevel,
      productCount: parsed.product_count,
      categories: parsed.categories,
      establishedYear: parsed.establishedYear,
      createdAt: parsed.createdAt,
      email: parsed.email,
      phone: parsed.phone,
      certifications: parsed.certifications,
      businessLicense: parsed.businessLicense,
      originalLanguage: parsed.originalLanguage,
      original: Object.values(parsed.original).join('') === '' ? null : parsed.original,
    }),
  ),
);

const statsFields = fields({
  suppliers: nullableNumber,
  products: count,
  countries: count,
  verifiedPercent: count,
});

const readStats = (value: unknown): SupplierStats | null => {
  const parsed = z.parse(statsFields, value);
  return parsed.suppliers === null ? null : { ...parsed, suppliers: Math.max(0, parsed.suppliers) };
};

export const readSupplierPage = (body: unknown): SupplierPage => {
  const reply = z.parse(record, body);
  return {
    suppliers: z.parse(list(profileRow, 10_000), rowsOf(body, 'data', 'suppliers')),
    pagination: readPagination(reply.pagination),
    stats: readStats(reply.stats),
  };
};

export const readSupplierProfile = (
  body: unknown,
): { profile: SupplierProfile; products: readonly Product[]; pagination: Pagination | null } => {
  const reply = z.parse(record, body);
  const parsed = z.safeParse(profileRow, firstPresent(reply, 'profile', 'data'));
  if (!parsed.success) {
    const message = z.parse(nullableText(500), firstPresent(reply, 'error', 'message'));
    throw new ApiError('supplierNotFound', 404, message ?? 'Supplier not found');
  }
  return {
    profile: parsed.data,
    products: z.parse(list(productRow, 10_000), reply.products),
    pagination: readPagination(reply.pagination),
  };
};
