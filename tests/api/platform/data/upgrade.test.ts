// Upgrade from release 0.1 (tests/fixtures/older-market, written by tools/older-market): the current code starts on its
// data and nothing is lost.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { downloadAccount } from '../../../../contract/accounts/account.ts';
import { getCurrentUser, login } from '../../../../contract/accounts/auth.ts';
import { listUsers } from '../../../../contract/admin/admin-users.ts';
import { listAuditEntries } from '../../../../contract/admin/audit.ts';
import { getProduct, listProducts } from '../../../../contract/catalog/products.ts';
import { getChat, listMessages } from '../../../../contract/chat/chats.ts';
import { listNotifications } from '../../../../contract/notifications/notifications.ts';
import { listMyProducts } from '../../../../contract/products/my-products.ts';
import { getSupplier } from '../../../../contract/suppliers/suppliers.ts';
import { getEnquiry } from '../../../../contract/trade/enquiry-thread.ts';
import { getOrder } from '../../../../contract/trade/order-status.ts';
import { placeOrder } from '../../../../contract/trade/orders.ts';
import type { Api } from '../../../../src/api/call.ts';
import { setUpApp } from '../../../../tools/second-factor.ts';
import {
  markedTranslation,
  respond,
  startTranslateService,
} from '../../../fixtures/libre-translate.ts';
import { createEnvironment, DISK_STORAGE, expectDatabaseIntact } from '../../environment.ts';
import { eventually } from '../../eventually.ts';
import { openMarketIn } from '../../market.ts';
import { runSql } from '../../postgres-database.ts';
import { callAs, rawRequest } from '../../users.ts';

const FIXTURES = fileURLToPath(new URL('../../../fixtures/older-market/', import.meta.url));

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
const { env, remove } = await createEnvironment();
const folder = env.DATA_DIR ?? '';
const { DATABASE_URL } = env;
const archive = join(FIXTURES, `${DATABASE_URL ? 'postgres' : 'sqlite'}.tar.gz`);
await promisify(execFile)('tar', ['-xzf', archive, '-C', folder]);
if (DATABASE_URL) {
  const dump = readFileSync(join(folder, 'database.sql'), 'utf8');
  // Lines with a backslash are psql commands.
  await runSql(DATABASE_URL, dump.replace(/^\\.*$/gm, ''));
}
const fixture = JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8')) as Facts;
const market = await openMarketIn({ env: { ...env, ...DISK_STORAGE }, remove });
await market.app.ready();
afterAll(() => market?.close());

type FixtureUser = keyof Facts['people'];
const apiOf = (fixtureUser: FixtureUser): Api => market.apiAs(fixture.people[fixtureUser].token);

/** Size in bytes of a file that a reply references by its path under the API. */
async function fileAt(path: string, fixtureUser: FixtureUser): Promise<number> {
  const reply = await market.app.inject(rawRequest(fixture.people[fixtureUser], 'GET', path));
  expect([reply.statusCode, path]).toEqual([200, path]);
  return reply.rawPayload.length;
}

test('the database is intact', () => expectDatabaseIntact(market));

test('older sessions and passwords stay valid', async () => {
  const { buyer } = fixture.people;
  expect(await apiOf('buyer').call(getCurrentUser, {})).toMatchObject({
    id: buyer.id,
    email: buyer.email,
  });
  const body = { email: buyer.email, password: fixture.password };
  const { user } = await market.api.call(login, { body });
  expect(user.id).toBe(buyer.id);
  for (const fixtureUser of ['suspended', 'leaver'] as const)
    await expect(apiOf(fixtureUser).call(getCurrentUser, {})).rejects.toThrow();
});

test('the catalog, its search and a supplier have their data and pictures', async () => {
  const { productId } = fixture.things;
  const all = await market.api.call(listProducts, { query: { limit: 100 } });
  expect(all.products.map(({ id }) => id).sort()).toEqual([...fixture.productIds].sort());
  const found = await market.api.call(listProducts, { query: { search: 'rice mill 20' } });
  expect(found.products.map(({ id }) => id)).toContain(productId);
  const product = await market.api.call(getProduct, { params: { id: productId } });
  expect(product).toMatchObject({ id: productId, name: 'Rice mill 20 t' });
  expect(product.images).toHaveLength(1);
  for (const image of product.images) expect(await fileAt(image, 'buyer')).toBeGreaterThan(0);
  const supplier = await market.api.call(getSupplier, {
    params: { id: fixture.people.supplier.id },
  });
  const { profile } = supplier;
  expect(profile).toMatchObject({ companyName: 'Works supplier' });
  expect(await fileAt(profile.avatar ?? '', 'buyer')).toBeGreaterThan(0);
});

test('a supplier has products in their statuses', async () => {
  const { products } = await apiOf('supplier').call(listMyProducts, { query: {} });
  expect(products.map(({ name, status }) => [name, status]).sort()).toEqual([
    ['Rice mill 20 t', 'active'],
    ['Rice mill 30 t', 'pending'],
    ['Rice mill 40 t', 'draft'],
    ['Rice mill 50 t', 'rejected'],
  ]);
});

test('both participants read the order, the enquiry and the conversation', async () => {
  const { orderId, enquiryId, chatId } = fixture.things;
  for (const fixtureUser of ['buyer', 'supplier'] as const) {
    const { data: order } = await apiOf(fixtureUser).call(getOrder, { params: { id: orderId } });
    expect(order).toMatchObject({ status: 'shipped', trackingNumber: 'MSK-1', totalAmount: 200 });
    expect(order.steps.map(({ status }) => status)).toEqual(['placed', 'confirmed', 'shipped']);
    const thread = await apiOf(fixtureUser).call(getEnquiry, { params: { id: enquiryId } });
    expect(thread.data.message).toBe('Which voltage?');
    expect(thread.replies.map(({ text }) => text)).toEqual(['Three phases, 415 V.']);
    await apiOf(fixtureUser).call(getChat, { params: { id: chatId } });
    const { messages } = await apiOf(fixtureUser).call(listMessages, {
      params: { id: chatId },
      query: {},
    });
    expect(messages.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Good morning', '早上好']),
    );
    const files = messages.flatMap(({ attachment }) => (attachment ? [attachment] : []));
    expect(files).toHaveLength(1);
    for (const { path } of files) expect(await fileAt(path, fixtureUser)).toBeGreaterThan(0);
  }
  const { data: notifications } = await apiOf('supplier').call(listNotifications, { query: {} });
  expect(notifications.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['order.new', 'enquiry.new', 'listing.approved', 'listing.rejected']),
  );
});

test('the admin signs in again, sets up a second factor, and finds the accounts and the audit log', async () => {
  await expect(apiOf('admin').call(listUsers, { query: {} })).rejects.toMatchObject({
    code: 'unauthorized',
  });
  const body = { email: fixture.people.admin.email, password: fixture.password };
  const { token, user } = await market.api.call(login, { body });
  expect(user.secondFactor).toBe('setUp');
  await setUpApp(callAs(market, { ...fixture.people.admin, token }), fixture.password);
  const api = market.apiAs(token);
  const { users } = await api.call(listUsers, { query: { search: 'compare-' } });
  const emails = users.map(({ email }) => email);
  expect(emails).toContain(fixture.people.suspended.email);
  expect(emails).not.toContain(fixture.people.leaver.email);
  const { entries } = await api.call(listAuditEntries, { query: {} });
  expect(entries.map(({ action }) => action)).toContain('user.suspend');
});

test('the market works: an order is placed and an account is exported', async () => {
  const body = {
    supplierId: fixture.people.supplier.id,
    products: [{ productId: fixture.things.productId, quantity: 1, unitPrice: 100 }],
    shippingAddress: '12 Mill Road, Erode',
    totalAmount: 100,
  };
  expect((await apiOf('buyer').call(placeOrder, { body })).data?.status).toBe('placed');
  const download = await apiOf('buyer').call(downloadAccount, {});
  expect(download.size).toBeGreaterThan(1_000);
});

test('texts that lacked a translation are translated at the start', async () => {
  await market.app.close();
  const service = await startTranslateService();
  service.answer = (each, response) => respond(response, 200, markedTranslation(each));
  const translating = await openMarketIn({
    env: { ...market.env, TRANSLATE_TEXTS: 'on', TRANSLATE_URL: service.url },
    remove,
  });
  await translating.app.ready();
  const params = { id: fixture.things.productId };
  await eventually(
    async () => (await translating.apiIn('zh-Hans').call(getProduct, { params })).name,
  ).not.toBe('Rice mill 20 t');
  await translating.app.close();
  await service.close();
});
