// Download from an address that a user gave, into a file: only from public networks, checked for the address of every connection.
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isPublicAddress } from './public-address.ts';

export type FetchRefusal =
  /** Not an http or https address. */
  | 'address'
  | 'private'
  | 'tooLarge'
  /** No connection, no reply in time, an error status, too many redirects. */
  | 'failed';

export class FetchError extends Error {
  readonly reason: FetchRefusal;

  constructor(reason: FetchRefusal, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** The network; tests give one of their own. */
export interface Network {
  /** All addresses of a host name. */
  resolve(host: string): Promise<readonly LookupAddress[]>;
  isAllowed(address: string): boolean;
}

export const PUBLIC_NETWORK: Network = {
  resolve: (host) => lookup(host, { all: true, order: 'verbatim' }),
  isAllowed: isPublicAddress,
};

export interface FetchLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
  readonly maxRedirects: number;
}

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
  return addresses;
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
  const url = URL.parse(text, base?.href);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username !== '' || url.password !== '') throw new FetchError('address');
  return url;
}

async function send(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = await checkedAddresses(host, network, signal);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const request = send(url, {
    agent: false,
    signal,
    lookup: pinnedTo(addresses),
    headers: { accept: 'image/webp,image/png,image/jpeg', 'accept-encoding': 'identity' },
  });
  checkWhenConnected(request, network);
  request.once('response', resolve).once('error', reject);
  // A reply that switches protocols is neither a response nor an error.
  request.once('upgrade', (_reply, socket) => socket.destroy());
  request.once('close', () => reject(new FetchError('failed')));
  request.end();
  return promise;
}

const limitedTo = (maxBytes: number): Transform => {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? new FetchError('tooLarge') : null, chunk);
    },
  });
};

/** Downloads `address` to the new file `path`. Throws FetchError. */
export async function fetchToFile(
  address: string,
  path: string,
  { maxBytes, timeoutMs, maxRedirects }: FetchLimits,
  network: Network = PUBLIC_NETWORK,
): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let url = urlOf(address);
    for (let redirects = 0; ; redirects++) {
      const reply = await send(url, network, signal);
      const { statusCode = 0, headers } = reply;
      if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
        reply.destroy();
        if (redirects === maxRedirects) throw new FetchError('failed');
        url = urlOf(headers.location, url);
        continue;
      }
      if (statusCode !== 200) {
        reply.destroy();
        throw new FetchError('failed');
      }
      if (Number(headers['content-length'] ?? 0) > maxBytes) {
        reply.destroy();
        throw new FetchError('tooLarge');
      }
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      await pipeline(reply, limitedTo(maxBytes), file, { signal });
      return;
    }
  } catch (error) {
    throw error instanceof FetchError ? error : new FetchError('failed', error);
  }
}
