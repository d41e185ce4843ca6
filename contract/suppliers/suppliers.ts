// Endpoints for the supplier directory and the public supplier profiles.
import * as z from 'zod/mini';
import { idParam } from '../body.ts';
import { product } from '../catalog/product.ts';
import { readProduct, sentProduct, writeProduct } from '../dialect/product.ts';
import {
  readSupplier,
  sentProfile,
  sentSupplier,
  writeProfile,
  writeSupplier,
} from '../dialect/supplier.ts';
import { dialect, endpoint } from '../endpoint.ts';
import { ApiError } from '../errors.ts';
import { pagination } from '../pagination.ts';
import { fields, firstPresent, list, nullableText, recordOf } from '../read.ts';
import { readRows } from '../reply.ts';
import { supplier, supplierProfile, supplierStats } from './supplier.ts';
import { supplierQuery } from './supplier-query.ts';

const listReply = fields({
  suppliers: list(supplier, 10_000),
  pagination,
  /** Over the whole directory, independent of the filters. */
  stats: supplierStats,
});

const profileReply = fields({
  profile: supplierProfile,
  products: list(product, 10_000),
  pagination,
});

export const listSuppliers = endpoint({
  method: 'GET',
  path: '/auth/suppliers',
  summary: 'The supplier directory, filtered and sorted, with its totals',
  access: 'anyone',
  query: supplierQuery,
  reply: listReply,
  dialect: dialect<z.output<typeof listReply>>({
    read: (body) => ({
      ...recordOf(body),
      suppliers: readRows(body, readSupplier, 'data', 'suppliers'),
    }),
    write: ({ suppliers, ...rest }) => ({ ...rest, data: suppliers.map(writeSupplier) }),
    schema: fields({ data: list(sentSupplier), pagination, stats: supplierStats }),
  }),
  errors: ['validation'],
});

export const getSupplier = endpoint({
  method: 'GET',
  path: '/auth/suppliers/:id',
  summary: 'A public supplier profile and its active products',
  access: 'anyone',
  params: idParam,
  query: z.object({ page: supplierQuery.shape.page, limit: supplierQuery.shape.limit }),
  reply: profileReply,
  dialect: dialect<z.output<typeof profileReply>>({
    read: (body) => {
      const reply = recordOf(body);
      const profile = readSupplier(firstPresent(reply, 'profile', 'data'));
      if (profile) {
        const products = z.parse(list(z.unknown(), 10_000), reply.products).map(readProduct);
        return { ...reply, profile, products };
      }
      const sent = z.parse(nullableText(500), firstPresent(reply, 'error', 'message'));
      throw new ApiError('supplierNotFound', 404, sent ?? 'Supplier not found');
    },
    write: ({ profile, products, ...rest }) => ({
      ...rest,
      profile: writeProfile(profile),
      products: products.map(writeProduct),
    }),
    schema: fields({ profile: sentProfile, products: list(sentProduct), pagination }),
  }),
  errors: ['supplierNotFound', 'validation'],
});
