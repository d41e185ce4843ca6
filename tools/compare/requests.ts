// Requests of each call: queries of the reading calls, and valid bodies of the writing calls.
import {
  SAMPLE_CALLS,
  SAMPLE_PASSWORD,
  SAMPLE_PRODUCT,
  type SampleObjects,
} from '../sample-calls.ts';
import type { CompareUsers, Role } from './users.ts';

export interface CallRequest {
  readonly params?: Readonly<Record<string, string>>;
  /** Including the question mark. */
  readonly query?: string;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  readonly form?: FormData;
}
interface ReadContext {
  readonly users: CompareUsers;
  readonly objects: SampleObjects;
}

const oneRequest = (): CallRequest[] => [{}];
const queries =
  (...all: string[]) =>
  (): CallRequest[] =>
    all.map((query) => ({ query }));
const byId =
  (idOf: (place: ReadContext) => string) =>
  (place: ReadContext): CallRequest[] => [
    { params: { id: idOf(place) } },
    { params: { id: 'nothing' } },
  ];
const PAGE_QUERIES = queries('', '?page=2&limit=3', '?page=9999', '?limit=nonsense');

export const READS: Readonly<Record<string, (place: ReadContext) => CallRequest[]>> = {
  'GET /health': oneRequest,
  'GET /ready': oneRequest,
  'GET /addresses': queries('?kind=products&page=1', '?kind=suppliers&page=1', '?kind=nonsense'),
  'GET /products': queries(
    ...[
      '',
      '?page=2&limit=5',
      '?search=lathe&limit=5',
      '?search=lahte',
      `?search=${encodeURIComponent('数控车床')}&limit=5`,
    ],
    ...['?category=agriculture&limit=5', '?minPrice=9000&maxPrice=5000', '?sort=price&limit=5'],
    ...['?sort=nonsense', '?page=nonsense', '?limit=9999', '?search='],
  ),
  'GET /products/categories': oneRequest,
  'GET /products/machine-types': queries('', '?subcategory=metals-mining', '?subcategory=nonsense'),
  'GET /search/suggestions': queries(
    ...['', '?q=lathe', '?q=lahte', `?q=${encodeURIComponent('数控')}`, '?q=ningbo'],
    `?q=${'x'.repeat(201)}`,
  ),
  'GET /products/:id': byId(({ objects }) => objects.productId),
  'GET /market/figures': queries(''),
  'GET /auth/suppliers': queries(
    '',
    '?page=2&limit=3',
    '?search=ningbo',
    '?sort=name',
    '?sort=nonsense',
  ),
  'GET /auth/suppliers/:id': byId(({ users }) => users.demoSupplier.id),
  'GET /products/:id/reviews': byId(({ objects }) => objects.productId),
  'GET /auth/suppliers/:id/reviews': byId(({ users }) => users.demoSupplier.id),
  'GET /auth/me': oneRequest,
  'GET /auth/sessions': oneRequest,
  'GET /auth/blocks': oneRequest,
  'GET /company/members': oneRequest,
  'GET /auth/usage': oneRequest,
  'GET /auth/account': oneRequest,
  'GET /products/my/products': queries(
    '',
    '?page=2&limit=3',
    '?status=draft',
    '?search=mill',
    '?status=nonsense',
  ),
  'GET /products/my/products/:id': byId(({ objects }) => objects.draftId),
  'GET /products/imports/template': queries(
    '?machineType=cnc-lathe&format=csv',
    '?machineType=nonsense&format=csv',
  ),
  'GET /products/imports/latest': oneRequest,
  'GET /products/imports/:id/issues': byId(() => 'none'),
  'GET /products/imports/:id/issues.csv': byId(() => 'none'),
  'GET /enquiries/': PAGE_QUERIES,
  'GET /enquiries/vendor': PAGE_QUERIES,
  'GET /enquiries/buyer': PAGE_QUERIES,
  'GET /enquiries/:id': byId(({ objects }) => objects.enquiryId),
  'GET /orders': PAGE_QUERIES,
  'GET /shipping-addresses': oneRequest,
  'GET /orders/:id': byId(({ objects }) => objects.orderId),
  'GET /orders/:id/reviews': byId(({ objects }) => objects.orderId),
  'GET /notifications': PAGE_QUERIES,
  'GET /notifications/unread': oneRequest,
  'GET /notifications/mails': oneRequest,
  'GET /dashboard/waiting': oneRequest,
  'GET /favourites': oneRequest,
  'GET /favourites/products': queries('', '?ids=nothing'),
  'GET /saved-searches': oneRequest,
  'GET /chats/vendor': PAGE_QUERIES,
  'GET /chats/buyer': PAGE_QUERIES,
  'GET /chats/:id': byId(({ objects }) => objects.chatId),
  'GET /chats/:id/messages': byId(({ objects }) => objects.chatId),
  'GET /admin/analytics': oneRequest,
  'GET /admin/users': queries(
    '',
    '?page=2&limit=3',
    '?search=compare',
    '?role=supplier&limit=3',
    '?role=nonsense',
  ),
  'GET /admin/reviews': PAGE_QUERIES,
  'GET /admin/import-reviews/:id': byId(() => 'none'),
  'GET /admin/reviews/:id': byId(({ objects }) => objects.waitingId),
  'GET /admin/reports': PAGE_QUERIES,
  'GET /admin/contact-messages': PAGE_QUERIES,
  'GET /admin/audit': PAGE_QUERIES,
  'GET /media/:name': byId(() => 'nothing'),
  'GET /files/:name': byId(() => 'nothing'),
};

interface WriteContext extends ReadContext {
  readonly role: Role;
}
const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const body =
  (given: (place: WriteContext) => Record<string, unknown>) =>
  (place: WriteContext): CallRequest => ({ body: given(place) });
const toId =
  (idOf: (place: WriteContext) => string, given?: Record<string, unknown>) =>
  (place: WriteContext): CallRequest => ({
    params: { id: idOf(place) },
    ...(given ? { body: given } : {}),
  });
const leaver = body(({ users }) => ({ email: users.leaver.email, password: SAMPLE_PASSWORD }));

const sample = (name: keyof typeof SAMPLE_CALLS) => ({
  [name]: ({ objects }: WriteContext): CallRequest => SAMPLE_CALLS[name](objects),
});

/** Sent in this order: calls that end a product, a session or an account come last. */
export const WRITES: Readonly<Record<string, (place: WriteContext) => CallRequest>> = {
  'POST /translate': body(() => ({ text: 'lathe', targetLang: 'zh-Hans' })),
  ...sample('POST /translate/batch'),
  ...sample('POST /contact'),
  ...sample('POST /products/:id/reports'),
  'POST /auth/register': body(({ role }) => ({
    role: 'buyer',
    name: 'Asha Rao',
    email: `compare-new-${role}@example.com`,
    password: SAMPLE_PASSWORD,
    phone: '+919876543210',
  })),
  'POST /auth/login': body(({ users, role }) => ({
    email: users[role].email || 'nobody@example.com',
    password: SAMPLE_PASSWORD,
  })),
  'POST /auth/reset': body(() => ({ email: 'nobody@example.com' })),
  ...sample('POST /auth/reset/confirm'),
  'PUT /auth/profile': ({ role }) => ({
    form: formOf({ name: `Person ${role}`, address: JSON.stringify({ city: 'Wuxi' }) }),
  }),
  'POST /products/create-new': ({ role }) => ({
    form: formOf({
      ...SAMPLE_PRODUCT,
      name: `Mill of ${role}`,
      priceRange: '100',
      tags: JSON.stringify(SAMPLE_PRODUCT.tags),
      specifications: JSON.stringify(SAMPLE_PRODUCT.specifications),
    }),
  }),
  'PUT /products/:id': toId(({ objects }) => objects.draftId, { stock: 'In stock' }),
  'POST /products/imports': () => ({ form: formOf({ machineType: 'cnc-lathe', file: 'no file' }) }),
  'PUT /products/imports/:id/columns': toId(() => 'nothing', { targets: ['name'] }),
  'POST /products/imports/:id/pictures': () => ({
    params: { id: 'nothing' },
    form: formOf({ file: 'no file' }),
  }),
  'POST /products/imports/:id/start': toId(() => 'nothing', { skipErrors: true }),
  'POST /products/imports/:id/submit': toId(() => 'nothing'),
  'POST /products/imports/:id/undo': toId(() => 'nothing'),
  ...sample('POST /enquiries'),
  ...sample('POST /inquiries'),
  ...sample('POST /enquiries/:id/replies'),
  ...sample('PUT /enquiries/:id'),
  ...sample('POST /orders'),
  'PUT /orders/:id/status': toId(({ objects }) => objects.orderId, { status: 'confirmed' }),
  'POST /reviews': ({ objects }) => ({
    form: formOf({
      orderId: objects.orderId,
      productId: objects.productId,
      rating: '4',
      text: 'Runs since the first day.',
    }),
  }),
  'DELETE /reviews/:id': toId(() => 'nothing'),
  'POST /reviews/:id/reply': toId(() => 'nothing', { text: 'Thank you.' }),
  'POST /reviews/:id/reports': toId(() => 'nothing', { reason: 'other' }),
  'PUT /reviews/:id/removal': toId(() => 'nothing', { reason: 'Insults.' }),
  'DELETE /shipping-addresses/:id': toId(() => 'nothing'),
  'PUT /favourites/:id': toId(({ objects }) => objects.productId),
  'PUT /favourites/:id/seen': toId(({ objects }) => objects.productId),
  ...sample('POST /favourites/merge'),
  'DELETE /favourites/:id': toId(({ objects }) => objects.productId),
  ...sample('POST /saved-searches'),
  'PUT /saved-searches/:id': toId(() => 'nothing', { name: 'Mills' }),
  'DELETE /saved-searches/:id': toId(() => 'nothing'),
  'POST /saved-searches/stop': () => ({ query: '?token=nothing' }),
  ...sample('PUT /notifications/mails'),
  'POST /notifications/mails/link': () => ({ query: '?token=nothing&kind=orders' }),
  ...sample('PUT /notifications/read'),
  ...sample('POST /chats'),
  ...sample('POST /messages'),
  'POST /chats/:id/files': ({ objects }) => ({
    params: { id: objects.chatId },
    form: formOf({ file: 'no file' }),
  }),
  ...sample('PUT /chats/:id/read'),
  ...sample('POST /chats/:id/reports'),
  'PUT /chats/:id/block': toId(() => 'nothing'),
  'DELETE /auth/blocks/:id': toId(() => 'nothing'),
  'PUT /company/members/:id': toId(() => 'nothing', { role: 'viewer' }),
  'DELETE /company/members/:id': toId(() => 'nothing'),
  'PUT /company/me': body(() => ({ name: 'Li Na' })),
  'DELETE /company/me': () => ({}),
  // A reply with a new token is different each time.
  'POST /company/invitations': body(() => ({ role: 'nonsense' })),
  'DELETE /company/invitations/:id': toId(() => 'nothing'),
  'POST /company/invitations/open': body(() => ({ token: 'nothing' })),
  'POST /company/join': body(() => ({
    token: 'nothing',
    name: 'Li Na',
    password: SAMPLE_PASSWORD,
  })),
  ...sample('PUT /admin/users/:id/verification'),
  ...sample('PUT /admin/reviews/:id'),
  'PUT /admin/import-reviews/:id': toId(() => 'nothing', {
    decision: 'approve',
    products: [{ id: 'nothing', revision: 1 }],
  }),
  ...sample('PUT /admin/reports/:id'),
  ...sample('PUT /admin/contact-messages/:id'),
  'DELETE /admin/contact-messages/:id': toId(({ objects }) => objects.contactMessageId),
  'POST /products/my/prices': body(({ objects }) => ({
    prices: [{ id: objects.productId, from: 100, to: 110 }],
  })),
  'POST /products/my/bulk': body(({ objects }) => ({
    ids: [objects.productId],
    action: 'deactivate',
  })),
  ...sample('PUT /admin/products/:id/take-down'),
  'DELETE /products/:id': toId(({ objects }) => objects.draftId),
  'PUT /admin/users/:id/suspension': toId(({ users }) => users.leaver.id, { reason: 'A test.' }),
  'DELETE /admin/users/:id/suspension': toId(({ users }) => users.leaver.id),
  'DELETE /auth/sessions/:id': toId(() => 'nothing'),
  'POST /auth/leave/download': leaver,
  'POST /auth/account/delete': body(() => ({ password: 'not the password' })),
  'PUT /auth/password': body(() => ({
    currentPassword: 'not the password',
    password: SAMPLE_PASSWORD,
  })),
  'POST /auth/leave/delete': leaver,
  'DELETE /auth/sessions': () => ({}),
  'POST /auth/logout': () => ({}),
};
