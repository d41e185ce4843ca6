// Endpoints for a supplier's own products: list in all statuses, create, update, delete, bulk changes.
import * as z from 'zod/mini';
import { id, idParam } from '../body.ts';
import {
  PRODUCT_SENT_AS,
  readMyProduct,
  sentMyProduct,
  writeMyProduct,
} from '../dialect/product.ts';
import { dialect, endpoint } from '../endpoint.ts';
import {
  IMAGES_PER_PRODUCT,
  MAX_IMAGE_BYTES,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  MAX_VIDEO_BYTES,
  PRODUCT_STATUSES,
} from '../limits.ts';
import { pagination, readPagination, statusCounts } from '../pagination.ts';
import { fieldError, optionalParam, paginationParams, textParam } from '../query.ts';
import { count, fields, list, message, orNull, recordOf, texts } from '../read.ts';
import { acknowledgement, readOne, readRows, successReply } from '../reply.ts';
import { type MyProduct, myProduct } from './my-product.ts';
import { createProductBody, updateProductBody } from './product-form.ts';

export const MY_PRODUCT_SORTS = [
  'newest',
  'name',
  'price',
  'views',
  'inquiries',
  'changed',
] as const;

export const myProductQuery = z.object({
  search: optionalParam(textParam(MAX_SEARCH_LENGTH, 'searchTooLong')),
  status: optionalParam(z.enum(PRODUCT_STATUSES, fieldError('productStatus'))),
  sort: optionalParam(z.enum(MY_PRODUCT_SORTS, fieldError('sort'))),
  order: optionalParam(z.enum(['asc', 'desc'], fieldError('sort'))),
  ...paginationParams,
});

const productPage = fields({
  products: list(myProduct, 10_000),
  pagination,
  /** Over all of the supplier's products, independent of the query. */
  counts: statusCounts,
});

const sentCounts = fields({
  active: count,
  pending: count,
  draft: count,
  rejected: count,
  inactive: count,
});

/** `product` is null if the backend only confirms success: then the list must be loaded again. */
const productChange = fields({ product: orNull(myProduct), message });

const changeDialect = dialect<z.output<typeof productChange>>({
  read: (body) => {
    const reply = successReply(body);
    return { ...reply, product: readMyProduct(readOne(body)) ?? readMyProduct(reply) };
  },
  write: ({ product, ...rest }) => ({ ...rest, data: product && writeMyProduct(product) }),
  schema: fields({ message, data: sentMyProduct }),
});

export const listMyProducts = endpoint({
  method: 'GET',
  path: '/products/my/products',
  summary: "The supplier's own products in any status, newest first by default",
  access: 'supplier',
  query: myProductQuery,
  reply: productPage,
  dialect: dialect<z.output<typeof productPage>>({
    read: (body) => {
      const reply = recordOf(body);
      return {
        ...reply,
        products: readRows(body, readMyProduct, 'products', 'data'),
        pagination: readPagination(reply.pagination) ?? recordOf(reply.data).pagination,
      };
    },
    write: ({ products, ...rest }) => ({ ...rest, products: products.map(writeMyProduct) }),
    schema: fields({ products: list(sentMyProduct), pagination, counts: sentCounts }),
  }),
  errors: ['unauthorized', 'forbidden', 'validation'],
});

export const getMyProduct = endpoint({
  method: 'GET',
  path: '/products/my/products/:id',
  summary: 'One product of the supplier, with the fields of the edit form',
  access: 'supplier',
  params: idParam,
  reply: myProduct,
  dialect: dialect<MyProduct>({
    read: (body) => readMyProduct(readOne(body)),
    write: (product) => ({ data: writeMyProduct(product) }),
    schema: fields({ data: sentMyProduct }),
  }),
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
  reply: fields({
    message,
    changed: texts,
    /** Ids of products that belong to another supplier, do not exist, or have a status that does not allow the action. */
    unchanged: texts,
  }),
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
  sentAs: PRODUCT_SENT_AS,
  bodyType: 'multipart',
  bodyBytes: MAX_PRODUCT_BODY_BYTES,
  fileBytes: MAX_PRODUCT_FILE_BYTES,
  reply: productChange,
  dialect: changeDialect,
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
  sentAs: PRODUCT_SENT_AS,
  bodyType: 'multipart',
  bodyBytes: MAX_PRODUCT_BODY_BYTES,
  fileBytes: MAX_PRODUCT_FILE_BYTES,
  reply: productChange,
  dialect: changeDialect,
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
