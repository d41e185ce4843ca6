// Endpoints for the supplier directory and the public supplier profiles.
import * as z from 'zod/mini';
import { idParam } from '../body.ts';
import { productDto } from '../catalog/products.ts';
import { endpoint } from '../endpoint.ts';
import { pagination } from '../pagination.ts';
import { supplierQuery } from './supplier-query.ts';
import { readSupplierPage, readSupplierProfile } from './supplier-reader.ts';

const address = z.object({ city: z.string(), state: z.string(), country: z.string() });

export const supplierCardDto = z.object({
  _id: z.string(),
  id: z.string(),
  companyName: z.string(),
  name: z.string(),
  businessType: z.string(),
  description: z.string(),
  website: z.nullable(z.string()),
  address,
  city: z.string(),
  province: z.string(),
  country: z.string(),
  avatar: z.nullable(z.string()),
  isVerified: z.boolean(),
  verificationLevel: z.nullable(z.string()),
  product_count: z.number(),
  /** Categories of its products, the one with the most products first. */
  categories: z.array(z.string()),
  establishedYear: z.nullable(z.number()),
  createdAt: z.string(),
  originalLanguage: z.string(),
  language: z.string(),
});
export type SupplierCardDto = z.output<typeof supplierCardDto>;

export const supplierProfileDto = z.object({
  ...supplierCardDto.shape,
  email: z.string(),
  phone: z.string(),
  certifications: z.array(z.string()),
  businessLicense: z.nullable(z.string()),
  /** The company's own text, if the fields above are a machine translation; else null. */
  original: z.nullable(z.object({ companyName: z.string(), description: z.string() })),
});

export type SupplierProfileDto = z.output<typeof supplierProfileDto>;

export const listSuppliers = endpoint({
  method: 'GET',
  path: '/auth/suppliers',
  summary: 'The supplier directory, filtered and sorted, with its totals',
  access: 'anyone',
  query: supplierQuery,
  reply: z.object({
    success: z.literal(true),
    data: z.array(supplierCardDto),
    pagination,
    /** Over the whole directory, independent of the filters. */
    stats: z.object({
      suppliers: z.number(),
      products: z.number(),
      countries: z.number(),
      verifiedPercent: z.number(),
    }),
  }),
  read: readSupplierPage,
  errors: ['validation'],
});

export const getSupplier = endpoint({
  method: 'GET',
  path: '/auth/suppliers/:id',
  summary: 'A public supplier profile and its active products',
  access: 'anyone',
  params: idParam,
  query: z.object({ page: supplierQuery.shape.page, limit: supplierQuery.shape.limit }),
  reply: z.object({
    success: z.literal(true),
    profile: supplierProfileDto,
    products: z.array(productDto),
    pagination,
  }),
  read: readSupplierProfile,
  errors: ['supplierNotFound', 'validation'],
});
