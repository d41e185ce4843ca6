// Valid bodies of each writing call.
import { SAMPLE_CALLS, SAMPLE_PASSWORD, SAMPLE_PRODUCT } from '../sample-calls.ts';
import type { CallRequest, ReadContext } from './reads.ts';
import type { Role } from './users.ts';

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
  ...sample('POST /landed-cost'),
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
  'POST /evidence': () => ({ form: formOf({ kind: 'certificate', consent: 'true' }) }),
  'PUT /evidence/:id': () => ({
    params: { id: 'nothing' },
    form: formOf({ kind: 'factoryPhoto', title: 'Gate', issued: '2026-01-05', consent: 'true' }),
  }),
  'DELETE /evidence/:id': toId(() => 'nothing'),
  'PUT /evidence/:id/publication': toId(() => 'nothing', { published: true }),
  'PUT /admin/evidence/:id': toId(() => 'nothing', {
    decision: 'reject',
    reason: 'Blurred.',
    checks: [],
    revision: 0,
  }),
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
  'POST /auth/email/confirmation': () => ({}),
  'PUT /auth/email': body(() => ({ email: 'asha' })),
  'POST /auth/confirmation': body(() => ({ password: 'not the password' })),
  'POST /auth/confirmation/passkey': () => ({}),
  'DELETE /auth/email': () => ({}),
  'POST /auth/email/link': body(() => ({ token: 'nothing', kind: 'confirm' })),
  'POST /auth/removal': body(() => ({ token: 'nothing' })),
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
  'PUT /admin/users/:id/registrations': toId(() => 'nothing', {
    kind: 'iec',
    number: '0388012345',
    checked: true,
  }),
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
  // Nobody but the admin has a factor. The replies with secrets and challenges differ in each run, so those calls lack the password.
  'POST /auth/second-factor': body(() => ({ code: 'aaaa-bbbb-cccc-dddd' })),
  'POST /auth/second-factor/totp': () => ({}),
  'POST /auth/second-factor/totp/confirm': body(() => ({ code: '000000' })),
  'POST /auth/second-factor/totp/remove': () => ({}),
  'POST /auth/second-factor/recovery-codes': () => ({}),
  'POST /auth/second-factor/passkeys/options': () => ({}),
  'POST /auth/second-factor/passkeys': body(() => ({ name: 'Phone' })),
  'POST /auth/second-factor/passkeys/:id/remove': toId(() => 'nothing'),
  'POST /auth/second-factor/passkey/options': () => ({}),
  'POST /auth/second-factor/passkey': body(() => ({})),
  'POST /auth/leave/download': leaver,
  'POST /auth/leave/download/link': body(() => ({
    email: 'nobody@example.com',
    password: SAMPLE_PASSWORD,
  })),
  'POST /auth/account/delete': () => ({}),
  'PUT /auth/password': body(() => ({
    currentPassword: 'not the password',
    password: SAMPLE_PASSWORD,
  })),
  'POST /auth/leave/delete': leaver,
  'DELETE /auth/sessions': () => ({}),
  'POST /auth/logout': () => ({}),
};
