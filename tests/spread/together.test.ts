// Two processes as one market: events, notifications, shared rate limits, and the same catalog.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { login, updateProfile } from '../../contract/accounts/auth.ts';
import { sendContactMessage } from '../../contract/admin/contact.ts';
import { listProducts } from '../../contract/catalog/products.ts';
import { createChat, markChatRead, sendChatMessage } from '../../contract/chat/chats.ts';
import { readNewMessage } from '../../contract/chat/live.ts';
import { changeMyProducts } from '../../contract/products/my-products.ts';
import { sendEnquiry } from '../../contract/trade/enquiries.ts';
import { translateBatch } from '../../contract/translation/translate.ts';
import { accountsRepository } from '../../server/accounts/account-queries.ts';
import { hashPassword } from '../../server/accounts/passwords.ts';
import { inDatabase } from '../api/place.ts';
import { apiAt, type Running } from '../api/platform/process.ts';
import type { LiveClient } from '../fixtures/live-client.ts';
import { openStage, type Someone, type Stage } from './stage.ts';

let stage: Stage;
let a: Running;
let b: Running;
beforeAll(async () => {
  stage = await openStage(60);
  [a, b] = await Promise.all([stage.run(), stage.run()]);
});
afterAll(() => stage?.close());

const texts = (client: LiveClient) =>
  client.heard('newMessage').map((payload) => readNewMessage(payload)?.message.text);
/** Round trip behind all earlier events of this connection; an event of another process has been sent by then. */
const caughtUp = (client: LiveClient) => client.ask('sendMessage', { _id: 'x', chatId: 'x' });
const say = ({ origin }: Running, { token }: Someone, chatId: string, text: string) =>
  apiAt(origin, token).call(sendChatMessage, { body: { chatId, text } });

const talk = async () => {
  const [buyer, supplier] = [await stage.signUp(a, 'buyer'), await stage.signUp(b, 'supplier')];
  await apiAt(b.origin, supplier.token).call(updateProfile, { body: { description: 'A works.' } });
  const { chat } = await apiAt(a.origin, buyer.token).call(createChat, {
    body: { userIds: [supplier.id] },
  });
  return { buyer, supplier, chatId: chat.id };
};

test('a message stored by one process is told once to everybody, wherever they are connected', async () => {
  const { buyer, supplier, chatId } = await talk();
  const there = await stage.join(b.origin, supplier);
  const here = await stage.join(a.origin, supplier);
  const own = await stage.join(b.origin, buyer);
  const said = Array.from({ length: 20 }, (_, at) => `Line ${at}`);
  for (const [at, text] of said.entries()) await say(a, at % 2 ? buyer : supplier, chatId, text);
  // Events are in order of message id, so when the last one has arrived, all earlier ones have.
  for (const client of [there, here, own])
    await vi.waitFor(() => expect(texts(client)).toHaveLength(said.length), 10_000);
  await say(b, buyer, chatId, 'The end');
  for (const client of [there, here, own]) {
    await vi.waitFor(() => expect(texts(client).at(-1)).toBe('The end'), 10_000);
    await caughtUp(client);
    expect(texts(client)).toEqual([...said, 'The end']);
  }
});

test('typing and read marks cross over, and come back to nobody who caused them', async () => {
  const { buyer, supplier, chatId } = await talk();
  const [asking, selling] = [
    await stage.join(a.origin, buyer),
    await stage.join(b.origin, supplier),
  ];
  for (const client of [asking, selling])
    expect(await client.ask('joinRoom', { chatId })).toEqual({ ok: true });
  await asking.ask('typing', { chatId });
  await vi.waitFor(() => expect(selling.heard('typing')).toEqual([{ chatId }]), 10_000);
  expect(asking.heard('typing')).toEqual([]);
  const { id } = await say(a, buyer, chatId, 'Read me');
  await apiAt(b.origin, supplier.token).call(markChatRead, {
    params: { id: chatId },
    body: { messageId: id },
  });
  await vi.waitFor(
    () => expect(asking.heard('messageRead')).toEqual([{ chatId, messageId: id }]),
    10_000,
  );
  expect(selling.heard('messageRead')).toEqual([]);
});

test('an admin who asks the desk is told once, as the buyer, in either process', async () => {
  const admin = await stage.signUp(a, 'admin');
  const other = await stage.signUp(b, 'admin');
  const { chat } = await apiAt(a.origin, admin.token).call(createChat, {
    body: { userIds: ['admin'] },
  });
  const [there, desk] = [await stage.join(b.origin, admin), await stage.join(b.origin, other)];
  await say(a, admin, chat.id, 'Dear desk');
  await vi.waitFor(() => expect(texts(desk)).toEqual(['Dear desk']), 10_000);
  await vi.waitFor(() => expect(texts(there)).toEqual(['Dear desk']), 10_000);
  await say(b, other, chat.id, 'Dear buyer');
  await vi.waitFor(() => expect(texts(there)).toEqual(['Dear desk', 'Dear buyer']), 10_000);
  const sides = there
    .heard('newMessage')
    .map((payload) => readNewMessage(payload)?.message.sender?.id);
  expect(sides).toEqual([admin.id, 'admin']);
});

test('a notice of one process rings in the other', async () => {
  const buyer = await stage.signUp(a, 'buyer');
  const supplier = await stage.signUp(a, 'supplier');
  const bell = await stage.join(b.origin, supplier);
  await inDatabase(stage.place, ({ db }) =>
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
  const { id } = await inDatabase(stage.place, ({ db }) =>
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
    () => expect(bell.heard('notification')).toMatchObject([{ kind: 'enquiry.new' }]),
    10_000,
  );
});

test('a limit counts in both together', async () => {
  const body = { Email: 'asha@example.in', Message: 'Hello' };
  const send = async ({ origin }: Running) => {
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

test('so does the text that may be translated in a minute', async () => {
  const batch = {
    texts: Array.from({ length: 20 }, () => 'x'.repeat(999)),
    targetLang: 'zh-Hans' as const,
  };
  const { token } = await stage.signUp(a, 'buyer');
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

test('a change by one process is seen by the other at once, and by a process of pages', async () => {
  const web = await stage.run({ API_ORIGIN: b.origin });
  const password = 'a supplier secret';
  const seller = await inDatabase(stage.place, async ({ db }) => {
    const busiest = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .orderBy('product_count', 'desc')
      .executeTakeFirstOrThrow();
    await accountsRepository(db).setPassword(busiest.id, await hashPassword(password));
    return busiest;
  });
  const { token } = await apiAt(a.origin).call(login, { body: { email: seller.email, password } });
  const listed = await apiAt(a.origin).call(listProducts, {
    query: { supplier: seller.id, limit: 5 },
  });
  const [product] = listed.products;
  if (!product) throw new Error('the busiest has no listing');
  const page = `${web.origin}/product/${product.id}`;
  const elsewhere = `${b.origin}/api/products/${product.id}`;
  const status = async (url: string) => (await fetch(url)).status;
  const seen = async () => [await status(elsewhere), await status(page)];
  expect(await seen()).toEqual([200, 200]);
  const set = (action: 'activate' | 'deactivate') =>
    apiAt(a.origin, token).call(changeMyProducts, { body: { ids: [product.id], action } });
  for (const [action, now] of [
    ['deactivate', 404],
    ['activate', 200],
  ] as const) {
    await set(action);
    const changed = performance.now();
    await vi.waitFor(async () => expect(await seen()).toEqual([now, now]), {
      timeout: 10_000,
      interval: 20,
    });
    // Without the event, the page process would notice the change only after 5 s.
    expect(performance.now() - changed).toBeLessThan(4_500);
  }
});
