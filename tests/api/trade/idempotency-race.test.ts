// Twenty identical calls at once on two processes: one row, one notification, one mail, one reply, one set of files.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { picture } from '../../fixtures/files.ts';
import {
  createEnvironment,
  expectDatabaseIntact,
  type TestEnvironment,
  withDatabase,
} from '../environment.ts';
import { encodeMultipart, openMarketIn, unusedAddress } from '../market.ts';
import { type Mailbox, openMailbox } from '../platform/jobs/mailbox.ts';
import { openServer, type ServerProcess } from '../platform/process.ts';
import { storedFilesOf } from '../platform/stored-files.ts';
import { buildForm } from '../products/hostile-form.ts';
import { SENT_PRODUCT } from '../products/product-forms.ts';
import { openTrade, orderBodyFor, type Trade } from './trade.ts';

let mailbox: Mailbox;
let environment: TestEnvironment;
let trade: Trade;
let productId: string;
let enquiryId: string;
let both: readonly ServerProcess[];
beforeAll(async () => {
  // The mail server refuses, so mails stay in the outbox, where the test counts them.
  mailbox = await openMailbox({ refuseRecipient: () => ({ code: 451, text: 'Later' }) });
  const empty = await createEnvironment();
  environment = {
    ...empty,
    env: { ...empty.env, SMTP_URL: mailbox.url, TRUST_PROXY: '127.0.0.1' },
  };
  const market = await openMarketIn(environment);
  trade = await openTrade(market);
  productId = await trade.createLiveProduct();
  const body = { productId, subject: 'A mill', message: 'Which voltage?' };
  enquiryId = (await trade.buyer.api.call(sendEnquiry, { body })).data?.id ?? '';
  await market.app.close();
  both = await Promise.all([openServer(environment.env), openServer(environment.env)]);
});
afterAll(async () => {
  for (const running of both ?? []) await running.kill();
  await mailbox?.close();
  await environment?.remove();
});

const TABLES = [
  'enquiries',
  'enquiry_replies',
  'reports',
  'contact_messages',
  'orders',
  'products',
  'notifications',
  'outbox',
] as const;
type Counts = Record<(typeof TABLES)[number] | 'files', number>;
const rows = () =>
  withDatabase(environment, async ({ db }) => {
    const files = (await storedFilesOf(environment, 'uploads').names()).length;
    const counts: Partial<Counts> = { files };
    for (const table of TABLES) {
      const all = db.selectFrom(table).select(({ fn }) => fn.countAll().as('n'));
      counts[table] = Number((await all.executeTakeFirstOrThrow()).n);
    }
    return counts as Counts;
  });

type Call = () => {
  readonly path: string;
  readonly as: 'buyer' | 'supplier' | null;
  readonly body: object | FormData;
  /** Expected number of new rows; each notification also queues a mail. */
  readonly more: Partial<Counts>;
};
const image = await picture(64, 48);

const CALLS: Readonly<Record<string, Call>> = {
  'an enquiry': () => ({
    path: '/enquiries',
    as: 'buyer',
    body: { productId, subject: 'A mill', message: 'How much?', idempotencyKey: 'k' },
    more: { enquiries: 1, notifications: 1, outbox: 1 },
  }),
  'an inquiry from the window': () => ({
    path: '/inquiries',
    as: 'buyer',
    body: { productId, message: 'How much?', idempotencyKey: 'window' },
    more: { enquiries: 1, notifications: 1, outbox: 1 },
  }),
  'a reply': () => ({
    path: `/enquiries/${enquiryId}/replies`,
    as: 'supplier',
    body: { text: '380 V.', idempotencyKey: 'k' },
    more: { enquiry_replies: 1, notifications: 1, outbox: 1 },
  }),
  'a report by a visitor': () => ({
    path: `/products/${productId}/reports`,
    as: null,
    body: { reason: 'counterfeit', text: 'A copy.', idempotencyKey: 'k' },
    more: { reports: 1 },
  }),
  'a report by an account': () => ({
    path: `/products/${productId}/reports`,
    as: 'buyer',
    body: { reason: 'counterfeit', text: 'A copy.', idempotencyKey: 'k' },
    more: { reports: 1 },
  }),
  'a message of the contact form': () => ({
    path: '/contact',
    as: null,
    body: { Email: 'a@example.in', Message: 'Which voltage?', idempotencyKey: 'k' },
    more: { contact_messages: 1, outbox: 1 },
  }),
  'an order': () => ({
    path: '/orders',
    as: 'buyer',
    body: orderBodyFor(trade.supplier.id, productId, { idempotencyKey: 'k' }),
    more: { orders: 1, notifications: 1, outbox: 1 },
  }),
  'a product with a picture': () => ({
    path: '/products/create-new',
    as: 'supplier',
    body: buildForm([['images', image]], { ...SENT_PRODUCT, idempotencyKey: 'k' }),
    more: { products: 1, files: 3 },
  }),
};

const sendOnce = async (at: number, { path, as, body }: ReturnType<Call>) => {
  const { payload, headers } =
    body instanceof FormData
      ? await encodeMultipart(body)
      : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const reply = await fetch(`${both[at % 2]?.origin}/api${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      'x-forwarded-for': unusedAddress(),
      ...(as ? { authorization: `Bearer ${trade[as].token}` } : {}),
    },
    body: typeof payload === 'string' ? payload : new Uint8Array(payload),
  });
  return { status: reply.status, text: await reply.text() };
};

/** Sends again on 429: an account may have only a few forms open at a time. */
const send = async (at: number, testCall: ReturnType<Call>): ReturnType<typeof sendOnce> => {
  const reply = await sendOnce(at, testCall);
  return reply.status === 429 ? send(at, testCall) : reply;
};

test.each(Object.entries(CALLS))('%s', async (_, call) => {
  const before = await rows();
  const testCall = call();
  const all = await Promise.all(Array.from({ length: 20 }, (_, at) => send(at, testCall)));
  expect(all.filter(({ status }) => status !== 200)).toEqual([]);
  const idOf = ({ text }: { readonly text: string }): unknown => JSON.parse(text).data?.id;
  expect(new Set(all.map(idOf)).size).toBe(1);
  const later = await send(1, testCall);
  expect([later.status, idOf(later)]).toEqual([200, all[0] && idOf(all[0])]);
  const expected: Record<string, number> = { ...before };
  for (const [name, count] of Object.entries(testCall.more))
    expected[name] = (expected[name] ?? 0) + count;
  expect(await rows()).toEqual(expected);
  await expectDatabaseIntact(environment);
});
