// Requests for each call of the permission table, built so that only permissions can refuse them.
import { vi } from 'vitest';
import { requestPasswordReset } from '../../../contract/accounts/account.ts';
import { login } from '../../../contract/accounts/auth.ts';
import { listSessions } from '../../../contract/accounts/sessions.ts';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { getReview } from '../../../contract/admin/review.ts';
import type { Api } from '../../../src/api/call.ts';
import { picture } from '../../fixtures/files.ts';
import { freshAddress, newcomer, signUp } from '../people.ts';
import {
  apiOf,
  type Caller,
  contactMessage,
  LISTING,
  liveListing,
  newOneLike,
  openReport,
  type Stage,
  waitingListing,
} from './permission-stage.ts';
import { chat, enquiry, order, orderBody } from './permission-trade.ts';

interface Call {
  readonly api: Api;
  readonly input: object;
}
type Make = (stage: Stage, caller: Caller) => Promise<Call>;

/** A call with the same input for every caller. */
const plain =
  (input: object = {}): Make =>
  async (stage, caller) => ({ api: apiOf(stage, caller), input });

const made =
  (make: (stage: Stage, caller: Caller) => Promise<object>): Make =>
  async (stage, caller) => ({ input: await make(stage, caller), api: apiOf(stage, caller) });

/** A call that ends the caller's session or account: made by a new user each time. */
const once =
  (inputOf: (password: string) => object = () => ({})): Make =>
  async (stage, caller) => {
    const someone = await newOneLike(stage, caller);
    return {
      api: someone?.api ?? apiOf(stage, caller),
      input: inputOf(someone?.password ?? 'a good secret'),
    };
  };

const onListing = (body?: object): Make =>
  made(async (stage) => ({ params: { id: await liveListing(stage) }, ...(body && { body }) }));

const onUser = (body?: object, suspended = false): Make =>
  made(async (stage) => {
    const { id } = await signUp(stage.market, 'supplier');
    const params = { id };
    if (suspended)
      await apiOf(stage, 'admin').call(suspendUser, { params, body: { reason: 'A test.' } });
    return { params, ...(body && { body }) };
  });

const onTrade = (thing: (stage: Stage) => Promise<string>, body?: object): Make =>
  made(async (stage) => ({ params: { id: await thing(stage) }, ...(body && { body }) }));

const paged = plain({ query: {} });

/** Id of another session of the caller; empty if the caller cannot sign in. */
async function anotherSession({ market, people }: Stage, caller: Caller): Promise<string> {
  if (caller === 'visitor' || caller === 'suspended') return 'x';
  const { email, password } = people[caller];
  const { token } = await market
    .apiAs(null, { address: freshAddress() })
    .call(login, { body: { email, password } });
  const sessions = await market.apiAs(token).call(listSessions, {});
  return sessions.find(({ current }) => current)?.id ?? '';
}

/** A call with the email and password of a new user of the caller's kind, whether or not the caller is signed in. */
const withPassword: Make = async (stage, caller) => {
  const someone = (await newOneLike(stage, caller)) ?? (await signUp(stage.market, 'buyer'));
  const { email, password } = someone;
  return { api: apiOf(stage, caller), input: { body: { email, password } } };
};

async function resetToken(stage: Stage): Promise<string> {
  const { email } = await signUp(stage.market, 'buyer');
  await apiOf(stage, 'visitor').call(requestPasswordReset, { body: { email } });
  return vi.waitFor(
    () => {
      const mail = stage.mailbox.mails.find(({ recipients }) => recipients.includes(email));
      const [, token] = /#token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
      if (!token) throw new Error('no mail yet');
      return token;
    },
    { timeout: 10_000 },
  );
}

export const CALLS: Readonly<Record<string, Make>> = {
  'GET /health': plain(),
  'GET /ready': plain(),
  'GET /addresses': plain({ query: { kind: 'products' } }),
  'POST /translate': plain({ body: { text: 'lathe', targetLang: 'zh-Hans' } }),
  'POST /translate/batch': plain({ body: { texts: ['lathe'], targetLang: 'zh-Hans' } }),
  'GET /products': paged,
  'GET /products/:id': onListing(),
  'GET /products/categories': plain(),
  'GET /auth/suppliers': paged,
  'GET /auth/suppliers/:id': made(async (stage) => {
    await liveListing(stage);
    return { params: { id: stage.people.supplier.id }, query: {} };
  }),
  'POST /contact': plain({ body: { Email: 'a@example.in', Message: 'Hello' } }),
  'POST /products/:id/reports': onListing({ reason: 'misleading' }),

  'POST /auth/register': made(async () => ({ body: newcomer('buyer') })),
  'POST /auth/login': made(async ({ people }, caller) => {
    const { email, password } = people[caller === 'visitor' ? 'buyer' : caller];
    return { body: { email, password } };
  }),
  'POST /auth/logout': once(),
  'POST /auth/reset': made(async (stage) => {
    const { email } = await signUp(stage.market, 'buyer');
    return { body: { email } };
  }),
  'POST /auth/reset/confirm': made(async (stage) => ({
    body: { token: await resetToken(stage), password: 'another secret' },
  })),
  'GET /auth/me': plain(),
  'PUT /auth/profile': plain({ body: { description: 'A works.' } }),
  'PUT /auth/password': once((currentPassword) => ({
    body: { currentPassword, password: 'another secret' },
  })),
  'DELETE /auth/sessions': once(),
  'GET /auth/sessions': plain(),
  'DELETE /auth/sessions/:id': made(async (stage, caller) => ({
    params: { id: await anotherSession(stage, caller) },
  })),
  'GET /auth/account': plain(),
  'POST /auth/leave/download': withPassword,
  'POST /auth/leave/delete': withPassword,
  'GET /auth/usage': plain(),
  'POST /auth/account/delete': once((password) => ({ body: { password } })),

  'GET /products/my/products': paged,
  'GET /products/my/products/:id': onListing(),
  'POST /products/create-new': plain({ body: LISTING }),
  'PUT /products/:id': onListing({ stock: 'In stock' }),
  'DELETE /products/:id': onListing(),
  'POST /products/my/bulk': made(async (stage) => ({
    body: { ids: [await liveListing(stage)], action: 'deactivate' },
  })),

  'POST /enquiries': plain({ body: { subject: 'A mill', message: 'Which voltage?' } }),
  'POST /inquiries': plain({ body: { productId: 'bis-certification', message: 'How long?' } }),
  'GET /enquiries/:id': onTrade(enquiry),
  'PUT /enquiries/:id': onTrade(enquiry, { status: 'closed' }),
  'POST /enquiries/:id/replies': onTrade(enquiry, { text: 'Noted.' }),
  'GET /enquiries/': paged,
  'GET /enquiries/vendor': paged,
  'GET /enquiries/buyer': paged,
  'GET /orders': paged,
  'POST /orders': made(async (stage) => ({ body: await orderBody(stage) })),
  'GET /orders/:id': onTrade(order),
  'PUT /orders/:id/status': onTrade(order, { status: 'cancelled' }),
  'GET /notifications': paged,
  'GET /notifications/unread': plain(),
  'PUT /notifications/read': plain({ body: {} }),
  'GET /chats/vendor': paged,
  'GET /chats/buyer': paged,
  // The buyer opens a chat with the supplier; every other caller names the buyer.
  'POST /chats': made(async (stage, caller) => {
    const { messageId } = await chat(stage);
    const { buyer, supplier } = stage.people;
    return { body: { userIds: [messageId && caller === 'buyer' ? supplier.id : buyer.id] } };
  }),
  'GET /chats/:id': onTrade(async (stage) => (await chat(stage)).id),
  'GET /chats/:id/messages': onTrade(async (stage) => (await chat(stage)).id),
  'PUT /chats/:id/read': made(async (stage) => {
    const { id, messageId } = await chat(stage);
    return { params: { id }, body: { messageId } };
  }),
  'POST /chats/:id/files': made(async (stage) => {
    const { id } = await chat(stage);
    return { params: { id }, body: { file: await picture(80, 60) } };
  }),
  'POST /messages': made(async (stage) => {
    const { id: chatId } = await chat(stage);
    return { body: { chatId, text: 'Hello' } };
  }),

  'GET /admin/analytics': plain(),
  'GET /admin/users': paged,
  'PUT /admin/users/:id/verification': onUser({ level: 'Gold', note: 'Seen.' }),
  'PUT /admin/users/:id/suspension': onUser({ reason: 'A test.' }),
  'DELETE /admin/users/:id/suspension': onUser(undefined, true),
  'GET /admin/reviews': paged,
  'GET /admin/reviews/:id': made(async (stage) => ({
    params: { id: await waitingListing(stage) },
  })),
  'PUT /admin/reviews/:id': made(async (stage) => {
    const id = await waitingListing(stage);
    const { revision } = await apiOf(stage, 'admin').call(getReview, { params: { id } });
    return { params: { id }, body: { decision: 'reject', reason: 'Blurred.', revision } };
  }),
  'PUT /admin/products/:id/take-down': onListing({ reason: 'A copy.' }),
  'GET /admin/reports': paged,
  'PUT /admin/reports/:id': made(async (stage) => ({
    params: { id: await openReport(stage) },
    body: { outcome: 'dismissed' },
  })),
  'GET /admin/contact-messages': paged,
  'PUT /admin/contact-messages/:id': made(async (stage) => ({
    params: { id: await contactMessage(stage) },
    body: { read: true },
  })),
  'DELETE /admin/contact-messages/:id': made(async (stage) => ({
    params: { id: await contactMessage(stage) },
  })),
  'GET /admin/audit': paged,
};
