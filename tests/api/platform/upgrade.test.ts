// Upgrade from release 0.1 (tests/fixtures/older-market, written by tools/older-market): the current code starts on its
// data and nothing is lost.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadAccount } from '../../../contract/accounts/account.ts';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import { listUsers } from '../../../contract/admin/admin-users.ts';
import { listAuditEntries } from '../../../contract/admin/audit.ts';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { getChat, listMessages } from '../../../contract/chat/chats.ts';
import { listNotifications } from '../../../contract/notifications/notifications.ts';
import { listMyProducts } from '../../../contract/products/my-products.ts';
import { getSupplier } from '../../../contract/suppliers/suppliers.ts';
import { getEnquiry } from '../../../contract/trade/enquiry-thread.ts';
import { getOrder } from '../../../contract/trade/order-status.ts';
import { placeOrder } from '../../../contract/trade/orders.ts';
import type { Api } from '../../../src/api/call.ts';
import { type Market, openMarketIn } from '../market.ts';
import { freshAddress } from '../people.ts';
import { emptyPlace, expectWhole, ON_DISK } from '../place.ts';

const FIXTURES = fileURLToPath(new URL('../../fixtures/older-market/', import.meta.url));

interface Account {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}
interface Facts {
  readonly password: string;
  readonly people: Readonly<
    Record<'buyer' | 'supplier' | 'other' | 'admin' | 'suspended' | 'leaver', Account>
  >;
  readonly things: Readonly<Record<'productId' | 'orderId' | 'enquiryId' | 'chatId', string>>;
  /** The public product ids. */
  readonly productIds: readonly string[];
}

let market: Market;
let facts: Facts;
beforeAll(async () => {
  const { env, remove } = await emptyPlace();
  const folder = env.DATA_DIR ?? '';
  const { DATABASE_URL } = env;
  const archive = join(FIXTURES, `${DATABASE_URL ? 'postgres' : 'sqlite'}.tar.gz`);
  await promisify(execFile)('tar', ['-xzf', archive, '-C', folder]);
  if (DATABASE_URL) {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    // Lines with a backslash are psql commands.
    await client.query(readFileSync(join(folder, 'database.sql'), 'utf8').replace(/^\\.*$/gm, ''));
    await client.end();
  }
  facts = JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8')) as Facts;
  market = await openMarketIn({ env: { ...env, ...ON_DISK }, remove });
  await market.app.ready();
});
afterAll(() => market?.close());

type Who = keyof Facts['people'];
const as = (who: Who): Api => market.apiAs(facts.people[who].token, { address: freshAddress() });

/** Size in bytes of a file that a reply references by its path under the API. */
async function fileAt(path: string, who: Who): Promise<number> {
  const reply = await market.app.inject({
    url: `/api${path}`,
    headers: { authorization: `Bearer ${facts.people[who].token}` },
    remoteAddress: freshAddress(),
  });
  expect([reply.statusCode, path]).toEqual([200, path]);
  return reply.rawPayload.length;
}

test('the database is whole', () => expectWhole(market));

test('sessions and passwords of then are those of today', async () => {
  const { buyer } = facts.people;
  expect(await as('buyer').call(getCurrentUser, {})).toMatchObject({
    id: buyer.id,
    email: buyer.email,
  });
  const body = { email: buyer.email, password: facts.password };
  const { user } = await market.apiAs(null, { address: freshAddress() }).call(login, { body });
  expect(user.id).toBe(buyer.id);
  for (const who of ['suspended', 'leaver'] as const)
    await expect(as(who).call(getCurrentUser, {})).rejects.toThrow();
});

test('the catalogue, its search and a supplier are there, with their pictures', async () => {
  const { productId } = facts.things;
  const all = await market.api.call(listProducts, { query: { limit: 100 } });
  expect(all.products.map(({ id }) => id).sort()).toEqual([...facts.productIds].sort());
  const found = await market.api.call(listProducts, { query: { search: 'rice mill 20' } });
  expect(found.products.map(({ id }) => id)).toContain(productId);
  const product = await market.api.call(getProduct, { params: { id: productId } });
  expect(product).toMatchObject({ id: productId, name: 'Rice mill 20 t' });
  expect(product.images).toHaveLength(1);
  for (const image of product.images) expect(await fileAt(image, 'buyer')).toBeGreaterThan(0);
  const supplier = await market.api.call(getSupplier, {
    params: { id: facts.people.supplier.id },
  });
  const { profile } = supplier;
  expect(profile).toMatchObject({ companyName: 'Works supplier' });
  expect(await fileAt(profile.avatar ?? '', 'buyer')).toBeGreaterThan(0);
});

test('a supplier has the products in their statuses', async () => {
  const { products } = await as('supplier').call(listMyProducts, { query: {} });
  expect(products.map(({ name, status }) => [name, status]).sort()).toEqual([
    ['Rice mill 20 t', 'active'],
    ['Rice mill 30 t', 'pending'],
    ['Rice mill 40 t', 'draft'],
    ['Rice mill 50 t', 'rejected'],
  ]);
});

test('both sides read the order, the inquiry and the conversation', async () => {
  const { orderId, enquiryId, chatId } = facts.things;
  for (const who of ['buyer', 'supplier'] as const) {
    const order = await as(who).call(getOrder, { params: { id: orderId } });
    expect(order).toMatchObject({ status: 'shipped', trackingNumber: 'MSK-1', total: 200 });
    expect(order.steps.map(({ status }) => status)).toEqual(['placed', 'confirmed', 'shipped']);
    const thread = await as(who).call(getEnquiry, { params: { id: enquiryId } });
    expect(thread.enquiry.message).toBe('Which voltage?');
    expect(thread.replies.map(({ text }) => text)).toEqual(['Three phases, 415 V.']);
    await as(who).call(getChat, { params: { id: chatId } });
    const { messages } = await as(who).call(listMessages, { params: { id: chatId }, query: {} });
    expect(messages.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Good morning', '早上好']),
    );
    const files = messages.flatMap(({ attachment }) => (attachment ? [attachment] : []));
    expect(files).toHaveLength(1);
    for (const { path } of files) expect(await fileAt(path, who)).toBeGreaterThan(0);
  }
  const { notifications } = await as('supplier').call(listNotifications, { query: {} });
  expect(notifications.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['order.new', 'enquiry.new', 'listing.approved', 'listing.rejected']),
  );
});

test('the admin finds the accounts and what was done to them', async () => {
  const { users } = await as('admin').call(listUsers, { query: { search: 'compare-' } });
  const emails = users.map(({ email }) => email);
  expect(emails).toContain(facts.people.suspended.email);
  expect(emails).not.toContain(facts.people.leaver.email);
  const { entries } = await as('admin').call(listAuditEntries, { query: {} });
  expect(entries.map(({ action }) => action)).toContain('user.suspend');
});

test('the market goes on: an order is placed, an account downloads what it has', async () => {
  const body = {
    supplierId: facts.people.supplier.id,
    products: [{ productId: facts.things.productId, quantity: 1, unitPrice: 100 }],
    shippingAddress: '12 Mill Road, Erode',
    totalAmount: 100,
  };
  expect((await as('buyer').call(placeOrder, { body })).order?.status).toBe('placed');
  const download = await as('buyer').call(downloadAccount, {});
  expect(download.size).toBeGreaterThan(1_000);
});
