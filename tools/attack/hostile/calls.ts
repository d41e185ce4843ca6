// Valid requests of each contract call, from which hostile requests are derived.
import type { Endpoint } from '../../../contract/endpoint.ts';
import { pictureBytes } from '../../../tests/fixtures/files.ts';
import {
  SAMPLE_CALLS,
  SAMPLE_PASSWORD,
  SAMPLE_PRODUCT,
  type SampleObjects,
} from '../../sample-calls.ts';
import type { Part } from '../payloads.ts';
import type { HostileMarket, Role } from './market.ts';

export interface ValidRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** File parts of a form. */
  readonly files?: readonly Part[];
}

export interface Call {
  /** Role of the caller. */
  readonly role: Role;
  /** Expensive, or possible only once: sent unchanged less often. */
  readonly isRare?: true;
  /** Status that proves that the handler was reached if a valid request cannot succeed; 200 by default. */
  readonly reachedStatus?: number;
  validRequest(place: {
    readonly objects: SampleObjects;
    readonly market: HostileMarket;
    /** A number that was not used before. */
    readonly uniqueNumber: number;
  }): ValidRequest;
}

const PICTURE = await pictureBytes(24, 18);
const picture = (name: string): Part[] => [
  { name, filename: 'a.png', type: 'image/png', content: PICTURE },
];

const TABLE: Part[] = [
  { name: 'file', filename: 'a.csv', type: 'text/csv', content: Buffer.from('Name\nLathe\n') },
];
/** An empty archive. */
const ZIP: Part[] = [
  {
    name: 'file',
    filename: 'a.zip',
    type: 'application/zip',
    content: Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
  },
];

const call = (role: Role, validRequest: Call['validRequest'] = () => ({})): Call => ({
  role,
  validRequest,
});
const ofNoImport = (body: ValidRequest['body'] & object, as: Role = 'supplier'): Call => ({
  ...call(as, () => ({ params: { id: 'nothing' }, body })),
  reachedStatus: 404,
});
const paged = (as: Role): Call => call(as, () => ({ query: { page: '1', limit: '10' } }));
const onObject = (
  as: Role,
  idOf: (things: SampleObjects) => string,
  body?: ValidRequest['body'],
): Call =>
  call(as, ({ objects }) => ({ params: { id: idOf(objects) }, ...(body ? { body } : {}) }));

const withPassword: Call['validRequest'] = ({ market }) => {
  const { email, password } = market.users.other;
  return { body: { email, password } };
};

/** A call with the shared request of this name. */
const sample = (as: Role, name: keyof typeof SAMPLE_CALLS): Record<string, Call> => ({
  [name]: call(as, ({ objects }) => SAMPLE_CALLS[name](objects)),
});

/** Default for calls without an entry in CALLS: sent by an allowed role, for an object that does not exist. */
const defaultCall = ({ access, params }: Endpoint): Call => ({
  ...call(access === 'anyone' ? 'visitor' : access === 'user' ? 'buyer' : access, () =>
    params ? { params: { id: 'nothing' } } : {},
  ),
  ...(params ? { reachedStatus: 404 } : {}),
});

export const callOf = (endpoint: Endpoint): Call =>
  CALLS[`${endpoint.method} ${endpoint.path}`] ?? defaultCall(endpoint);

/** By method and path, as in docs/permissions.md. Calls with a body must be listed here. */
const CALLS: Readonly<Record<string, Call>> = {
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
  ...sample('visitor', 'POST /products/:id/reports'),
  'POST /auth/register': {
    ...call('visitor', ({ uniqueNumber }) => ({
      body: {
        role: 'buyer',
        name: 'Asha Rao',
        email: `hostile-new-${uniqueNumber}@example.com`,
        password: SAMPLE_PASSWORD,
        phone: '+919876543210',
      },
    })),
    isRare: true,
  },
  'POST /auth/login': { ...call('visitor', withPassword), isRare: true },
  'POST /auth/logout': { ...call('other'), isRare: true },
  'POST /auth/reset': call('visitor', ({ uniqueNumber }) => ({
    body: { email: `nobody-${uniqueNumber}@example.com` },
  })),
  'POST /auth/reset/confirm': {
    ...call('visitor', SAMPLE_CALLS['POST /auth/reset/confirm']),
    isRare: true,
    // The token is of no mail that was sent.
    reachedStatus: 410,
  },
  'GET /auth/me': call('buyer'),
  'PUT /auth/profile': call('supplier', ({ uniqueNumber }) => ({
    body: {
      description: `Works ${uniqueNumber}`,
      website: 'https://example.com',
      address: { city: 'Wuxi' },
    },
    files: uniqueNumber % 5 === 0 ? picture('avatar') : [],
  })),
  'PUT /auth/password': {
    ...call('other', ({ market }) => {
      const { password } = market.users.other;
      return { body: { currentPassword: password, password } };
    }),
    isRare: true,
  },
  'DELETE /auth/sessions': { ...call('other'), isRare: true },
  'GET /auth/account': call('buyer'),
  'POST /auth/account/delete': {
    ...call('other', ({ market }) => ({ body: { password: market.users.other.password } })),
    isRare: true,
  },
  'POST /auth/leave/download': { ...call('visitor', withPassword), isRare: true },
  'POST /auth/leave/delete': { ...call('visitor', withPassword), isRare: true },
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
  'GET /products/imports/template': call('supplier', () => ({
    query: { machineType: 'cnc-lathe', format: 'csv' },
  })),
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
  ...sample('buyer', 'POST /enquiries'),
  ...sample('buyer', 'POST /inquiries'),
  'GET /enquiries/:id': onObject('buyer', (things) => things.enquiryId),
  ...sample('supplier', 'PUT /enquiries/:id'),
  ...sample('buyer', 'POST /enquiries/:id/replies'),
  'GET /enquiries/': paged('buyer'),
  'GET /enquiries/vendor': paged('supplier'),
  'GET /enquiries/buyer': paged('buyer'),
  'GET /orders': paged('buyer'),
  ...sample('buyer', 'POST /orders'),
  'GET /shipping-addresses': call('buyer'),
  'DELETE /shipping-addresses/:id': onObject('buyer', (things) => things.orderId),
  'GET /orders/:id': onObject('buyer', (things) => things.orderId),
  'PUT /orders/:id/status': onObject('buyer', (things) => things.orderId, { status: 'cancelled' }),
  'GET /notifications': paged('supplier'),
  'GET /notifications/unread': call('supplier'),
  'GET /notifications/mails': call('supplier'),
  ...sample('supplier', 'PUT /notifications/mails'),
  'POST /notifications/mails/link': {
    ...call('visitor', () => ({ query: { token: 'a'.repeat(43), kind: 'orders' } })),
    reachedStatus: 404,
  },
  'GET /dashboard/waiting': call('supplier'),
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
  'PUT /reviews/:id/removal': {
    ...onObject('admin', () => 'nothing', { reason: 'Insults.' }),
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
  ...sample('supplier', 'PUT /notifications/read'),
  'GET /chats/vendor': paged('supplier'),
  'GET /chats/buyer': paged('buyer'),
  ...sample('buyer', 'POST /chats'),
  'GET /chats/:id': onObject('buyer', (things) => things.chatId),
  'GET /chats/:id/messages': onObject('buyer', (things) => things.chatId),
  ...sample('supplier', 'PUT /chats/:id/read'),
  ...sample('buyer', 'POST /chats/:id/reports'),
  'PUT /chats/:id/block': { ...onObject('buyer', () => 'nothing'), reachedStatus: 404 },
  'GET /company/members': call('supplier'),
  'PUT /company/members/:id': {
    ...onObject('supplier', () => 'nothing', { role: 'viewer' }),
    reachedStatus: 404,
  },
  'DELETE /company/members/:id': { ...onObject('supplier', () => 'nothing'), reachedStatus: 404 },
  // No account of the hostile market has members.
  'PUT /company/me': {
    ...call('supplier', () => ({ body: { name: 'Li Na' } })),
    reachedStatus: 403,
  },
  'DELETE /company/me': { ...call('supplier'), reachedStatus: 403 },
  'POST /company/invitations': {
    ...call('other', ({ uniqueNumber }) => ({
      body: { role: 'sales', email: `hostile-member-${uniqueNumber}@example.com` },
    })),
    isRare: true,
  },
  'DELETE /company/invitations/:id': onObject('supplier', () => 'nothing'),
  'POST /company/invitations/open': {
    ...call('visitor', () => ({ body: { token: 'a'.repeat(43) } })),
    reachedStatus: 410,
  },
  'POST /company/join': {
    ...call('visitor', ({ uniqueNumber }) => ({
      body: {
        token: 'a'.repeat(43),
        name: 'Li Na',
        email: `hostile-member-${uniqueNumber}@example.com`,
        password: SAMPLE_PASSWORD,
      },
    })),
    isRare: true,
    reachedStatus: 410,
  },
  'GET /auth/blocks': call('buyer'),
  'DELETE /auth/blocks/:id': onObject('buyer', () => 'nothing'),
  'POST /chats/:id/files': call('buyer', ({ objects }) => ({
    params: { id: objects.chatId },
    files: picture('file'),
  })),
  ...sample('buyer', 'POST /messages'),
  'GET /admin/analytics': call('admin'),
  'GET /admin/users': paged('admin'),
  ...sample('admin', 'PUT /admin/users/:id/verification'),
  'PUT /admin/users/:id/suspension': {
    ...call('admin', ({ market }) => ({
      params: { id: market.users.other.id },
      body: { reason: 'A test.' },
    })),
    isRare: true,
  },
  'DELETE /admin/users/:id/suspension': {
    ...call('admin', ({ market }) => ({ params: { id: market.users.suspended.id } })),
    isRare: true,
  },
  'GET /admin/reviews': paged('admin'),
  'GET /admin/reviews/:id': onObject('admin', (things) => things.waitingId),
  ...sample('admin', 'PUT /admin/reviews/:id'),
  'GET /admin/import-reviews/:id': {
    ...call('admin', () => ({ params: { id: 'nothing' } })),
    reachedStatus: 404,
  },
  'PUT /admin/import-reviews/:id': ofNoImport(
    { decision: 'approve', products: [{ id: 'nothing', revision: 1 }] },
    'admin',
  ),
  'PUT /admin/products/:id/take-down': {
    ...onObject('admin', (things) => things.productId, { reason: 'A copy.' }),
    isRare: true,
  },
  'GET /admin/reports': paged('admin'),
  ...sample('admin', 'PUT /admin/reports/:id'),
  'GET /admin/contact-messages': paged('admin'),
  ...sample('admin', 'PUT /admin/contact-messages/:id'),
  'GET /admin/audit': paged('admin'),
};
