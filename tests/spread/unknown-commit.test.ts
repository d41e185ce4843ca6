// Commit whose answer is lost: the client gets "unavailable", and committed rows keep their files.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getCurrentUser, updateProfile } from '../../contract/accounts/auth.ts';
import { createChat, sendAttachment } from '../../contract/chat/chats.ts';
import { mediaUrl } from '../../contract/media.ts';
import { createProduct, listMyProducts } from '../../contract/products/my-products.ts';
import { readConfig } from '../../server/config.ts';
import { sweepUnnamed } from '../../server/platform/data/unnamed-files.ts';
import { openStores } from '../../server/platform/storage/stores.ts';
import { filesIn } from '../api/platform/kept-files.ts';
import { apiAt, type Running } from '../api/platform/process.ts';
import { WHOLE } from '../api/products/forms.ts';
import { file, picture } from '../fixtures/files.ts';
import { type Gate, openGate } from './gate.ts';
import { openStage, type Someone, type Stage } from './stage.ts';

let stage: Stage;
let door: Gate;
let server: Running;
let supplier: Someone;
const api = () => apiAt(server.origin, supplier.token);
beforeAll(async () => {
  stage = await openStage();
  const at = new URL(stage.place.env.DATABASE_URL ?? '');
  door = await openGate(new URL(at));
  at.hostname = '127.0.0.1';
  at.port = String(door.port);
  server = await stage.run({ DATABASE_URL: at.href });
  supplier = await stage.signUp(server, 'supplier');
});
afterEach(() => door.open());
afterAll(async () => {
  await stage?.close();
  await door?.shut();
});

const unanswered = async (call: () => Promise<unknown>, begin = () => door.forget()) => {
  begin();
  await expect(call()).rejects.toMatchObject({ code: 'unavailable' });
  await door.open();
  await expect
    .poll(async () => (await fetch(`${server.origin}/api/ready`)).status, { timeout: 10_000 })
    .toBe(200);
};
const isServed = async (path: string | null | undefined): Promise<boolean> =>
  (await fetch(`${server.origin}${mediaUrl(path ?? '')}`)).status === 200;

test('a picture of a profile that was changed is there', async () => {
  const avatar = await picture();
  await unanswered(() => api().call(updateProfile, { body: { avatar } }));
  expect(await isServed((await api().call(getCurrentUser, {})).avatar)).toBe(true);
});

test('a picture of a listing that was made is there', async () => {
  const body = { ...WHOLE, images: [await picture()] };
  await unanswered(() => api().call(createProduct, { body }));
  const { products } = await api().call(listMyProducts, { query: {} });
  expect(products).toHaveLength(1);
  expect(await isServed(products[0]?.images[0])).toBe(true);
});

test('a transaction that broke before its commit leaves no file', async () => {
  const uploads = filesIn(stage.place, 'uploads');
  const before = await uploads.names();
  const image = await picture();
  const make = () => api().call(createProduct, { body: { ...WHOLE, images: [image] } });
  await unanswered(make, () => door.lose('insert into "products"'));
  const change = () => api().call(updateProfile, { body: { avatar: image } });
  await unanswered(change, () => door.lose('update "users"'));
  expect(await uploads.names()).toEqual(before);
});

test('what was not committed leaves no file once it is looked for, and what was keeps its own', async () => {
  const uploads = filesIn(stage.place, 'uploads');
  const before = await uploads.names();
  const idempotencyKey = 'once';
  const body = { ...WHOLE, images: [await picture()], idempotencyKey };
  const make = () => api().call(createProduct, { body });
  await unanswered(make, () => door.lose());
  expect((await uploads.names()).length).toBe(before.length + 3);
  const sweep = () => {
    const config = readConfig(stage.place.env);
    const swept = { before: Date.now() + 1_000, isLimited: true };
    return sweepUnnamed(config.database, openStores(config), swept);
  };
  expect(await sweep()).toEqual({ kind: 'swept', removed: 3 });
  expect(await uploads.names()).toEqual(before);

  // A second attempt: this time the commit succeeds and only the answer is lost.
  await unanswered(make);
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

test('a file that was sent is there, and sent again it mends what is missing', async () => {
  const buyer = await stage.signUp(server, 'buyer');
  await api().call(updateProfile, { body: { description: 'A works.' } });
  const asks = apiAt(server.origin, buyer.token);
  const { chat } = await asks.call(createChat, { body: { userIds: [supplier.id] } });
  const bytes = Buffer.from('%PDF-1.7\ntrailer <<>>\n%%EOF\n');
  const send = (content = bytes) => {
    const body = { file: file(content, 'offer.pdf', 'application/pdf'), clientId: 'mine' };
    return asks.call(sendAttachment, { params: { id: chat.id }, body });
  };
  await unanswered(() => send());
  const { attachment } = await send();
  const read = async () => {
    const reply = await fetch(`${server.origin}/api${attachment?.path}`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    return { status: reply.status, body: Buffer.from(await reply.arrayBuffer()) };
  };
  expect(await read()).toEqual({ status: 200, body: bytes });

  const kept = filesIn(stage.place, 'attachments');
  expect(await kept.names()).toEqual([attachment?.id]);
  await kept.remove(attachment?.id ?? '');
  expect((await read()).status).toBe(404);
  await send(Buffer.concat([bytes, bytes]));
  expect(await kept.names()).toEqual([]);
  expect((await send()).attachment?.id).toBe(attachment?.id);
  expect(await read()).toEqual({ status: 200, body: bytes });
  expect(await kept.names()).toEqual([attachment?.id]);
});
