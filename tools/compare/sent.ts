// What is sent with each call: addresses of those that read, and right bodies of those that write.
import { PASSWORD, type People, PRODUCT, type Role, type Things } from './people.ts';

export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  /** With its question mark. */
  readonly query?: string;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  readonly form?: FormData;
}
interface Place {
  readonly people: People;
  readonly things: Things;
}

const once = (): Sent[] => [{}];
const queries =
  (...all: string[]) =>
  (): Sent[] =>
    all.map((query) => ({ query }));
const on =
  (idOf: (place: Place) => string) =>
  (place: Place): Sent[] => [{ params: { id: idOf(place) } }, { params: { id: 'nothing' } }];
const PAGES = queries('', '?page=2&limit=3', '?page=9999', '?limit=nonsense');

export const READS: Readonly<Record<string, (place: Place) => Sent[]>> = {
  'GET /health': once,
  'GET /ready': once,
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
  'GET /products/categories': once,
  'GET /products/:id': on(({ things }) => things.productId),
  'GET /auth/suppliers': queries(
    '',
    '?page=2&limit=3',
    '?search=ningbo',
    '?sort=name',
    '?sort=nonsense',
  ),
  'GET /auth/suppliers/:id': on(({ people }) => people.demoSupplier.id),
  'GET /auth/me': once,
  'GET /auth/sessions': once,
  'GET /auth/usage': once,
  'GET /auth/account': once,
  'GET /products/my/products': queries(
    '',
    '?page=2&limit=3',
    '?status=draft',
    '?search=mill',
    '?status=nonsense',
  ),
  'GET /products/my/products/:id': on(({ things }) => things.draftId),
  'GET /enquiries/': PAGES,
  'GET /enquiries/vendor': PAGES,
  'GET /enquiries/buyer': PAGES,
  'GET /enquiries/:id': on(({ things }) => things.enquiryId),
  'GET /orders': PAGES,
  'GET /orders/:id': on(({ things }) => things.orderId),
  'GET /notifications': PAGES,
  'GET /notifications/unread': once,
  'GET /chats/vendor': PAGES,
  'GET /chats/buyer': PAGES,
  'GET /chats/:id': on(({ things }) => things.chatId),
  'GET /chats/:id/messages': on(({ things }) => things.chatId),
  'GET /admin/analytics': once,
  'GET /admin/users': queries(
    '',
    '?page=2&limit=3',
    '?search=compare',
    '?role=supplier&limit=3',
    '?role=nonsense',
  ),
  'GET /admin/reviews': PAGES,
  'GET /admin/reviews/:id': on(({ things }) => things.waitingId),
  'GET /admin/reports': PAGES,
  'GET /admin/contact-messages': PAGES,
  'GET /admin/audit': PAGES,
  'GET /media/:name': on(() => 'nothing'),
  'GET /files/:name': on(() => 'nothing'),
};

interface WritePlace extends Place {
  readonly role: Role;
}
const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const body =
  (given: (place: WritePlace) => Record<string, unknown>) =>
  (place: WritePlace): Sent => ({ body: given(place) });
const to =
  (idOf: (place: WritePlace) => string, given?: Record<string, unknown>) =>
  (place: WritePlace): Sent => ({
    params: { id: idOf(place) },
    ...(given ? { body: given } : {}),
  });
const leaver = body(({ people }) => ({ email: people.leaver.email, password: PASSWORD }));

/** In this order: what ends a product, a session or an account comes last. */
export const WRITES: Readonly<Record<string, (place: WritePlace) => Sent>> = {
  'POST /translate': body(() => ({ text: 'lathe', targetLang: 'zh-Hans' })),
  'POST /translate/batch': body(() => ({ texts: ['lathe', 'mill'], targetLang: 'zh-Hans' })),
  'POST /contact': body(() => ({ Email: 'a@example.com', Message: 'Hello again' })),
  'POST /products/:id/reports': to(({ things }) => things.productId, { reason: 'other' }),
  'POST /auth/register': body(({ role }) => ({
    role: 'buyer',
    name: 'Asha Rao',
    email: `compare-new-${role}@example.com`,
    password: PASSWORD,
    phone: '+919876543210',
  })),
  'POST /auth/login': body(({ people, role }) => ({
    email: people[role].email || 'nobody@example.com',
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
  'PUT /products/:id': to(({ things }) => things.draftId, { stock: 'In stock' }),
  'POST /enquiries': body(({ things }) => ({
    productId: things.productId,
    subject: 'A mill',
    message: 'Which?',
    quantity: 2,
  })),
  'POST /inquiries': body(({ things }) => ({
    productId: things.productId,
    message: 'Which?',
    requirements: { text: 'Any' },
  })),
  'POST /enquiries/:id/replies': to(({ things }) => things.enquiryId, { text: 'Noted.' }),
  'PUT /enquiries/:id': to(({ things }) => things.enquiryId, { status: 'answered' }),
  'POST /orders': body(({ things, people }) => ({
    supplierId: people.supplier.id,
    products: [{ productId: things.productId, quantity: 2, unitPrice: 100 }],
    shippingAddress: '12 Mill Road',
    totalAmount: 200,
  })),
  'PUT /orders/:id/status': to(({ things }) => things.orderId, { status: 'confirmed' }),
  'PUT /notifications/read': body(({ things }) => ({ ids: [things.notificationId] })),
  'POST /chats': body(({ people }) => ({ userIds: [people.supplier.id] })),
  'POST /messages': body(({ things }) => ({ chatId: things.chatId, text: 'Hello' })),
  'POST /chats/:id/files': ({ things }) => ({
    params: { id: things.chatId },
    form: formOf({ file: 'no file' }),
  }),
  'PUT /chats/:id/read': (place) => ({
    params: { id: place.things.chatId },
    body: { messageId: place.things.messageId },
  }),
  'PUT /admin/users/:id/verification': to(({ people }) => people.supplier.id, {
    level: 'Gold',
    note: 'Seen.',
  }),
  'PUT /admin/reviews/:id': ({ things }) => ({
    params: { id: things.waitingId },
    body: { decision: 'reject', reason: 'Blurred.', revision: things.waitingRevision },
  }),
  'PUT /admin/reports/:id': to(({ things }) => things.reportId, { outcome: 'dismissed' }),
  'PUT /admin/contact-messages/:id': to(({ things }) => things.contactMessageId, { read: true }),
  'DELETE /admin/contact-messages/:id': to(({ things }) => things.contactMessageId),
  'POST /products/my/bulk': body(({ things }) => ({
    ids: [things.productId],
    action: 'deactivate',
  })),
  'PUT /admin/products/:id/take-down': to(({ things }) => things.productId, { reason: 'A copy.' }),
  'DELETE /products/:id': to(({ things }) => things.draftId),
  'PUT /admin/users/:id/suspension': to(({ people }) => people.leaver.id, { reason: 'A test.' }),
  'DELETE /admin/users/:id/suspension': to(({ people }) => people.leaver.id),
  'DELETE /auth/sessions/:id': to(() => 'nothing'),
  'POST /auth/leave/download': leaver,
  'POST /auth/account/delete': body(() => ({ password: 'not the password' })),
  'PUT /auth/password': body(() => ({ currentPassword: 'not the password', password: PASSWORD })),
  'POST /auth/leave/delete': leaver,
  'DELETE /auth/sessions': () => ({}),
  'POST /auth/logout': () => ({}),
};
