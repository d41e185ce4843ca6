// Endpoints for a supplier's own products: list in all statuses, create, update, delete, bulk changes.
import * as z from 'zod/mini';
import { id, idParam } from '../body.ts';
import { productDto } from '../catalog/products.ts';
import { endpoint } from '../endpoint.ts';
import {
  IMAGES_PER_PRODUCT,
  MAX_IMAGE_BYTES,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  MAX_VIDEO_BYTES,
  PRODUCT_STATUSES,
} from '../limits.ts';
import { pagination } from '../pagination.ts';
import { fieldError, optionalParam, paginationParams, textParam } from '../query.ts';
import { acknowledgement } from '../reply.ts';
import {
  readBulkChange,
  readMyProduct,
  readMyProducts,
  readProductChange,
} from './my-product-reader.ts';
import { createProductBody, updateProductBody } from './product-form.ts';

/** Always the supplier's original text, never a translation: the edit form is filled with it. */
export const myProductDto = z.object({
  ...productDto.shape,
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
export type MyProductDto = z.output<typeof myProductDto>;

export const myProductQuery = z.object({
  search: optionalParam(textParam(MAX_SEARCH_LENGTH, 'searchTooLong')),
  status: optionalParam(z.enum(PRODUCT_STATUSES, fieldError('productStatus'))),
  ...paginationParams,
});

const productChangeReply = z.object({
  success: z.literal(true),
  message: z.string(),
  data: myProductDto,
});

export const listMyProducts = endpoint({
  method: 'GET',
  path: '/products/my/products',
  summary: "The supplier's own products in any status, newest first",
  access: 'supplier',
  query: myProductQuery,
  reply: z.object({
    success: z.literal(true),
    products: z.array(myProductDto),
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
  summary: 'One product of the supplier, with the fields of the edit form',
  access: 'supplier',
  params: idParam,
  reply: z.object({ success: z.literal(true), data: myProductDto }),
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
      .array(id, fieldError('invalid'))
      .check(
        z.minLength(1, fieldError('required')),
        z.maxLength(MAX_PAGE_SIZE, fieldError('tooManyEntries')),
      ),
    action: z.enum(['activate', 'deactivate', 'delete'], fieldError('invalid')),
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
const MAX_PRODUCT_BODY_BYTES = 352 * 1024;
const MAX_PRODUCT_FILE_BYTES = IMAGES_PER_PRODUCT * MAX_IMAGE_BYTES + MAX_VIDEO_BYTES;

export const createProduct = endpoint({
  method: 'POST',
  path: '/products/create-new',
  summary: 'Creates a product, which is submitted for review or saved as a draft',
  access: 'supplier',
  body: createProductBody,
  bodyType: 'multipart',
  bodyBytes: MAX_PRODUCT_BODY_BYTES,
  fileBytes: MAX_PRODUCT_FILE_BYTES,
  reply: productChangeReply,
  read: readProductChange,
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
  summary: 'Updates a product of the supplier',
  access: 'supplier',
  params: idParam,
  body: updateProductBody,
  bodyType: 'multipart',
  bodyBytes: MAX_PRODUCT_BODY_BYTES,
  fileBytes: MAX_PRODUCT_FILE_BYTES,
  reply: productChangeReply,
  read: readProductChange,
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
  summary: 'Deletes a product of the supplier',
  access: 'supplier',
  params: idParam,
  reply: acknowledgement,
  errors: ['unauthorized', 'editSuppliersOnly', 'productNotFound'],
});
