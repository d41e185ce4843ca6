// Attacks on connections: endless bodies, endless headers, responses that are never read.
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, AttackContext } from '../attack-context.ts';

const BODY_BYTES = 1_000_000;

/** Opens a connection from the nth address and notes the status of each response. */
export function open({ port, source, noteStatus }: AttackContext, at: number): Socket {
  const socket = connect({ host: '127.0.0.1', port, localAddress: source(at) });
  let noted = false;
  socket.on('error', () => {
    if (!noted) noteStatus(0);
    noted = true;
  });
  socket.on('data', (chunk: Buffer) => {
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1', 0, 16)) ?? [];
    if (status && !noted) noteStatus(Number(status));
    noted = true;
  });
  return socket;
}

const head = (method: string, path: string, headers: Readonly<Record<string, string | number>>) =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

/** Opens `number` connections, a few at a time, and holds them until the attack ends. */
async function holdConnections(
  field: AttackContext,
  number: number,
  use: (socket: Socket, at: number) => void,
): Promise<void> {
  const sockets: Socket[] = [];
  for (let at = 0; at < number && performance.now() < field.until; at++) {
    const socket = open(field, at);
    use(socket, at);
    sockets.push(socket);
    if (at % 50 === 49) await pause(50);
  }
  await pause(Math.max(0, field.until - performance.now()));
  for (const socket of sockets) socket.destroy();
}

const allButLastByte = (path: string, headers: Record<string, string>) => {
  const start = head('POST', path, { ...headers, 'content-length': BODY_BYTES });
  const body = Buffer.alloc(BODY_BYTES - 1, ' ');
  return (socket: Socket): void => {
    socket.write(start);
    socket.write(body);
  };
};

export const CONNECTIONS: readonly Attack[] = [
  {
    name: 'half-sent',
    summary: '600 connections that send all of 1 MB of JSON but one byte',
    seconds: 12,
    sources: [1, 200],
    quick: { sources: 200, seconds: 5 },
    postgres: true,
    run: (field) =>
      holdConnections(
        field,
        600,
        allButLastByte('/api/auth/login', { 'content-type': 'application/json' }),
      ),
  },
  {
    name: 'half-sent-orders',
    summary: '600 connections that send all of an order of 600 kB but one byte',
    seconds: 12,
    sources: [1, 200],
    run: (field) => {
      const bytes = 600_000;
      return holdConnections(field, 600, (socket, at) => {
        socket.write(
          head('POST', '/api/orders', {
            authorization: `Bearer ${field.buyer(at).token}`,
            'content-type': 'application/json',
            'content-length': bytes,
          }),
        );
        socket.write(Buffer.alloc(bytes - 1, ' '));
      });
    },
  },
  {
    name: 'half-forms',
    summary: '600 forms of one account that are never finished',
    seconds: 12,
    sources: [1, 200],
    run: (field) => {
      const part =
        '--x\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
      return holdConnections(field, 600, (socket, at) => {
        socket.write(
          head('POST', '/api/products/create-new', {
            authorization: `Bearer ${field.supplier(at).token}`,
            'content-type': 'multipart/form-data; boundary=x',
            'content-length': 9_000_000,
          }),
        );
        socket.write(part + 'x'.repeat(100_000));
      });
    },
  },
  {
    name: 'half-headers',
    summary: '2,000 connections that never end their headers',
    seconds: 12,
    sources: [1, 200],
    run: (field) =>
      holdConnections(field, 2_000, (socket) => {
        socket.write(`GET /api/products HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ${'y'.repeat(30_000)}`);
      }),
  },
  {
    name: 'slow-readers',
    summary: '2,000 connections that ask for ten large replies each and read nothing',
    seconds: 20,
    sources: [1, 200],
    quick: { sources: 200, seconds: 6 },
    run: (field) =>
      holdConnections(field, 2_000, (socket, at) => {
        socket.pause();
        const paths = [`/api/products?limit=100&page=${1 + (at % 6)}`, '/products', '/zh-hans'];
        const asked = Array.from({ length: 10 }, (_, each) =>
          head('GET', paths[each % paths.length] ?? '/', { 'accept-language': 'en' }),
        );
        socket.write(asked.join(''));
      }),
  },
];
