// Downloads from addresses of users: the connection is checked and pinned, at each redirect again.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchToFile, type Network } from '../../../server/platform/http/public-fetch.ts';

const LIMITS = { maxBytes: 1_000, timeoutMs: 2_000, maxRedirects: 3 };
/** In these tests, 127.0.0.1 stands for the public internet and 127.0.0.2 for a private network. */
const PUBLIC = '127.0.0.1';
const PRIVATE = '127.0.0.2';

let folder = '';
let server: Server;
let requests: string[] = [];
let fileCount = 0;
let listener: RequestListener = (_, reply) => reply.end('content');

const port = (): number => (server.address() as AddressInfo).port;
const at = (host: string, path = '/'): string => `http://${host}:${port()}${path}`;

const networkOf = (hosts: Readonly<Record<string, readonly string[]>>): Network => ({
  resolve: async (host) =>
    (hosts[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  isAllowed: (address) => address === PUBLIC,
});

const fetched = async (address: string, network: Network, limits = LIMITS): Promise<string> => {
  const path = join(folder, `file-${fileCount++}`);
  await fetchToFile(address, path, limits, network);
  return readFile(path, 'utf8');
};
const expectRefused = (address: string, reason: string, network: Network, limits = LIMITS) =>
  expect(fetched(address, network, limits)).rejects.toMatchObject({ reason });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fetch-'));
  server = createServer((request, reply) => {
    requests.push(`${request.socket.localAddress} ${request.url}`);
    listener(request, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
});
beforeEach(() => {
  requests = [];
  listener = (_, reply) => reply.end('content');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

test('a file of a public host is stored', async () => {
  expect(await fetched(at('shop.example'), networkOf({ 'shop.example': [PUBLIC] }))).toBe(
    'content',
  );
});

test.each([
  ['a private host', 'office.example', { 'office.example': [PRIVATE] }],
  ['a host with one private address', 'both.example', { 'both.example': [PUBLIC, PRIVATE] }],
  ['a private address itself', PRIVATE, {}],
  ['an address in another notation', '2130706434', {}],
  ['an IPv6 address', '[::1]', {}],
  ['a mapped IPv6 address', `[::ffff:${PRIVATE}]`, {}],
])('%s is refused without a request', async (_, host, hosts) => {
  await expectRefused(at(host), 'private', networkOf(hosts));
  expect(requests).toEqual([]);
});

test('the name is resolved once for each connection, and the connection goes to what was checked', async () => {
  let lookups = 0;
  const rebinding: Network = {
    ...networkOf({}),
    resolve: async () => [{ address: lookups++ === 0 ? PUBLIC : PRIVATE, family: 4 }],
  };
  expect(await fetched(at('rebinding.example'), rebinding)).toBe('content');
  expect(lookups).toBe(1);
  expect(requests).toEqual([`${PUBLIC} /`]);
});

test('the address is checked again when the connection stands', async () => {
  let checks = 0;
  const network: Network = {
    ...networkOf({ 'shop.example': [PRIVATE] }),
    isAllowed: (address) => (checks++ === 0 ? true : address === PUBLIC),
  };
  await expectRefused(at('shop.example'), 'private', network);
  expect(checks).toBe(2);
  expect(requests).toEqual([]);
});

test('a redirect to a private network is refused', async () => {
  const network = networkOf({ 'shop.example': [PUBLIC], 'office.example': [PRIVATE] });
  for (const location of [at(PRIVATE), at('office.example')]) {
    requests = [];
    listener = (_, reply) => reply.writeHead(302, { location }).end();
    await expectRefused(at('shop.example'), 'private', network);
    expect(requests).toEqual([`${PUBLIC} /`]);
  }
});

test('redirects are followed up to the limit, and to web addresses only', async () => {
  const network = networkOf({ 'shop.example': [PUBLIC] });
  listener = ({ url = '' }, reply) => {
    const left = Number(url.slice(1));
    if (left === 0) reply.end('content');
    else reply.writeHead(301, { location: `/${left - 1}` }).end();
  };
  expect(await fetched(at('shop.example', '/3'), network)).toBe('content');
  await expectRefused(at('shop.example', '/4'), 'failed', network);
  listener = (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end();
  await expectRefused(at('shop.example'), 'address', network);
});

test.each([
  'ftp://shop.example/a.jpg',
  'file:///etc/passwd',
  'http://user:secret@shop.example/',
  'a.jpg',
])('%s is no web address', (address) =>
  expectRefused(address, 'address', networkOf({ 'shop.example': [PUBLIC] })),
);

test('size, time and status are checked', async () => {
  const network = networkOf({ 'shop.example': [PUBLIC] });
  listener = (_, reply) => reply.end('x'.repeat(1_001));
  await expectRefused(at('shop.example'), 'tooLarge', network);
  listener = (_, reply) => {
    // Without a declared length.
    reply.write('x'.repeat(600));
    reply.end('x'.repeat(600));
  };
  await expectRefused(at('shop.example'), 'tooLarge', network);
  listener = (_, reply) => void reply.write('x');
  await expectRefused(at('shop.example'), 'failed', network, { ...LIMITS, timeoutMs: 200 });
  listener = (_, reply) => reply.writeHead(404).end();
  await expectRefused(at('shop.example'), 'failed', network);
  await expectRefused(at('unknown.example'), 'failed', network);
});

test('a reply that switches protocols is a failure', async () => {
  listener = ({ socket }) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
  await expectRefused(at('shop.example'), 'failed', networkOf({ 'shop.example': [PUBLIC] }));
});

test('a name server that does not answer is a failure', async () => {
  const silent: Network = { ...networkOf({}), resolve: () => new Promise(() => {}) };
  await expectRefused(at('shop.example'), 'failed', silent, { ...LIMITS, timeoutMs: 200 });
});
