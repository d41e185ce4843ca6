// Downloads from addresses of users: the connection is checked and pinned, at each redirect again.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type FetchLimits,
  fetchToFile,
  type Network,
  PUBLIC_NETWORK,
} from '../../../server/platform/http/public-fetch.ts';

const LIMITS: FetchLimits = {
  accept: 'image/png',
  isWantedType: (type) => !type.startsWith('text/'),
  maxBytes: 1_000,
  timeoutMs: 2_000,
  maxRedirects: 3,
  isWanted: () => true,
  meter: { begin: async () => true, end: async () => {} },
};
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
  isAllowedPort: () => true,
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

test('only the ports of the web are connected to, also after a redirect', async () => {
  const network: Network = {
    ...networkOf({ 'shop.example': [PUBLIC] }),
    isAllowedPort: (to) => to === port(),
  };
  await expectRefused('http://shop.example:25/', 'port', network);
  await expectRefused('https://shop.example/', 'port', network);
  listener = (_, reply) => reply.writeHead(302, { location: 'http://shop.example:6379/' }).end();
  await expectRefused(at('shop.example'), 'port', network);
  expect([25, 80, 443, 8080].filter(PUBLIC_NETWORK.isAllowedPort)).toEqual([80, 443]);
});

test('a body ends at the first bytes that are not wanted, and text is not read at all', async () => {
  const network = networkOf({ 'shop.example': [PUBLIC] });
  const received: number[] = [];
  const limits: FetchLimits = {
    ...LIMITS,
    maxBytes: 100_000_000,
    isWanted: (head) => head.toString().startsWith('a picture'),
    meter: { begin: async () => true, end: async (_, bytes) => void received.push(bytes) },
  };
  const body = (start: string) => Buffer.from(start.padEnd(50_000_000, '.'));
  listener = (_, reply) => reply.end(body('something else'));
  await expectRefused(at('shop.example'), 'type', network, limits);
  listener = (_, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html' }).end(body('a pict'));
  await expectRefused(at('shop.example'), 'type', network, limits);
  expect(received[0]).toBeLessThan(1_000_000);
  expect(received[1]).toBe(0);
  // In two pieces, of which the first is shorter than the signature.
  listener = (_, reply) => {
    reply.write('a p');
    setImmediate(() => reply.end('icture'));
  };
  expect(await fetched(at('shop.example'), network, limits)).toBe('a picture');
  listener = (_, reply) => reply.end('short');
  await expectRefused(at('shop.example'), 'type', network, limits);
});

test('each request is counted for the address of its connection, whatever its name', async () => {
  const network = networkOf({ 'shop.example': [PUBLIC], 'other.example': [PUBLIC] });
  const begun: string[] = [];
  const limits: FetchLimits = {
    ...LIMITS,
    meter: { ...LIMITS.meter, begin: async (address) => begun.push(address) <= 2 },
  };
  listener = ({ url }, reply) =>
    url === '/'
      ? reply.writeHead(302, { location: at('other.example', '/a') }).end()
      : reply.end('content');
  expect(await fetched(at('shop.example'), network, limits)).toBe('content');
  await expectRefused(at('other.example', '/a'), 'spent', network, limits);
  expect(begun).toEqual([PUBLIC, PUBLIC, PUBLIC]);
  expect(requests).toHaveLength(2);
});
