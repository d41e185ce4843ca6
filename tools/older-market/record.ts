// `node tools/older-market/record.ts`: writes tests/fixtures/older-market, a small market on each engine as the current
// code writes it. The upgrade test starts later code on it. Run it again only to change the release from which upgrades are tested.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import sharp from 'sharp';
import { type Server, startServer } from '../compare/server.ts';
import { callOk, createTestObjects, createUsers } from '../compare/users.ts';
import { SAMPLE_PASSWORD, SAMPLE_PRODUCT } from '../sample-calls.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TARGET = join(ROOT, 'tests/fixtures/older-market');
const POSTGRES_SERVER = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
const DATABASE_NAME = 'older_market';
const PRODUCTS = '20';

const run = promisify(execFile);

const execute = async (text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: POSTGRES_SERVER });
  await client.connect();
  await client.query(text);
  await client.end();
};

const picture = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: color } })
    .png()
    .toBuffer();

async function send(
  server: Server,
  token: string | null,
  method: string,
  path: string,
  fields: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/png' }), 'picture.png');
  const body = new Response(form);
  const reply = await server.send({
    method,
    path: `/api${path}`,
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      authorization: `Bearer ${token}`,
    },
    body: Buffer.from(await body.arrayBuffer()),
  });
  if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${reply.body}`);
}

/** Fills the market; returns the ids, emails and tokens that the upgrade test needs. */
async function fill(server: Server): Promise<object> {
  const people = await createUsers(server);
  const { buyer, supplier, other, admin, leaver } = people;
  await send(server, supplier.token, 'PUT', '/auth/profile', {
    description: 'Mills since 1998.',
    address: JSON.stringify({ city: 'Wuxi', country: 'China' }),
    avatar: await picture('#246'),
  });
  const things = await createTestObjects(server, people);
  const { productId } = things;
  await send(server, supplier.token, 'PUT', `/products/${productId}`, {
    images: await picture('#c96'),
  });
  const decide = async (id: string, decision: Readonly<Record<string, string>>): Promise<void> => {
    const path = `/admin/reviews/${id}`;
    const { data } = await callOk<{ data: { revision: number } }>(server, admin, 'GET', path);
    await callOk(server, admin, 'PUT', path, { ...decision, revision: data.revision });
  };
  await decide(productId, { decision: 'approve' });
  const rejected = await callOk<{ data: { id: string } }>(
    server,
    supplier,
    'POST',
    '/products/create-new',
    { ...SAMPLE_PRODUCT, name: 'Rice mill 50 t' },
  );
  await decide(rejected.data.id, { decision: 'reject', reason: 'The picture is blurred.' });
  for (const step of [
    { status: 'confirmed' },
    { status: 'shipped', carrier: 'Maersk', trackingNumber: 'MSK-1' },
  ])
    await callOk(server, supplier, 'PUT', `/orders/${things.orderId}/status`, step);
  const replies = `/enquiries/${things.enquiryId}/replies`;
  await callOk(server, supplier, 'POST', replies, { text: 'Three phases, 415 V.' });
  await callOk(server, buyer, 'POST', '/chats', { userIds: ['admin'] });
  await send(server, buyer.token, 'POST', `/chats/${things.chatId}/files`, {
    file: await picture('#396'),
  });
  await callOk(server, supplier, 'POST', '/messages', { chatId: things.chatId, text: '早上好' });
  await callOk(server, other, 'POST', '/products/create-new', {
    ...SAMPLE_PRODUCT,
    name: 'Left product',
  });
  await callOk(server, leaver, 'POST', '/auth/account/delete', { password: SAMPLE_PASSWORD });
  const { products } = await callOk<{ products: { id: string }[] }>(
    server,
    people.visitor,
    'GET',
    '/products?limit=100',
  );
  const productIds = products.map(({ id }) => id);
  return { password: SAMPLE_PASSWORD, people, things, productIds };
}

async function record(engine: 'sqlite' | 'postgres'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'older-market-'));
  const database = Object.assign(new URL(POSTGRES_SERVER), { pathname: `/${DATABASE_NAME}` }).href;
  const settings: Record<string, string> = engine === 'postgres' ? { DATABASE_URL: database } : {};
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: folder, ...settings };
  if (engine === 'postgres') {
    await execute(`drop database if exists ${DATABASE_NAME} with (force)`);
    await execute(`create database ${DATABASE_NAME} template template0`);
  }
  await run('npm', ['run', 'seed', '--', '--products', PRODUCTS], { cwd: ROOT, env });
  const server = await startServer(ROOT, folder, settings);
  try {
    writeFileSync(join(folder, 'facts.json'), JSON.stringify(await fill(server), null, 2));
  } finally {
    await server.stop();
  }
  if (engine === 'postgres') {
    const dump = join(folder, 'database.sql');
    await run('pg_dump', ['--no-owner', '--no-privileges', '--inserts', '--file', dump, database]);
    await execute(`drop database ${DATABASE_NAME} with (force)`);
  }
  mkdirSync(TARGET, { recursive: true });
  await run('tar', ['-czf', join(TARGET, `${engine}.tar.gz`), '-C', folder, '.']);
  rmSync(folder, { recursive: true });
}

await record('sqlite');
await record('postgres');
