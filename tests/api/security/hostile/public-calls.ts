// Valid requests of the calls that visitors may make.
import { type Call, call, onObject, paged, sample } from './call.ts';

export const PUBLIC_CALLS: Readonly<Record<string, Call>> = {
  'GET /health': call('visitor'),
  'GET /ready': call('visitor'),
  'GET /addresses': call('visitor', () => ({ query: { kind: 'products', page: '1' } })),
  'POST /translate': call('visitor', ({ uniqueNumber }) => ({
    body: { text: `lathe ${uniqueNumber % 50}`, targetLang: 'zh-Hans' },
  })),
  ...sample('visitor', 'POST /translate/batch'),
  'GET /products': call('visitor', ({ uniqueNumber }) => ({
    query: {
      search: 'mill',
      minPrice: String(uniqueNumber % 90),
      page: '1',
      limit: '5',
      sort: 'price',
    },
  })),
  'GET /products/:id': onObject('visitor', (things) => things.productId),
  'GET /products/categories': call('visitor'),
  'GET /products/machine-types': call('visitor', () => ({
    query: { subcategory: 'metals-mining' },
  })),
  'GET /search/suggestions': call('visitor', () => ({ query: { q: 'lathe' } })),
  'GET /auth/suppliers': paged('visitor'),
  'GET /auth/suppliers/:id': call('visitor', ({ market }) => ({
    params: { id: market.users.supplier.id },
  })),
  'GET /products/:id/reviews': onObject('visitor', (things) => things.productId),
  'GET /auth/suppliers/:id/reviews': call('visitor', ({ market }) => ({
    params: { id: market.users.supplier.id },
  })),
  ...sample('visitor', 'POST /contact'),
  ...sample('visitor', 'POST /landed-cost'),
  'GET /rules': call('visitor', () => ({ query: { kind: 'tariff', hsCode: '8458.11' } })),
  ...sample('visitor', 'POST /products/:id/reports'),
  'GET /auth/suppliers/:id/evidence/:document': {
    ...call('visitor', ({ market }) => ({
      params: { id: market.users.supplier.id, document: 'nothing' },
    })),
    reachedStatus: 404,
  },
};
