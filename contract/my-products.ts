// A supplier's own products: the list with every status, and creating, changing and deleting one.
import * as z from 'zod/mini';
import { idParam } from './body.ts';
import { endpoint } from './endpoint.ts';
import { MAX_SEARCH, PRODUCT_STATUSES } from './limits.ts';
import { changeListing, createListing } from './listing.ts';
import { readListingChange, readMyProducts } from './my-product-reader.ts';
import { pagination, productWire } from './products.ts';
import { given, paging, says, word } from './query.ts';
import { acknowledgement, readAcknowledgement } from './reply.ts';

/** In the words the supplier wrote, never a translation: this is what the edit form is filled with. */
export const myProductWire = z.object({
  ...productWire.shape,
  /** What the reviewer asks to have changed; null unless rejected. */
  rejectionReason: z.nullable(z.string()),
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
  reply: z.object({ success: z.literal(true), products: z.array(myProductWire), pagination }),
  read: readMyProducts,
  errors: ['unauthorized', 'forbidden', 'validation'],
});

export const createProduct = endpoint({
  method: 'POST',
  path: '/products/create-new',
  summary: 'Adds a product; it is reviewed before it goes live, or kept as a draft',
  access: 'supplier',
  body: createListing,
  bodyType: 'multipart',
  reply: changedListing,
  read: readListingChange,
  errors: ['unauthorized', 'createSuppliersOnly', 'validation', 'tooLarge', 'unsupportedType'],
});

export const updateProduct = endpoint({
  method: 'PUT',
  path: '/products/:id',
  summary: 'Changes a product of its own supplier',
  access: 'supplier',
  params: idParam,
  body: changeListing,
  bodyType: 'multipart',
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
