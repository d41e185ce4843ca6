// Commit whose answer is lost: the client gets "unavailable", and committed rows keep their files.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getCurrentUser } from '../../contract/accounts/auth.ts';
import { updateProfile } from '../../contract/accounts/profile.ts';
import { createChat, sendAttachment } from '../../contract/chat/chats.ts';
import { mediaUrl } from '../../contract/media.ts';
import { createProduct, listMyProducts } from '../../contract/products/my-products.ts';
import { readConfig } from '../../server/config.ts';
import { sweepUnreferenced } from '../../server/data/unreferenced-files.ts';
import { openStores } from '../../server/platform/storage/stores.ts';
import { apiAt, type ServerProcess } from '../api/platform/process.ts';
import { storedFilesOf } from '../api/platform/stored-files.ts';
import { VALID_PRODUCT } from '../api/products/product-forms.ts';
import { file, picture } from '../fixtures/files.ts';
import { type Cluster, type ClusterUser, startCluster } from './cluster.ts';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts';

let cluster: Cluster;
let proxy: DatabaseProxy;
let server: ServerProcess;
let supplier: ClusterUser;
const api = () => apiAt(server.origin, supplier.token);
beforeAll(async () => {
  cluster = await startCluster();
  const at = new URL(cluster.environment.env.DATABASE_URL ?? '');
  proxy = await startDatabaseProxy(new URL(at));
  at.hostname = '127.0.0.1';
  at.port = String(proxy.port);
  server = await cluster.startServer({ DATABASE_URL: at.href });
  supplier = await cluster.signUp(server, 'supplier');
});
afterEach(() => proxy.forward());
afterAll(async () => {
  await cluster?.close();
  await proxy?.refuseConnections();
});

const expectNoReply = async (
  call: () => Promise<unknown>,
  begin = () => proxy.dropCommitReplies(),
) => {
  begin();
  await expect(call()).rejects.toMatchObject({ code: 'unavailable' });
  await proxy.forward();
  await expect
    .poll(async () => (await fetch(`${server.origin}/api/ready`)).status, { timeout: 10_000 })
    .toBe(200);
};
const isServed = async (path: string | null | undefined): Promise<boolean> =>
  (await fetch(`${server.origin}${mediaUrl(path ?? '')}`)).status === 200;

test('the picture of a committed profile change stays', async () => {
  const avatar = await picture();
  await expectNoReply(() => api().call(updateProfile, { body: { avatar } }));
  expect(await isServed((await api().call(getCurrentUser, {})).avatar)).toBe(true);
});

test('the picture of a committed new product stays', async () => {
  const body = { ...VALID_PRODUCT, images: [await picture()] };
  await expectNoReply(() => api().call(createProduct, { body }));
  const { products } = await api().call(listMyProducts, { query: {} });
  expect(products).toHaveLength(1);
  expect(await isServed(products[0]?.images[0])).toBe(true);
});

test('a transaction that fails before its commit leaves no file', async () => {
  const uploads = storedFilesOf(cluster.environment, 'uploads');
  const before = await uploads.names();
  const image = await picture();
  const make = () => api().call(createProduct, { body: { ...VALID_PRODUCT, images: [image] } });
  await expectNoReply(make, () => proxy.dropStatement('insert into "products"'));
  const change = () => api().call(updateProfile, { body: { avatar: image } });
  await expectNoReply(change, () => proxy.dropStatement('update "users"'));
  expect(await uploads.names()).toEqual(before);
});

test('the sweep removes files of an uncommitted product, and keeps those of a committed one', async () => {
  const uploads = storedFilesOf(cluster.environment, 'uploads');
  const before = await uploads.names();
  const idempotencyKey = 'once';
  const body = { ...VALID_PRODUCT, images: [await picture()], idempotencyKey };
  const make = () => api().call(createProduct, { body });
  await expectNoReply(make, () => proxy.dropStatement());
  expect((await uploads.names()).length).toBe(before.length + 3);
  const sweep = () => {
    const config = readConfig(cluster.environment.env);
    const swept = { before: Date.now() + 1_000, isLimited: true };
    return sweepUnreferenced(config.database, openStores(config), swept);
  };
  expect(await sweep()).toEqual({ kind: 'swept', removed: 3 });
  expect(await uploads.names()).toEqual(before);

  // A second attempt: this time the commit succeeds and only the answer is lost.
  await expectNoReply(make);
  const stored = await uploads.names();
  expect(stored.length).toBe(before.length + 3);
  const { product } = await make();
  expect(await sweep()).toEqual({ kind: 'swept', removed: 0 });
  expect(await uploads.names()).toEqual(stored);
  expect(await isServed(product?.images[0])).toBe(true);
  const { products } = await api().call(listMyProducts, { query: {} });
  expect(products.filter(({ id }) => id === product?.id)).toHaveLength(1);
  expect(products).toHaveLength(2);
});

test('a committed attachment stays, and sending it again restores a missing file', async () => {
  const buyer = await cluster.signUp(server, 'buyer');
  await api().call(updateProfile, { body: { description: 'A works.' } });
  const buyerApi = apiAt(server.origin, buyer.token);
  const chat = await buyerApi.call(createChat, { body: { userIds: [supplier.id] } });
  const bytes = Buffer.from('%PDF-1.7\ntrailer <<>>\n%%EOF\n');
  const send = (content = bytes) => {
    const body = { file: file(content, 'offer.pdf', 'application/pdf'), clientId: 'mine' };
    return buyerApi.call(sendAttachment, { params: { id: chat.id }, body });
  };
  await expectNoReply(() => send());
  const { attachment } = await send();
  const read = async () => {
    const reply = await fetch(`${server.origin}/api${attachment?.path}`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    return { status: reply.status, body: Buffer.from(await reply.arrayBuffer()) };
  };
  expect(await read()).toEqual({ status: 200, body: bytes });

  const attachments = storedFilesOf(cluster.environment, 'attachments');
  expect(await attachments.names()).toEqual([attachment?.id]);
  await attachments.remove(attachment?.id ?? '');
  expect((await read()).status).toBe(404);
  await send(Buffer.concat([bytes, bytes]));
  expect(await attachments.names()).toEqual([]);
  expect((await send()).attachment?.id).toBe(attachment?.id);
  expect(await read()).toEqual({ status: 200, body: bytes });
  expect(await attachments.names()).toEqual([attachment?.id]);
});
