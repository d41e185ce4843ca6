// Download from an address that a user gave, into a file: only from public networks, checked for the address of every connection.
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FetchError } from './fetch-error.ts';
import { isPublicAddress } from './public-address.ts';
import { parseAddress } from './web-address.ts';

/** The network; tests give one of their own. */
export interface Network {
  /** All addresses of a host name. */
  resolve(host: string): Promise<readonly LookupAddress[]>;
  isAllowed(address: string): boolean;
  isAllowedPort(port: number): boolean;
}

/** Those of the web: on another port the server could be used against mail servers and databases. */
const PUBLIC_PORTS: readonly number[] = [80, 443];

export const PUBLIC_NETWORK: Network = {
  resolve: (host) => lookup(host, { all: true, order: 'verbatim' }),
  isAllowed: isPublicAddress,
  isAllowedPort: (port) => PUBLIC_PORTS.includes(port),
};

/** Counts what is fetched, by the IP address of the connection: one site has any number of names, and redirects change them. */
export interface FetchMeter {
  /**
   * Called before each request, also of a redirect, with all addresses of its name: the first may be a dead one, and the connection
   * goes to another. The request is not sent if it returns false.
   */
  begin(...addresses: readonly string[]): Promise<boolean>;
  /** Called after each request with the address of its connection and the bytes of its body, also if it failed. */
  end(address: string, bytes: number): Promise<void>;
}

export interface FetchLimits {
  /** Media types, as in the header of the same name. */
  readonly accept: string;
  readonly maxBytes: number;
  readonly timeoutMs: number;
  readonly maxRedirects: number;
  /** Whether a reply with this content type is read; '' where it names none. */
  isWantedType(contentType: string): boolean;
  /** Whether a file that begins with these bytes is wanted; if not, the connection is closed after them. */
  isWanted(head: Buffer): boolean;
  readonly meter: FetchMeter;
}

/** Enough for the signature of a picture. */
const HEAD_BYTES = 12;

/** Of a name; large sites have four or eight. */
const MAX_ADDRESSES = 8;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Rejects when the time is over: a lookup cannot be aborted. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const onAbort = (): void => reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  work.then(resolve, reject);
  return promise.finally(() => signal.removeEventListener('abort', onAbort));
}

/** Addresses of a connection, all checked: a name with one private address among public ones is refused. */
async function checkedAddresses(
  host: string,
  network: Network,
  signal: AbortSignal,
): Promise<readonly LookupAddress[]> {
  const family = isIP(host);
  const addresses =
    family > 0
      ? [{ address: host, family }]
      : await untilAborted(network.resolve(host), signal).catch((error: unknown) => {
          throw new FetchError('failed', error);
        });
  if (addresses.length === 0) throw new FetchError('failed');
  if (!addresses.every(({ address }) => network.isAllowed(address)))
    throw new FetchError('private');
  return addresses.slice(0, MAX_ADDRESSES);
}

/** The connection uses exactly the checked addresses: the name is not resolved a second time, when it could have another one. */
const pinnedTo =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };

/** Whatever was resolved: this is the address that the socket has connected to. */
function checkWhenConnected(request: ClientRequest, network: Network): void {
  const check = (socket: Socket): void => {
    if (!network.isAllowed(socket.remoteAddress ?? '')) request.destroy(new FetchError('private'));
  };
  request.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', () => check(socket));
    else check(socket);
  });
}

function urlOf(text: string, base?: URL): URL {
  const url = parseAddress(text, base);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username !== '' || url.password !== '') throw new FetchError('address');
  return url;
}

interface Target {
  readonly url: URL;
  readonly addresses: readonly LookupAddress[];
}

/** Checks the port and all addresses of a URL. */
async function targetOf(url: URL, network: Network, signal: AbortSignal): Promise<Target> {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (!network.isAllowedPort(port)) throw new FetchError('port');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { url, addresses: await checkedAddresses(host, network, signal) };
}

interface Fetch {
  readonly path: string;
  readonly limits: FetchLimits;
  readonly network: Network;
  readonly signal: AbortSignal;
}

async function send(
  { url, addresses }: Target,
  { network, signal, limits }: Fetch,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const request = send(url, {
    agent: false,
    signal,
    lookup: pinnedTo(addresses),
    headers: { accept: limits.accept, 'accept-encoding': 'identity' },
  });
  checkWhenConnected(request, network);
  request.once('response', resolve).once('error', reject);
  // A reply that switches protocols is neither a response nor an error.
  request.once('upgrade', (_reply, socket) => socket.destroy());
  request.once('close', () => reject(new FetchError('failed')));
  request.end();
  return promise;
}

/** Passes a body on, and ends it at the first bytes that are not wanted or too many. `onBytes` gets the length of each chunk. */
function checkedBody(
  { maxBytes, isWanted }: FetchLimits,
  onBytes: (bytes: number) => void,
): Transform {
  let bytes = 0;
  let head: Buffer | null = Buffer.alloc(0);
  const check = (isLast: boolean): FetchError | null => {
    if (bytes > maxBytes) return new FetchError('tooLarge');
    if (head === null || (head.length < HEAD_BYTES && !isLast)) return null;
    if (!isWanted(head)) return new FetchError('type');
    head = null;
    return null;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      onBytes(chunk.length);
      if (head) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
      done(check(false), chunk);
    },
    flush: (done) => done(check(true)),
  });
}

function requireUsable(
  { statusCode, headers }: IncomingMessage,
  { maxBytes, isWantedType }: FetchLimits,
): void {
  if (statusCode !== 200) throw new FetchError('failed');
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new FetchError('tooLarge');
  if (!isWantedType(headers['content-type'] ?? '')) throw new FetchError('type');
}

/** Sends one request; returns where it redirects, or null when the file is written. */
async function fetchOnce(url: URL, fetch: Fetch): Promise<string | null> {
  const { path, limits, network, signal } = fetch;
  const target = await targetOf(url, network, signal);
  const addresses = target.addresses.map(({ address }) => address);
  if (!(await limits.meter.begin(...addresses))) throw new FetchError('spent');
  let [connected = ''] = addresses;
  let bytes = 0;
  let reply: IncomingMessage | null = null;
  try {
    reply = await send(target, fetch);
    connected = reply.socket.remoteAddress ?? connected;
    const { statusCode = 0, headers } = reply;
    if (REDIRECTS.has(statusCode) && headers.location !== undefined) return headers.location;
    requireUsable(reply, limits);
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const body = checkedBody(limits, (length) => {
      bytes += length;
    });
    await pipeline(reply, body, file, { signal });
    return null;
  } finally {
    reply?.destroy();
    await limits.meter.end(connected, bytes);
  }
}

/** Downloads `address` to the new file `path`. Throws FetchError. */
export async function fetchToFile(
  address: string,
  path: string,
  limits: FetchLimits,
  network: Network = PUBLIC_NETWORK,
): Promise<void> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    let url = urlOf(address);
    for (let redirects = 0; ; redirects++) {
      const location = await fetchOnce(url, { path, limits, network, signal });
      if (location === null) return;
      if (redirects === limits.maxRedirects) throw new FetchError('failed');
      url = urlOf(location, url);
    }
  } catch (error) {
    throw error instanceof FetchError ? error : new FetchError('failed', error);
  }
}
