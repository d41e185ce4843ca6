// Requests for each call of the permission table, built so that only permissions can refuse them.
import { vi } from 'vitest';
import {
  linkDownloadWithPassword,
  requestPasswordReset,
} from '../../../contract/accounts/account.ts';
import { login } from '../../../contract/accounts/auth.ts';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { listSessions } from '../../../contract/accounts/sessions.ts';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { getReview } from '../../../contract/admin/review.ts';
import type { Caller } from '../../../scripts/permissions.ts';
import type { Api } from '../../../src/api/call.ts';
import { codeOf, setUpApp } from '../../../tools/second-factor.ts';
import { picture } from '../../fixtures/files.ts';
import { formOf } from '../evidence/submitted.ts';
import { callAs, registrationBody, signUp } from '../users.ts';
import { createEvidence, createPublished } from './permission-evidence.ts';
import { FACTOR_CALLS } from './permission-factors.ts';
import {
  createFinishedImport,
  createImportOfLathe,
  TABLE_FILE,
  zipOfPicture,
} from './permission-imports.ts';
import { createInvitation, createMember, createRemovalToken } from './permission-members.ts';
import { createDeliveredOrder, createReview } from './permission-reviews.ts';
import { createSavedSearch, createStopToken, SEARCH } from './permission-searches.ts';
import {
  apiOf,
  createContactMessage,
  createLiveProduct,
  createPendingProduct,
  createReport,
  newUserLike,
  type PermissionSetup,
  PRODUCT_BODY,
} from './permission-setup.ts';
import {
  createChatWithFile,
  createChatWithMessage,
  createEnquiry,
  createOrder,
  orderBody,
} from './permission-trade.ts';

interface Call {
  readonly api: Api;
  readonly input: object;
}
const CONSIGNMENT = {
  ...{ hsCode: '8458.11', incoterm: 'CIF', amount: 100_000, currency: 'INR', quantity: 1 },
  ...{ bcdPercent: 10, igstPercent: 18 },
};

type CallBuilder = (setup: PermissionSetup, caller: Caller) => Promise<Call>;

/** A call with the same input for every caller. */
const fixedInput =
  (input: object = {}): CallBuilder =>
  async (setup, caller) => ({ api: apiOf(setup, caller), input });

/** A call about something made for it, once for all callers until one of them may have changed it (permission-cases.ts). */
const builtInput =
  (buildInput: (setup: PermissionSetup) => Promise<object>): CallBuilder =>
  async (setup, caller) => {
    setup.input ??= buildInput(setup);
    return { input: await setup.input, api: apiOf(setup, caller) };
  };

const inputOfCaller =
  (buildInput: (setup: PermissionSetup, caller: Caller) => Promise<object>): CallBuilder =>
  async (setup, caller) => ({ input: await buildInput(setup, caller), api: apiOf(setup, caller) });

/** A call that ends the caller's session or account: made by a new user each time. */
const asNewUser =
  (inputOf: (password: string) => object = () => ({})): CallBuilder =>
  async (setup, caller) => {
    const user = await newUserLike(setup, caller);
    return {
      api: user?.api ?? apiOf(setup, caller),
      input: inputOf(user?.password ?? 'a good secret'),
    };
  };

/** A call that leaves the product as it is. */
const onLiveProduct = (body?: object): CallBuilder =>
  builtInput(async ({ liveProduct }) => ({ params: { id: liveProduct }, ...(body && { body }) }));

const onProduct = (body?: object): CallBuilder =>
  builtInput(async (setup) => ({
    params: { id: await createLiveProduct(setup) },
    ...(body && { body }),
  }));

const onUser = (body?: object, suspended = false): CallBuilder =>
  builtInput(async (setup) => {
    const { id } = await signUp(setup.market, 'supplier');
    const params = { id };
    if (suspended)
      await setup.users.admin.api.call(suspendUser, { params, body: { reason: 'A test.' } });
    return { params, ...(body && { body }) };
  });

const onResource = (
  createResource: (setup: PermissionSetup) => Promise<string>,
  body?: object,
): CallBuilder =>
  builtInput(async (setup) => ({
    params: { id: await createResource(setup) },
    ...(body && { body }),
  }));

/** Of a supplier with a live product. */
const ofSupplier = builtInput(async ({ users }) => ({
  params: { id: users.supplier.id },
  query: {},
}));

const listCall = fixedInput({ query: {} });

/** Id of another session of the caller; empty if the caller cannot sign in. */
async function anotherSession(
  { market, users: people }: PermissionSetup,
  caller: Caller,
): Promise<string> {
  if (caller === 'visitor' || caller === 'suspended') return 'x';
  const { email, password, api } = people[caller];
  await market.api.call(login, { body: { email, password } });
  const { sessions } = await api.call(listSessions, {});
  return sessions.find(({ current }) => !current)?.id ?? '';
}

/** A call with the email and password of a new user of the caller's kind, whether or not the caller is signed in. */
const withPassword: CallBuilder = async (setup, caller) => {
  const user = (await newUserLike(setup, caller)) ?? (await signUp(setup.market, 'buyer'));
  const { email, password } = user;
  // An admin has a second factor.
  const app = caller === 'admin' ? await setUpApp(callAs(setup.market, user), password) : undefined;
  const code = app && codeOf(app.secret);
  return { api: apiOf(setup, caller), input: { body: { email, password, code } } };
};

/** Token of the link that confirms the email of a new account. */
async function confirmationToken({ market, mailbox }: PermissionSetup): Promise<string> {
  const { email } = await signUp(market, 'buyer');
  return vi.waitFor(
    () => {
      const mail = mailbox.confirmations.find(({ recipients }) => recipients.includes(email));
      const [, token] = /&token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
      if (!token) throw new Error('no mail yet');
      return token;
    },
    { timeout: 30_000 },
  );
}

async function resetToken(setup: PermissionSetup): Promise<string> {
  const { email } = await signUp(setup.market, 'buyer');
  await setup.market.api.call(requestPasswordReset, { body: { email } });
  return vi.waitFor(
    () => {
      const mail = setup.mailbox.mails.find(({ recipients }) => recipients.includes(email));
      const [, token] = /\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
      if (!token) throw new Error('no mail yet');
      return token;
    },
    { timeout: 30_000 },
  );
}

export const CALLS: Readonly<Record<string, CallBuilder>> = {
  'GET /health': fixedInput(),
  'GET /ready': fixedInput(),
  'GET /addresses': fixedInput({ query: { kind: 'products' } }),
  'POST /translate': fixedInput({ body: { text: 'lathe', targetLang: 'zh-Hans' } }),
  'POST /translate/batch': fixedInput({ body: { texts: ['lathe'], targetLang: 'zh-Hans' } }),
  'GET /products': listCall,
  'GET /products/:id': onLiveProduct(),
  'GET /products/categories': fixedInput(),
  'GET /products/machine-types': fixedInput({ query: { subcategory: 'metals-mining' } }),
  'GET /search/suggestions': fixedInput({ query: { q: 'lathe' } }),
  'GET /market/figures': fixedInput(),
  'GET /rules': fixedInput({ query: {} }),
  'POST /landed-cost': fixedInput({ body: CONSIGNMENT }),
  'GET /auth/suppliers': listCall,
  'GET /auth/suppliers/:id': ofSupplier,
  'GET /products/:id/reviews': builtInput(async ({ liveProduct }) => ({
    params: { id: liveProduct },
    query: {},
  })),
  'GET /auth/suppliers/:id/reviews': ofSupplier,
  'POST /contact': fixedInput({ body: { Email: 'a@example.in', Message: 'Hello' } }),
  'POST /products/:id/reports': onLiveProduct({ reason: 'misleading' }),

  'POST /auth/register': builtInput(async () => ({ body: registrationBody('buyer') })),
  'POST /auth/login': inputOfCaller(async ({ users: people }, caller) => {
    const { email, password } = people[caller === 'visitor' ? 'buyer' : caller];
    return { body: { email, password } };
  }),
  'POST /auth/logout': asNewUser(),
  'POST /auth/reset': builtInput(async (setup) => {
    const { email } = await signUp(setup.market, 'buyer');
    return { body: { email } };
  }),
  'POST /auth/reset/confirm': builtInput(async (setup) => ({
    body: { token: await resetToken(setup), password: 'another secret' },
  })),
  'GET /auth/me': fixedInput(),
  ...FACTOR_CALLS,
  'PUT /auth/profile': fixedInput({ body: { description: 'A works.' } }),
  'PUT /auth/password': asNewUser((currentPassword) => ({
    body: { currentPassword, password: 'another secret' },
  })),
  'GET /auth/email': fixedInput(),
  'POST /auth/email/confirmation': fixedInput(),
  'PUT /auth/email': asNewUser(() => ({ body: { email: registrationBody('buyer').email } })),
  'DELETE /auth/email': fixedInput(),
  'POST /auth/email/link': builtInput(async (setup) => ({
    body: { kind: 'confirm', token: await confirmationToken(setup) },
  })),
  'POST /auth/removal': builtInput(async (setup) => ({
    body: { token: await createRemovalToken(setup) },
  })),
  'DELETE /auth/sessions': asNewUser(),
  'GET /auth/sessions': fixedInput(),
  'DELETE /auth/sessions/:id': inputOfCaller(async (setup, caller) => ({
    params: { id: await anotherSession(setup, caller) },
  })),
  'GET /auth/account': fixedInput(),
  'GET /auth/account/link': fixedInput(),
  'POST /auth/leave/download/link': withPassword,
  'GET /auth/leave/download': builtInput(async (setup) => {
    const { email, password } = await signUp(setup.market, 'buyer');
    const body = { email, password };
    const { path } = await setup.market.api.call(linkDownloadWithPassword, { body });
    return { query: Object.fromEntries(new URL(path, 'http://x').searchParams) };
  }),
  'POST /auth/leave/delete': withPassword,
  'GET /auth/usage': fixedInput(),
  'POST /auth/account/delete': asNewUser(),

  'GET /products/my/products': listCall,
  'GET /products/my/products/:id': onLiveProduct(),
  'POST /products/create-new': fixedInput({ body: PRODUCT_BODY }),
  'PUT /products/:id': onProduct({ stock: 'In stock' }),
  'DELETE /products/:id': onProduct(),
  'POST /products/my/bulk': builtInput(async (setup) => ({
    body: { ids: [await createLiveProduct(setup)], action: 'deactivate' },
  })),

  'POST /products/my/prices': builtInput(async (setup) => ({
    body: { prices: [{ id: await createLiveProduct(setup), from: 1, to: 2 }] },
  })),

  'GET /products/imports/template': fixedInput({
    query: { machineType: 'cnc-lathe', format: 'csv' },
  }),
  'GET /products/imports/template/link': fixedInput({
    query: { machineType: 'cnc-lathe', format: 'csv' },
  }),
  'GET /products/imports/latest': fixedInput(),
  'POST /products/imports': fixedInput({ body: { machineType: 'cnc-lathe', file: TABLE_FILE } }),
  'PUT /products/imports/:id/columns': onResource(createImportOfLathe, { targets: ['name'] }),
  'POST /products/imports/:id/pictures': builtInput(async (setup) => ({
    params: { id: await createImportOfLathe(setup) },
    body: { file: await zipOfPicture() },
  })),
  'GET /products/imports/:id/issues': builtInput(async (setup) => ({
    params: { id: await createImportOfLathe(setup) },
    query: {},
  })),
  'GET /products/imports/:id/issues.csv': onResource(createImportOfLathe),
  'GET /products/imports/:id/issues.csv/link': onResource(createImportOfLathe),
  'POST /products/imports/:id/start': onResource(createImportOfLathe, { skipErrors: false }),
  'POST /products/imports/:id/submit': onResource(createFinishedImport),
  'POST /products/imports/:id/undo': onResource(createImportOfLathe),

  'POST /enquiries': fixedInput({ body: { subject: 'A mill', message: 'Which voltage?' } }),
  'POST /inquiries': fixedInput({ body: { productId: 'bis-certification', message: 'How long?' } }),
  'GET /enquiries/:id': onResource(createEnquiry),
  'PUT /enquiries/:id': onResource(createEnquiry, { status: 'closed' }),
  'POST /enquiries/:id/replies': onResource(createEnquiry, { text: 'Noted.' }),
  'GET /enquiries/': listCall,
  'GET /enquiries/vendor': listCall,
  'GET /enquiries/buyer': listCall,
  'GET /orders': listCall,
  'POST /orders': builtInput(async (setup) => ({ body: await orderBody(setup) })),
  'GET /orders/:id': onResource(createOrder),
  'PUT /orders/:id/status': onResource(createOrder, { status: 'cancelled' }),
  'GET /orders/:id/reviews': onResource(createOrder),
  'POST /reviews': builtInput(async (setup) => ({
    body: { ...(await createDeliveredOrder(setup)), rating: 5, text: 'Runs since the first day.' },
  })),
  'DELETE /reviews/:id': onResource(createReview),
  'POST /reviews/:id/reply': onResource(createReview, { text: 'Thank you.' }),
  'POST /reviews/:id/reports': onResource(createReview, { reason: 'untrue' }),
  'PUT /reviews/:id/removal': onResource(createReview, { reason: 'Insults.' }),
  'GET /evidence': fixedInput(),
  'POST /evidence': builtInput(async () => ({ body: formOf('certificate') })),
  'PUT /evidence/:id': builtInput(async (setup) => ({
    params: { id: await createEvidence(setup) },
    body: formOf('certificate'),
  })),
  'DELETE /evidence/:id': onResource(createEvidence),
  'PUT /evidence/:id/publication': onResource(createPublished, { published: true }),
  'GET /evidence/:id/file': onResource(createEvidence),
  'GET /evidence/:id/file/link': onResource(createEvidence),
  'GET /auth/suppliers/:id/evidence/:document': builtInput(async (setup) => ({
    params: { id: setup.users.supplier.id, document: await createPublished(setup) },
  })),
  'GET /admin/evidence': listCall,
  'GET /admin/evidence/:id': onResource(createEvidence),
  'GET /admin/evidence/:id/file': onResource(createEvidence),
  'GET /admin/evidence/:id/file/link': onResource(createEvidence),
  'PUT /admin/evidence/:id': builtInput(async (setup) => ({
    params: { id: await createEvidence(setup) },
    body: { decision: 'reject', reason: 'Blurred.', checks: [], revision: 0 },
  })),
  'GET /shipping-addresses': fixedInput(),
  'DELETE /shipping-addresses/:id': onResource(createOrder),
  'GET /notifications': listCall,
  'GET /notifications/unread': fixedInput(),
  'GET /notifications/mails': fixedInput(),
  'PUT /notifications/mails': fixedInput({ body: { kind: 'orders', sent: true } }),
  'POST /notifications/mails/link': builtInput(async (setup) => ({
    query: { token: await createStopToken(setup), kind: 'orders', start: true },
  })),
  'GET /dashboard/waiting': fixedInput(),
  'GET /favourites': fixedInput(),
  'PUT /favourites/:id': onLiveProduct(),
  'DELETE /favourites/:id': onLiveProduct(),
  'PUT /favourites/:id/seen': onLiveProduct(),
  'POST /favourites/merge': fixedInput({ body: { favourites: [] } }),
  'GET /auth/blocks': fixedInput(),
  'DELETE /auth/blocks/:id': fixedInput({ params: { id: 'nobody' } }),
  'GET /company/members': fixedInput(),
  'PUT /company/members/:id': onResource(createMember, { role: 'viewer' }),
  'DELETE /company/members/:id': onResource(createMember),
  'PUT /company/me': fixedInput({ body: { name: 'Li Na' } }),
  'DELETE /company/me': asNewUser(),
  'POST /company/invitations': fixedInput({ body: { role: 'viewer' } }),
  // Also succeeds for one that does not exist.
  'DELETE /company/invitations/:id': fixedInput({ params: { id: 'nothing' } }),
  'POST /company/invitations/open': builtInput(async (setup) => ({
    body: { token: await createInvitation(setup) },
  })),
  'POST /company/join': builtInput(async (setup) => ({
    body: {
      token: await createInvitation(setup),
      name: 'Li Na',
      email: registrationBody('buyer').email,
      password: 'a good secret',
    },
  })),
  'GET /favourites/products': fixedInput({ query: { ids: 'nothing' } }),
  'GET /saved-searches': fixedInput(),
  'POST /saved-searches': fixedInput({ body: SEARCH }),
  // The buyer's; the others get the same reply as for one that does not exist.
  'PUT /saved-searches/:id': onResource(createSavedSearch, { name: 'Mills' }),
  'DELETE /saved-searches/:id': onResource(createSavedSearch),
  'POST /saved-searches/stop': builtInput(async (setup) => ({
    query: { token: await createStopToken(setup) },
  })),
  'PUT /notifications/read': fixedInput({ body: {} }),
  'GET /chats/vendor': listCall,
  'GET /chats/buyer': listCall,
  // The buyer opens a chat with the supplier; every other caller names the buyer.
  'POST /chats': inputOfCaller(async (setup, caller) => {
    const { messageId } = await createChatWithMessage(setup);
    const { buyer, supplier } = setup.users;
    return { body: { userIds: [messageId && caller === 'buyer' ? supplier.id : buyer.id] } };
  }),
  'GET /chats/:id': onResource(async (setup) => (await createChatWithMessage(setup)).id),
  'GET /chats/:id/messages': onResource(async (setup) => (await createChatWithMessage(setup)).id),
  'PUT /chats/:id/read': builtInput(async (setup) => {
    const { id, messageId } = await createChatWithMessage(setup);
    return { params: { id }, body: { messageId } };
  }),
  'POST /chats/:id/files': builtInput(async (setup) => {
    const { id } = await createChatWithMessage(setup);
    return { params: { id }, body: { file: await picture(80, 60) } };
  }),
  'GET /chats/:id/files/:fileId/link': builtInput(async (setup) => {
    const { id, fileId } = await createChatWithFile(setup);
    return { params: { id, fileId } };
  }),
  'PUT /chats/:id/block': onResource(async (setup) => (await createChatWithMessage(setup)).id),
  'POST /chats/:id/reports': onResource(async (setup) => (await createChatWithMessage(setup)).id, {
    reason: 'spam',
  }),
  'POST /messages': builtInput(async (setup) => {
    const { id: chatId } = await createChatWithMessage(setup);
    return { body: { chatId, text: 'Hello' } };
  }),

  'GET /admin/analytics': fixedInput(),
  'GET /admin/users': listCall,
  'PUT /admin/users/:id/verification': onUser({ level: 'Gold', note: 'Seen.' }),
  'PUT /admin/users/:id/registrations': builtInput(async ({ market }) => {
    const { id, api } = await signUp(market, 'buyer');
    const iec = '0388012345';
    await api.call(updateProfile, { body: { iec } });
    return { params: { id }, body: { kind: 'iec', number: iec, checked: true } };
  }),
  'PUT /admin/users/:id/suspension': onUser({ reason: 'A test.' }),
  'DELETE /admin/users/:id/suspension': onUser(undefined, true),
  'GET /admin/reviews': listCall,
  'GET /admin/reviews/:id': builtInput(async (setup) => ({
    params: { id: await createPendingProduct(setup) },
  })),
  'PUT /admin/reviews/:id': builtInput(async (setup) => {
    const id = await createPendingProduct(setup);
    const { revision } = await setup.users.admin.api.call(getReview, { params: { id } });
    return { params: { id }, body: { decision: 'reject', reason: 'Blurred.', revision } };
  }),
  'GET /admin/import-reviews/:id': builtInput(async (setup) => ({
    params: { id: await createFinishedImport(setup) },
  })),
  'PUT /admin/import-reviews/:id': builtInput(async (setup) => ({
    params: { id: await createFinishedImport(setup) },
    body: { decision: 'approve', products: [{ id: 'none', revision: 1 }] },
  })),
  'PUT /admin/products/:id/take-down': onProduct({ reason: 'A copy.' }),
  'GET /admin/reports': listCall,
  'PUT /admin/reports/:id': builtInput(async (setup) => ({
    params: { id: await createReport(setup) },
    body: { outcome: 'dismissed' },
  })),
  'GET /admin/contact-messages': listCall,
  'PUT /admin/contact-messages/:id': builtInput(async (setup) => ({
    params: { id: await createContactMessage(setup) },
    body: { read: true },
  })),
  'DELETE /admin/contact-messages/:id': builtInput(async (setup) => ({
    params: { id: await createContactMessage(setup) },
  })),
  'GET /admin/audit': listCall,
  'GET /admin/rules': fixedInput(),
  'POST /admin/rules/exchange': fixedInput({
    body: { from: '2024-07-05', url: 'https://www.icegate.gov.in/', rates: 'USD,84.35' },
  }),
};
