// Valid requests of the calls of suppliers' products, imports, reviews and evidence, favourites and saved searches.

import type { Part } from '../../../../tools/attack/payloads.ts';
import { SAMPLE_PRODUCT } from '../../../../tools/sample-calls.ts';
import { type Call, call, ofNoImport, onObject, paged, picture, sample } from './call.ts';

const TABLE: Part[] = [
  { name: 'file', filename: 'a.csv', type: 'text/csv', content: Buffer.from('Name\nLathe\n') },
];
const TEMPLATE = { machineType: 'cnc-lathe', format: 'csv' };
const EVIDENCE = {
  kind: 'certificate',
  title: 'ISO 9001:2015',
  number: 'EX-1',
  issuer: 'Example Register',
  issued: '2026-01-05',
  consent: 'true',
};
/** An empty archive. */
const ZIP: Part[] = [
  {
    name: 'file',
    filename: 'a.zip',
    type: 'application/zip',
    content: Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
  },
];

export const PRODUCT_CALLS: Readonly<Record<string, Call>> = {
  'GET /products/my/products': paged('supplier'),
  'GET /products/my/products/:id': onObject('supplier', (things) => things.productId),
  'POST /products/create-new': call('supplier', ({ uniqueNumber }) => ({
    body: { ...SAMPLE_PRODUCT, status: uniqueNumber % 2 ? 'draft' : 'pending' },
    files: uniqueNumber % 5 === 0 ? picture('images') : [],
  })),
  'PUT /products/:id': onObject('supplier', (things) => things.productId, { stock: 'In stock' }),
  'DELETE /products/:id': {
    ...onObject('supplier', (things) => things.waitingId),
    isRare: true,
  },
  'POST /products/my/bulk': {
    ...call('supplier', ({ objects, uniqueNumber }) => ({
      body: { ids: [objects.productId], action: uniqueNumber % 2 ? 'deactivate' : 'activate' },
    })),
    isRare: true,
  },
  'POST /products/my/prices': {
    ...call('supplier', ({ objects, uniqueNumber }) => ({
      body: { prices: [{ id: objects.productId, from: 100, to: 100 + (uniqueNumber % 2) }] },
    })),
    isRare: true,
  },
  'GET /products/imports/template': call('supplier', () => ({ query: TEMPLATE })),
  'GET /products/imports/template/link': call('supplier', () => ({ query: TEMPLATE })),
  'POST /products/imports': {
    ...call('supplier', () => ({ body: { machineType: 'cnc-lathe' }, files: TABLE })),
    isRare: true,
  },
  'PUT /products/imports/:id/columns': ofNoImport({ targets: ['name'] }),
  'POST /products/imports/:id/pictures': {
    ...call('supplier', () => ({ params: { id: 'nothing' }, files: ZIP })),
    reachedStatus: 404,
  },
  'POST /products/imports/:id/start': ofNoImport({ skipErrors: true }),
  'GET /favourites': call('buyer'),
  'PUT /favourites/:id': onObject('buyer', (things) => things.productId),
  'DELETE /favourites/:id': onObject('buyer', (things) => things.productId),
  'PUT /favourites/:id/seen': onObject('buyer', (things) => things.productId),
  ...sample('buyer', 'POST /favourites/merge'),
  'GET /favourites/products': call('visitor', ({ objects }) => ({
    query: { ids: objects.productId },
  })),
  // No order of the hostile market is delivered.
  'POST /reviews': {
    ...call('buyer', ({ objects, uniqueNumber }) => ({
      body: {
        orderId: objects.orderId,
        productId: objects.productId,
        rating: '4',
        text: 'Runs since the first day.',
      },
      files: uniqueNumber % 5 === 0 ? picture('photos') : [],
    })),
    reachedStatus: 409,
  },
  'POST /reviews/:id/reply': {
    ...onObject('supplier', () => 'nothing', { text: 'Thank you.' }),
    reachedStatus: 404,
  },
  'POST /reviews/:id/reports': {
    ...onObject('visitor', () => 'nothing', { reason: 'other' }),
    reachedStatus: 404,
  },
  'GET /evidence': call('supplier'),
  // Rare, because one account keeps only some documents.
  'POST /evidence': {
    ...call('supplier', () => ({ body: EVIDENCE, files: picture('file') })),
    isRare: true,
  },
  'PUT /evidence/:id': {
    ...call('supplier', () => ({ params: { id: 'nothing' }, body: EVIDENCE, files: [] })),
    reachedStatus: 404,
  },
  'DELETE /evidence/:id': onObject('supplier', () => 'nothing'),
  'PUT /evidence/:id/publication': {
    ...onObject('supplier', () => 'nothing', { published: true }),
    reachedStatus: 404,
  },
  'GET /saved-searches': call('buyer'),
  ...sample('buyer', 'POST /saved-searches'),
  'PUT /saved-searches/:id': {
    ...onObject('buyer', () => 'nothing', { name: 'Mills', alert: true }),
    reachedStatus: 404,
  },
  'DELETE /saved-searches/:id': onObject('buyer', () => 'nothing'),
  'POST /saved-searches/stop': {
    ...call('visitor', () => ({ query: { token: 'a'.repeat(43) } })),
    reachedStatus: 404,
  },
};
