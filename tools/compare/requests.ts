// Requests of each call: queries of the reading calls, and valid bodies of the writing calls.
import { type CompareUsers, PASSWORD, PRODUCT, type Role, type TestObjects } from './users.ts';

export interface CallRequest {
  readonly params?: Readonly<Record<string, string>>;
  /** Including the question mark. */
  readonly query?: string;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  readonly form?: FormData;
}
interface ReadContext {
  readonly users: CompareUsers;
  readonly objects: TestObjects;
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
  'GET /products/:id': byId(({ objects }) => objects.productId),
  'GET /auth/suppliers': queries(
    '',
    '?page=2&limit=3',
    '?search=ningbo',
    '?sort=name',
    '?sort=nonsense',
  ),
  'GET /auth/suppliers/:id': byId(({ users }) => users.demoSupplier.id),
  'GET /auth/me': oneRequest,
  'GET /auth/sessions': oneRequest,
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
  'GET /enquiries/': PAGE_QUERIES,
  'GET /enquiries/vendor': PAGE_QUERIES,
  'GET /enquiries/buyer': PAGE_QUERIES,
  'GET /enquiries/:id': byId(({ objects }) => objects.enquiryId),
  'GET /orders': PAGE_QUERIES,
  'GET /orders/:id': byId(({ objects }) => objects.orderId),
  'GET /notifications': PAGE_QUERIES,
  'GET /notifications/unread': oneRequest,
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
const leaver = body(({ users }) => ({ email: users.leaver.email, password: PASSWORD }));

/** Sent in this order: calls that end a product, a session or an account come last. */
export const WRITES: Readonly<Record<string, (place: WriteContext) => CallRequest>> = {
  'POST /translate': body(() => ({ text: 'lathe', targetLang: 'zh-Hans' })),
  'POST /translate/batch': body(() => ({ texts: ['lathe', 'mill'], targetLang: 'zh-Hans' })),
  'POST /contact': body(() => ({ Email: 'a@example.com', Message: 'Hello again' })),
  'POST /products/:id/reports': toId(({ objects }) => objects.productId, { reason: 'other' }),
  'POST /auth/register': body(({ role }) => ({
    role: 'buyer',
    name: 'Asha Rao',
    email: `compare-new-${role}@example.com`,
    password: PASSWORD,
    phone: '+919876543210',
  })),
  'POST /auth/login': body(({ users, role }) => ({
    email: users[role].email || 'nobody@example.com',
    password: PASSWORD,
  })),
  'POST /auth/reset': body(() => ({ email: 'nobody@example.com' })),
  'POST /auth/reset/confirm': body(() => ({ token: 'a'.repeat(43), password: 'another secret' })),
  'PUT /auth/profile': ({ role }) => ({
    form: formOf({ name: `Person ${role}`, address: JSON.stringify({ city: 'Wuxi' }) }),
  }),
  'POST /products/create-new': ({ role }) => ({
    form: formOf({
      ...PRODUCT,
      name: `Mill of ${role}`,
      priceRange: '100',
      tags: JSON.stringify(PRODUCT.tags),
      specifications: JSON.stringify(PRODUCT.specifications),
    }),
  }),
  'PUT /products/:id': toId(({ objects }) => objects.draftId, { stock: 'In stock' }),
  'POST /enquiries': body(({ objects }) => ({
    productId: objects.productId,
    subject: 'A mill',
    message: 'Which?',
    quantity: 2,
  })),
  'POST /inquiries': body(({ objects }) => ({
    productId: objects.productId,
    message: 'Which?',
    requirements: { text: 'Any' },
  })),
  'POST /enquiries/:id/replies': toId(({ objects }) => objects.enquiryId, { text: 'Noted.' }),
  'PUT /enquiries/:id': toId(({ objects }) => objects.enquiryId, { status: 'answered' }),
  'POST /orders': body(({ objects, users }) => ({
    supplierId: users.supplier.id,
    products: [{ productId: objects.productId, quantity: 2, unitPrice: 100 }],
    shippingAddress: '12 Mill Road',
    totalAmount: 200,
  })),
  'PUT /orders/:id/status': toId(({ objects }) => objects.orderId, { status: 'confirmed' }),
  'PUT /notifications/read': body(({ objects }) => ({ ids: [objects.notificationId] })),
  'POST /chats': body(({ users }) => ({ userIds: [users.supplier.id] })),
  'POST /messages': body(({ objects }) => ({ chatId: objects.chatId, text: 'Hello' })),
  'POST /chats/:id/files': ({ objects }) => ({
    params: { id: objects.chatId },
    form: formOf({ file: 'no file' }),
  }),
  'PUT /chats/:id/read': (place) => ({
    params: { id: place.objects.chatId },
    body: { messageId: place.objects.messageId },
  }),
  'PUT /admin/users/:id/verification': toId(({ users }) => users.supplier.id, {
    level: 'Gold',
    note: 'Seen.',
  }),
  'PUT /admin/reviews/:id': ({ objects }) => ({
    params: { id: objects.waitingId },
    body: { decision: 'reject', reason: 'Blurred.', revision: objects.waitingRevision },
  }),
  'PUT /admin/reports/:id': toId(({ objects }) => objects.reportId, { outcome: 'dismissed' }),
  'PUT /admin/contact-messages/:id': toId(({ objects }) => objects.contactMessageId, {
    read: true,
  }),
  'DELETE /admin/contact-messages/:id': toId(({ objects }) => objects.contactMessageId),
  'POST /products/my/bulk': body(({ objects }) => ({
    ids: [objects.productId],
    action: 'deactivate',
  })),
  'PUT /admin/products/:id/take-down': toId(({ objects }) => objects.productId, {
    reason: 'A copy.',
  }),
  'DELETE /products/:id': toId(({ objects }) => objects.draftId),
  'PUT /admin/users/:id/suspension': toId(({ users }) => users.leaver.id, { reason: 'A test.' }),
  'DELETE /admin/users/:id/suspension': toId(({ users }) => users.leaver.id),
  'DELETE /auth/sessions/:id': toId(() => 'nothing'),
  'POST /auth/leave/download': leaver,
  'POST /auth/account/delete': body(() => ({ password: 'not the password' })),
  'PUT /auth/password': body(() => ({ currentPassword: 'not the password', password: PASSWORD })),
  'POST /auth/leave/delete': leaver,
  'DELETE /auth/sessions': () => ({}),
  'POST /auth/logout': () => ({}),
};
