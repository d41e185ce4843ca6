// Twenty identical calls at once on two processes: one row, one notification, one mail, one reply, one set of files.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { picture } from '../../fixtures/files.ts';
import { openMarketIn } from '../market.ts';
import { freshAddress } from '../people.ts';
import { emptyPlace, expectWhole, inDatabase, type Place } from '../place.ts';
import { filesIn } from '../platform/kept-files.ts';
import { type Mailbox, openMailbox } from '../platform/mailbox.ts';
import { freePort, opened, type Running, start } from '../platform/process.ts';
import { formBytes, WHOLE } from '../products/forms.ts';
import { formOf } from '../products/hostile-form.ts';
import { openTrade, orderFor, type Trade } from './trade.ts';

let mailbox: Mailbox;
let place: Place;
let trade: Trade;
let productId: string;
let enquiryId: string;
let both: readonly Running[];
beforeAll(async () => {
  // The mail server refuses, so mails stay in the outbox, where the test counts them.
  mailbox = await openMailbox({ refuses: () => ({ code: 451, text: 'Later' }) });
  const empty = await emptyPlace();
  place = { ...empty, env: { ...empty.env, SMTP_URL: mailbox.url, TRUST_PROXY: '127.0.0.1' } };
  const market = await openMarketIn(place);
  trade = await openTrade(market);
  productId = await trade.live();
  const body = { productId, subject: 'A mill', message: 'Which voltage?' };
  enquiryId = (await trade.buyer.api.call(sendEnquiry, { body })).enquiry?.id ?? '';
  await market.app.close();
  const ports = await Promise.all([freePort(), freePort()]);
  both = ports.map((port) => start({ ...place.env, PORT: String(port) }));
  await Promise.all(both.map(opened));
});
afterAll(async () => {
  for (const { child, exit } of both ?? []) {
    child.kill('SIGKILL');
    await exit;
  }
  await mailbox?.close();
  await place?.remove();
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
  inDatabase(place, async ({ db }) => {
    const files = (await filesIn(place, 'uploads').names()).length;
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
    body: orderFor(trade.supplier.id, productId, { idempotencyKey: 'k' }),
    more: { orders: 1, notifications: 1, outbox: 1 },
  }),
  'a product with a picture': () => ({
    path: '/products/create-new',
    as: 'supplier',
    body: formOf([['images', image]], { ...WHOLE, idempotencyKey: 'k' }),
    more: { products: 1, files: 3 },
  }),
};

const sendOnce = async (at: number, { path, as, body }: ReturnType<Call>) => {
  const { payload, headers } =
    body instanceof FormData
      ? await formBytes(body)
      : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const reply = await fetch(`${both[at % 2]?.origin}/api${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      'x-forwarded-for': freshAddress(),
      ...(as ? { authorization: `Bearer ${trade[as].token}` } : {}),
    },
    body: typeof payload === 'string' ? payload : new Uint8Array(payload),
  });
  return { status: reply.status, text: await reply.text() };
};

/** Sends again on 429: an account may have only a few forms open at a time. */
const send = async (at: number, given: ReturnType<Call>): ReturnType<typeof sendOnce> => {
  const reply = await sendOnce(at, given);
  return reply.status === 429 ? send(at, given) : reply;
};

test.each(Object.entries(CALLS))('%s', async (_, call) => {
  const before = await rows();
  const given = call();
  const all = await Promise.all(Array.from({ length: 20 }, (_, at) => send(at, given)));
  expect(all.filter(({ status }) => status !== 200)).toEqual([]);
  const idOf = ({ text }: { readonly text: string }): unknown => JSON.parse(text).data?.id;
  expect(new Set(all.map(idOf)).size).toBe(1);
  const later = await send(1, given);
  expect([later.status, idOf(later)]).toEqual([200, all[0] && idOf(all[0])]);
  const expected: Record<string, number> = { ...before };
  for (const [name, count] of Object.entries(given.more))
    expected[name] = (expected[name] ?? 0) + count;
  expect(await rows()).toEqual(expected);
  await expectWhole(place);
});
