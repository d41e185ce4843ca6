// Valid requests of each contract call, from which hostile requests are derived.
import type { Endpoint } from '../../../contract/endpoint.ts';
import { pictureBytes } from '../../../tests/fixtures/files.ts';
import type { Part } from '../payloads.ts';
import type { HostileMarket, Role } from './market.ts';
import type { Things } from './things.ts';

export interface Right {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** File parts of a form. */
  readonly files?: readonly Part[];
}

export interface Call {
  /** Role of the caller. */
  readonly as: Role;
  /** Expensive, or possible only once: sent unchanged less often. */
  readonly rare?: true;
  /** Status that proves that the handler was reached if a valid request cannot succeed; 200 by default. */
  readonly reached?: number;
  right(place: {
    readonly things: Things;
    readonly market: HostileMarket;
    /** A number that was not used before. */
    readonly fresh: number;
  }): Right;
}

const PICTURE = await pictureBytes(24, 18);
const picture = (name: string): Part[] => [
  { name, filename: 'a.png', type: 'image/png', content: PICTURE },
];

const call = (as: Role, right: Call['right'] = () => ({})): Call => ({ as, right });
const paged = (as: Role): Call => call(as, () => ({ query: { page: '1', limit: '10' } }));
const on = (as: Role, thing: (things: Things) => string, body?: Right['body']): Call =>
  call(as, ({ things }) => ({ params: { id: thing(things) }, ...(body ? { body } : {}) }));

const withPassword: Call['right'] = ({ market }) => {
  const { email, password } = market.people.other;
  return { body: { email, password } };
};

const listing = {
  name: 'Mill',
  description: 'Mills.',
  sort_description: 'A mill.',
  category: 'agriculture',
  subcategory: 'machine-for-food-industry',
  priceRange: 100,
  tags: ['mill'],
  specifications: { Power: '20 kW' },
};

/** Default for calls without an entry in CALLS: sent by an allowed role, for an object that does not exist. */
const plain = ({ access, params }: Endpoint): Call => ({
  ...call(access === 'anyone' ? 'visitor' : access === 'user' ? 'buyer' : access, () =>
    params ? { params: { id: 'nothing' } } : {},
  ),
  ...(params ? { reached: 404 } : {}),
});

export const callOf = (endpoint: Endpoint): Call =>
  CALLS[`${endpoint.method} ${endpoint.path}`] ?? plain(endpoint);

/** By method and path, as in docs/permissions.md. Calls with a body must be listed here. */
const CALLS: Readonly<Record<string, Call>> = {
  'GET /health': call('visitor'),
  'GET /ready': call('visitor'),
  'GET /addresses': call('visitor', () => ({ query: { kind: 'products', page: '1' } })),
  'POST /translate': call('visitor', ({ fresh }) => ({
    body: { text: `lathe ${fresh % 50}`, targetLang: 'zh-Hans' },
  })),
  'POST /translate/batch': call('visitor', () => ({
    body: { texts: ['lathe'], targetLang: 'zh-Hans' },
  })),
  'GET /products': call('visitor', ({ fresh }) => ({
    query: { search: 'mill', minPrice: String(fresh % 90), page: '1', limit: '5', sort: 'price' },
  })),
  'GET /products/:id': on('visitor', (things) => things.productId),
  'GET /products/categories': call('visitor'),
  'GET /auth/suppliers': paged('visitor'),
  'GET /auth/suppliers/:id': call('visitor', ({ market }) => ({
    params: { id: market.people.supplier.id },
  })),
  'POST /contact': call('visitor', () => ({ body: { Email: 'a@example.com', Message: 'Hello' } })),
  'POST /products/:id/reports': on('visitor', (things) => things.productId, { reason: 'other' }),
  'POST /auth/register': {
    ...call('visitor', ({ fresh }) => ({
      body: {
        role: 'buyer',
        name: 'Asha Rao',
        email: `hostile-new-${fresh}@example.com`,
        password: 'a good secret',
        phone: '+919876543210',
      },
    })),
    rare: true,
  },
  'POST /auth/login': { ...call('visitor', withPassword), rare: true },
  'POST /auth/logout': { ...call('other'), rare: true },
  'POST /auth/reset': call('visitor', ({ fresh }) => ({
    body: { email: `nobody-${fresh}@example.com` },
  })),
  'POST /auth/reset/confirm': {
    ...call('visitor', () => ({ body: { token: 'a'.repeat(43), password: 'another secret' } })),
    rare: true,
    // The token is of no mail that was sent.
    reached: 410,
  },
  'GET /auth/me': call('buyer'),
  'PUT /auth/profile': call('supplier', ({ fresh }) => ({
    body: {
      description: `Works ${fresh}`,
      website: 'https://example.com',
      address: { city: 'Wuxi' },
    },
    files: fresh % 5 === 0 ? picture('avatar') : [],
  })),
  'PUT /auth/password': {
    ...call('other', ({ market }) => {
      const { password } = market.people.other;
      return { body: { currentPassword: password, password } };
    }),
    rare: true,
  },
  'DELETE /auth/sessions': { ...call('other'), rare: true },
  'GET /auth/account': call('buyer'),
  'POST /auth/account/delete': {
    ...call('other', ({ market }) => ({ body: { password: market.people.other.password } })),
    rare: true,
  },
  'POST /auth/leave/download': { ...call('visitor', withPassword), rare: true },
  'POST /auth/leave/delete': { ...call('visitor', withPassword), rare: true },
  'GET /products/my/products': paged('supplier'),
  'GET /products/my/products/:id': on('supplier', (things) => things.productId),
  'POST /products/create-new': call('supplier', ({ fresh }) => ({
    body: { ...listing, status: fresh % 2 ? 'draft' : 'pending' },
    files: fresh % 5 === 0 ? picture('images') : [],
  })),
  'PUT /products/:id': on('supplier', (things) => things.productId, { stock: 'In stock' }),
  'DELETE /products/:id': { ...on('supplier', (things) => things.waiting.id), rare: true },
  'POST /products/my/bulk': {
    ...call('supplier', ({ things, fresh }) => ({
      body: { ids: [things.productId], action: fresh % 2 ? 'deactivate' : 'activate' },
    })),
    rare: true,
  },
  'POST /enquiries': call('buyer', ({ things }) => ({
    body: { productId: things.productId, subject: 'A mill', message: 'Which?', quantity: 2 },
  })),
  'POST /inquiries': call('buyer', ({ things }) => ({
    body: { productId: things.productId, message: 'Which?', requirements: { text: 'Any' } },
  })),
  'GET /enquiries/:id': on('buyer', (things) => things.enquiryId),
  'PUT /enquiries/:id': on('supplier', (things) => things.enquiryId, { status: 'answered' }),
  'POST /enquiries/:id/replies': on('buyer', (things) => things.enquiryId, { text: 'Noted.' }),
  'GET /enquiries/': paged('buyer'),
  'GET /enquiries/vendor': paged('supplier'),
  'GET /enquiries/buyer': paged('buyer'),
  'GET /orders': paged('buyer'),
  'POST /orders': call('buyer', ({ things, market }) => ({
    body: {
      supplierId: market.people.supplier.id,
      products: [{ productId: things.productId, quantity: 2, unitPrice: 100 }],
      shippingAddress: '12 Mill Road',
      totalAmount: 200,
    },
  })),
  'GET /orders/:id': on('buyer', (things) => things.orderId),
  'PUT /orders/:id/status': on('buyer', (things) => things.orderId, { status: 'cancelled' }),
  'GET /notifications': paged('supplier'),
  'GET /notifications/unread': call('supplier'),
  'PUT /notifications/read': call('supplier', ({ things }) => ({
    body: { ids: [things.notificationId] },
  })),
  'GET /chats/vendor': paged('supplier'),
  'GET /chats/buyer': paged('buyer'),
  'POST /chats': call('buyer', ({ market }) => ({
    body: { userIds: [market.people.supplier.id] },
  })),
  'GET /chats/:id': on('buyer', (things) => things.chatId),
  'GET /chats/:id/messages': on('buyer', (things) => things.chatId),
  'PUT /chats/:id/read': call('supplier', ({ things }) => ({
    params: { id: things.chatId },
    body: { messageId: things.messageId },
  })),
  'POST /chats/:id/files': call('buyer', ({ things }) => ({
    params: { id: things.chatId },
    files: picture('file'),
  })),
  'POST /messages': call('buyer', ({ things }) => ({
    body: { chatId: things.chatId, text: 'Hello' },
  })),
  'GET /admin/analytics': call('admin'),
  'GET /admin/users': paged('admin'),
  'PUT /admin/users/:id/verification': call('admin', ({ market }) => ({
    params: { id: market.people.supplier.id },
    body: { level: 'Gold', note: 'Seen.' },
  })),
  'PUT /admin/users/:id/suspension': {
    ...call('admin', ({ market }) => ({
      params: { id: market.people.other.id },
      body: { reason: 'A test.' },
    })),
    rare: true,
  },
  'DELETE /admin/users/:id/suspension': {
    ...call('admin', ({ market }) => ({ params: { id: market.people.suspended.id } })),
    rare: true,
  },
  'GET /admin/reviews': paged('admin'),
  'GET /admin/reviews/:id': on('admin', (things) => things.waiting.id),
  'PUT /admin/reviews/:id': call('admin', ({ things }) => ({
    params: { id: things.waiting.id },
    body: { decision: 'reject', reason: 'Blurred.', revision: things.waiting.revision },
  })),
  'PUT /admin/products/:id/take-down': {
    ...on('admin', (things) => things.productId, { reason: 'A copy.' }),
    rare: true,
  },
  'GET /admin/reports': paged('admin'),
  'PUT /admin/reports/:id': on('admin', (things) => things.reportId, { outcome: 'dismissed' }),
  'GET /admin/contact-messages': paged('admin'),
  'PUT /admin/contact-messages/:id': on('admin', (things) => things.contactMessageId, {
    read: true,
  }),
  'GET /admin/audit': paged('admin'),
};
