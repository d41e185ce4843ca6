// Endpoints for a supplier's own products: list in all statuses, create, update, delete, bulk changes.
import * as z from 'zod/mini';
import { id, idParam } from '../body.ts';
import { pagination, productWire } from '../catalog/products.ts';
import { endpoint } from '../endpoint.ts';
import {
  IMAGE_BYTES,
  IMAGES_PER_PRODUCT,
  MAX_PAGE_SIZE,
  MAX_SEARCH,
  PRODUCT_STATUSES,
  VIDEO_BYTES,
} from '../limits.ts';
import { given, paging, says, word } from '../query.ts';
import { acknowledgement, readAcknowledgement } from '../reply.ts';
import { changeListing, createListing } from './listing.ts';
import {
  readBulkChange,
  readListingChange,
  readMyProduct,
  readMyProducts,
} from './my-product-reader.ts';

/** Always the supplier's original text, never a translation: the edit form is filled with it. */
export const myProductWire = z.object({
  ...productWire.shape,
  /** The reviewer's reason; null unless rejected. */
  rejectionReason: z.nullable(z.string()),
  /** Incremented by every change, and sent back with a save, so that a save cannot overwrite a version it has not seen. */
  revision: z.number(),
  updatedAt: z.string(),
  /** Time of submission, while the product waits for a review. */
  submittedAt: z.nullable(z.string()),
  /**
   * A change of an approved product: this resource has the changed fields, while buyers continue to see the approved
   * version. null if there is none.
   */
  change: z.nullable(
    z.object({
      status: z.enum(['draft', 'pending', 'rejected']),
      reason: z.nullable(z.string()),
      submittedAt: z.nullable(z.string()),
    }),
  ),
});
export type MyProductWire = z.output<typeof myProductWire>;

export const myProductQuery = z.object({
  search: given(word(MAX_SEARCH, 'searchTooLong')),
  status: given(z.enum(PRODUCT_STATUSES, says('productStatus'))),
  ...paging,
});

const changedListing = z.object({
  success: z.literal(true),
  message: z.string(),
  data: myProductWire,
});

export const listMyProducts = endpoint({
  method: 'GET',
  path: '/products/my/products',
  summary: "The supplier's own products, newest first, whatever their status",
  access: 'supplier',
  query: myProductQuery,
  reply: z.object({
    success: z.literal(true),
    products: z.array(myProductWire),
    pagination,
    /** Over all of the supplier's products, independent of the query. */
    counts: z.object({
      active: z.number(),
      pending: z.number(),
      draft: z.number(),
      rejected: z.number(),
      inactive: z.number(),
    }),
  }),
  read: readMyProducts,
  errors: ['unauthorized', 'forbidden', 'validation'],
});

export const getMyProduct = endpoint({
  method: 'GET',
  path: '/products/my/products/:id',
  summary: 'One product of the supplier as the form edits it',
  access: 'supplier',
  params: idParam,
  reply: z.object({ success: z.literal(true), data: myProductWire }),
  read: readMyProduct,
  errors: ['unauthorized', 'editSuppliersOnly', 'productNotFound'],
});

/** Applies the action to every product that allows it; `unchanged` has the ids of the others. */
export const changeMyProducts = endpoint({
  method: 'POST',
  path: '/products/my/bulk',
  summary: 'Deactivates, activates or deletes several products of the supplier',
  access: 'supplier',
  body: z.object({
    ids: z
      .array(id, says('invalid'))
      .check(z.minLength(1, says('required')), z.maxLength(MAX_PAGE_SIZE, says('tooManyEntries'))),
    action: z.enum(['activate', 'deactivate', 'delete'], says('invalid')),
  }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    changed: z.array(z.string()),
    /** Ids of products that belong to another supplier, do not exist, or have a status that does not allow the action. */
    unchanged: z.array(z.string()),
  }),
  read: readBulkChange,
  errors: ['unauthorized', 'editSuppliersOnly', 'validation', 'tooManyChanges'],
});

/** Most of it is for the specifications. */
const LISTING_BYTES = 352 * 1024;
const LISTING_FILE_BYTES = IMAGES_PER_PRODUCT * IMAGE_BYTES + VIDEO_BYTES;

export const createProduct = endpoint({
  method: 'POST',
  path: '/products/create-new',
  summary: 'Adds a product; it is reviewed before it goes live, or kept as a draft',
  access: 'supplier',
  body: createListing,
  bodyType: 'multipart',
  bodyBytes: LISTING_BYTES,
  fileBytes: LISTING_FILE_BYTES,
  reply: changedListing,
  read: readListingChange,
  errors: [
    'unauthorized',
    'createSuppliersOnly',
    'keyReused',
    'validation',
    'tooLarge',
    'unsupportedType',
  ],
});

export const updateProduct = endpoint({
  method: 'PUT',
  path: '/products/:id',
  summary: 'Changes a product of its own supplier',
  access: 'supplier',
  params: idParam,
  body: changeListing,
  bodyType: 'multipart',
  bodyBytes: LISTING_BYTES,
  fileBytes: LISTING_FILE_BYTES,
  reply: changedListing,
  read: readListingChange,
  errors: [
    'unauthorized',
    'editSuppliersOnly',
    'productNotFound',
    'validation',
    'conflict',
    'tooLarge',
    'unsupportedType',
    'tooManyChanges',
  ],
});

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/products/:id',
  summary: 'Deletes a product of its own supplier',
  access: 'supplier',
  params: idParam,
  reply: acknowledgement,
  read: readAcknowledgement,
  errors: ['unauthorized', 'editSuppliersOnly', 'productNotFound'],
});
