// Two processes as one market: events, notifications, shared rate limits, and the same catalog.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { login } from '../../contract/accounts/auth.ts';
import { updateProfile } from '../../contract/accounts/profile.ts';
import { sendContactMessage } from '../../contract/admin/contact.ts';
import { listProducts } from '../../contract/catalog/products.ts';
import { createChat, markChatRead, sendChatMessage } from '../../contract/chat/chats.ts';
import { changeMyProducts } from '../../contract/products/my-products.ts';
import { sendEnquiry } from '../../contract/trade/enquiries.ts';
import { translateBatch } from '../../contract/translation/translate.ts';
import { setPassword } from '../../server/accounts/sign-in/credential-queries.ts';
import { hashPassword } from '../../server/accounts/sign-in/passwords.ts';
import { withDatabase } from '../api/environment.ts';
import { apiAt, type ServerProcess } from '../api/platform/process.ts';
import { type LiveClient, waitForEarlierEvents } from '../fixtures/live-client.ts';
import { type Cluster, type ClusterUser, startCluster } from './cluster.ts';

let cluster: Cluster;
let a: ServerProcess;
let b: ServerProcess;
beforeAll(async () => {
  cluster = await startCluster(60);
  [a, b] = await Promise.all([cluster.startServer(), cluster.startServer()]);
});
afterAll(() => cluster?.close());

const texts = (client: LiveClient) => client.messages().map(({ text }) => text);
const sendText = (
  { origin }: ServerProcess,
  { token }: ClusterUser,
  chatId: string,
  text: string,
) => apiAt(origin, token).call(sendChatMessage, { body: { chatId, text } });

const openConversation = async () => {
  const [buyer, supplier] = [await cluster.signUp(a, 'buyer'), await cluster.signUp(b, 'supplier')];
  await apiAt(b.origin, supplier.token).call(updateProfile, { body: { description: 'A works.' } });
  const chat = await apiAt(a.origin, buyer.token).call(createChat, {
    body: { userIds: [supplier.id] },
  });
  return { buyer, supplier, chatId: chat.id };
};

test('a message stored by one process is broadcast once to every connection of both processes', async () => {
  const { buyer, supplier, chatId } = await openConversation();
  const clientOfB = await cluster.connect(b.origin, supplier);
  const clientOfA = await cluster.connect(a.origin, supplier);
  const own = await cluster.connect(b.origin, buyer);
  const sentTexts = Array.from({ length: 20 }, (_, at) => `Line ${at}`);
  for (const [at, text] of sentTexts.entries())
    await sendText(a, at % 2 ? buyer : supplier, chatId, text);
  // Events are in order of message id, so when the last one has arrived, all earlier ones have.
  for (const client of [clientOfB, clientOfA, own])
    await vi.waitFor(() => expect(texts(client)).toHaveLength(sentTexts.length), 10_000);
  await sendText(b, buyer, chatId, 'The end');
  for (const client of [clientOfB, clientOfA, own]) {
    await vi.waitFor(() => expect(texts(client).at(-1)).toBe('The end'), 10_000);
    await waitForEarlierEvents(client);
    expect(texts(client)).toEqual([...sentTexts, 'The end']);
  }
});

test('typing and read marks reach the other process, and not their sender', async () => {
  const { buyer, supplier, chatId } = await openConversation();
  const [buyerClient, supplierClient] = [
    await cluster.connect(a.origin, buyer),
    await cluster.connect(b.origin, supplier),
  ];
  for (const client of [buyerClient, supplierClient])
    expect(await client.request('joinRoom', { chatId })).toEqual({ ok: true });
  await buyerClient.request('typing', { chatId });
  await vi.waitFor(() => expect(supplierClient.received('typing')).toEqual([{ chatId }]), 10_000);
  expect(buyerClient.received('typing')).toEqual([]);
  const { id } = await sendText(a, buyer, chatId, 'Read me');
  await apiAt(b.origin, supplier.token).call(markChatRead, {
    params: { id: chatId },
    body: { messageId: id },
  });
  await vi.waitFor(
    () => expect(buyerClient.received('messageRead')).toEqual([{ chatId, messageId: id }]),
    10_000,
  );
  expect(supplierClient.received('messageRead')).toEqual([]);
});

test('an admin who writes to the admin team receives each message once, as the buyer, in both processes', async () => {
  const admin = await cluster.signUp(a, 'admin');
  const other = await cluster.signUp(b, 'admin');
  const chat = await apiAt(a.origin, admin.token).call(createChat, {
    body: { userIds: ['admin'] },
  });
  const [clientOfB, otherAdminClient] = [
    await cluster.connect(b.origin, admin),
    await cluster.connect(b.origin, other),
  ];
  await sendText(a, admin, chat.id, 'Dear desk');
  await vi.waitFor(() => expect(texts(otherAdminClient)).toEqual(['Dear desk']), 10_000);
  await vi.waitFor(() => expect(texts(clientOfB)).toEqual(['Dear desk']), 10_000);
  await sendText(b, other, chat.id, 'Dear buyer');
  await vi.waitFor(() => expect(texts(clientOfB)).toEqual(['Dear desk', 'Dear buyer']), 10_000);
  const sides = clientOfB.messages().map(({ sender }) => sender.id);
  expect(sides).toEqual([admin.id, 'admin']);
});

test('a notification of one process is broadcast in the other', async () => {
  const buyer = await cluster.signUp(a, 'buyer');
  const supplier = await cluster.signUp(a, 'supplier');
  const supplierClient = await cluster.connect(b.origin, supplier);
  await withDatabase(cluster.environment, ({ db }) =>
    db
      .updateTable('products')
      .set({ supplier_id: supplier.id })
      .where(
        'no',
        '=',
        db.selectFrom('products').select((each) => each.fn.max('no').as('no')),
      )
      .execute(),
  );
  const { id } = await withDatabase(cluster.environment, ({ db }) =>
    db
      .selectFrom('products')
      .select('id')
      .where('supplier_id', '=', supplier.id)
      .executeTakeFirstOrThrow(),
  );
  await apiAt(a.origin, buyer.token).call(sendEnquiry, {
    body: { productId: id, message: 'How much?', subject: 'Price' },
  });
  await vi.waitFor(
    () => expect(supplierClient.received('notification')).toMatchObject([{ kind: 'enquiry.new' }]),
    10_000,
  );
});

test('a rate limit counts over both processes', async () => {
  const body = { email: 'asha@example.in', message: 'Hello' };
  const send = async ({ origin }: ServerProcess) => {
    const sent = apiAt(origin).call(sendContactMessage, { body });
    return sent.then(
      () => 200,
      (error: { status: number }) => error.status,
    );
  };
  const answers: number[] = [];
  for (let at = 0; at < 8; at++) answers.push(await send(at % 2 ? a : b));
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
});

test('the translation limit a minute counts over both processes', async () => {
  const batch = {
    texts: Array.from({ length: 20 }, () => 'x'.repeat(999)),
    targetLang: 'zh-Hans' as const,
  };
  const { token } = await cluster.signUp(a, 'buyer');
  const answers: number[] = [];
  for (let at = 0; at < 12; at++)
    answers.push(
      await apiAt((at % 2 ? a : b).origin, token)
        .call(translateBatch, { body: batch })
        .then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
    );
  expect(answers.filter((status) => status === 200)).toHaveLength(10);
  expect(answers.slice(10)).toEqual([429, 429]);
});

test('a change by one process is visible in the other and in a page process at once', async () => {
  const web = await cluster.startServer({ API_ORIGIN: b.origin });
  const password = 'a supplier secret';
  const busiestSupplier = await withDatabase(cluster.environment, async ({ db }) => {
    const busiest = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .orderBy('product_count', 'desc')
      .executeTakeFirstOrThrow();
    await setPassword(db, busiest.id, await hashPassword(password));
    return busiest;
  });
  const { token } = await apiAt(a.origin).call(login, {
    body: { email: busiestSupplier.email, password },
  });
  const listed = await apiAt(a.origin).call(listProducts, {
    query: { supplier: busiestSupplier.id, limit: 5 },
  });
  const [product] = listed.products;
  if (!product) throw new Error('the largest supplier has no product');
  const page = `${web.origin}/product/${product.id}`;
  const otherProcessUrl = `${b.origin}/api/products/${product.id}`;
  const status = async (url: string) => (await fetch(url)).status;
  const readStatuses = async () => [await status(otherProcessUrl), await status(page)];
  expect(await readStatuses()).toEqual([200, 200]);
  const set = (action: 'activate' | 'deactivate') =>
    apiAt(a.origin, token).call(changeMyProducts, { body: { ids: [product.id], action } });
  for (const [action, now] of [
    ['deactivate', 404],
    ['activate', 200],
  ] as const) {
    await set(action);
    const changed = performance.now();
    await vi.waitFor(async () => expect(await readStatuses()).toEqual([now, now]), {
      timeout: 10_000,
      interval: 20,
    });
    // Without the event, the page process would notice the change only after 5 s.
    expect(performance.now() - changed).toBeLessThan(4_500);
  }
});
