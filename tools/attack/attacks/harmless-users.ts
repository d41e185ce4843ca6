// Harmless users who must never be refused: an office behind one address, and a phone on a slow line.
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, AttackContext } from '../attack-context.ts';
import { runAtRate } from '../client.ts';
import { DRAFT, formOf, JSON_TYPE } from '../payloads.ts';
import { photo } from '../pictures.ts';

const USERS = 200;
/** Each user clicks once every ten seconds. */
const CLICKS_PER_SECOND = USERS / 10;

const parseJson = (body: Buffer): Record<string, unknown> => {
  try {
    return JSON.parse(body.toString()) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** The requests of one click by a signed-in buyer. */
async function click(field: AttackContext, products: readonly string[], at: number): Promise<void> {
  const { send, accounts } = field;
  const token = accounts.buyers[at % USERS]?.token ?? '';
  const product = products[(at * 7) % products.length] ?? '';
  const post = (path: string, body: object) =>
    send(at, { method: 'POST', path, token, headers: JSON_TYPE, body: JSON.stringify(body) });
  await send(at, { path: '/api/notifications/unread', token });
  switch (Math.floor(at / 3) % 10) {
    case 0:
      return void (await send(at, { path: `/products?page=${1 + (at % 9)}` }));
    case 1:
    case 2:
      return void (await send(at, { path: `/product/${product}` }));
    case 3:
      return void (await send(at, { path: `/api/products?search=mill&page=${1 + (at % 4)}` }));
    case 4:
      return void (await send(at, { path: '/api/chats/buyer', token }));
    case 5: {
      const { body } = await post('/api/chats', {
        userIds: [accounts.supplier.id],
        productId: product,
      });
      const chatId = parseJson(body).id;
      return void (chatId && (await post('/api/messages', { chatId, text: `Good morning ${at}` })));
    }
    case 6:
      if (at % 60 < 30) return void (await send(at, { path: '/api/orders', token }));
      return void (await post('/api/inquiries', { productId: product, message: 'Which voltage?' }));
    case 7:
      return void (await post('/api/translate', {
        text: `Which mesh ${at}?`,
        targetLang: 'zh-Hans',
      }));
    case 8:
      return void (await send(at, { path: `/product/no-longer-there-${at % 20}` }));
    default:
      return void (await send(at, { path: '/api/auth/me', token }));
  }
}

async function office(field: AttackContext): Promise<void> {
  const { body } = await field.send(0, {
    path: `/api/products?supplier=${field.accounts.supplier.id}&limit=50`,
  });
  const products = ((parseJson(body).products ?? []) as { id: string }[]).map(({ id }) => id);
  if (products.length === 0) field.noteFailure('the market has no products');
  await Promise.all([
    runAtRate(CLICKS_PER_SECOND, field.until, (at) => click(field, products, at)),
    // All users sign in within three minutes, as at the start of a working day.
    runAtRate(USERS / 180, field.until, (at) => {
      const { email, password } = field.accounts.buyers[
        at % USERS
      ] as (typeof field.accounts.buyers)[0];
      return field.send(at, {
        method: 'POST',
        path: '/api/auth/login',
        headers: JSON_TYPE,
        body: JSON.stringify({ email, password }),
      });
    }),
  ]);
}

const BYTES_PER_SECOND = 30_000;
const TICK_MS = 100;
const BYTES_PER_TICK = (BYTES_PER_SECOND * TICK_MS) / 1000;

/** Sends one request over a line of 30 kB/s in both directions; notes its status. */
async function sendSlowly(
  field: AttackContext,
  request: Buffer,
  timeoutMs: number,
): Promise<Buffer> {
  const socket = connect({
    host: '127.0.0.1',
    port: field.port,
    localAddress: field.source(0),
  });
  let broken = false;
  socket.on('error', () => {
    broken = true;
  });
  socket.on('end', () => {
    broken = true;
  });
  socket.pause();
  const received: Buffer[] = [];
  const began = performance.now();
  let sent = 0;
  const isComplete = (): boolean => {
    const all = Buffer.concat(received);
    const end = all.indexOf('\r\n\r\n');
    const [, length] =
      /content-length: (\d+)/i.exec(all.toString('latin1', 0, Math.max(0, end))) ?? [];
    return end >= 0 && length !== undefined && all.length >= end + 4 + Number(length);
  };
  while (!broken && !isComplete() && performance.now() - began < timeoutMs) {
    if (sent < request.length) {
      socket.write(request.subarray(sent, sent + BYTES_PER_TICK));
      sent += BYTES_PER_TICK;
    }
    for (let left = BYTES_PER_TICK; left > 0; ) {
      const chunk = socket.read(
        Math.min(left, socket.readableLength) || undefined,
      ) as Buffer | null;
      if (chunk === null) break;
      received.push(chunk);
      left -= chunk.length;
    }
    await pause(TICK_MS);
  }
  const all = Buffer.concat(received);
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(all.toString('latin1', 0, 16)) ?? [];
  field.noteStatus(isComplete() ? Number(status) : 0);
  socket.destroy();
  return all;
}

const request = (
  line: string,
  headers: Record<string, string>,
  body: Buffer = Buffer.alloc(0),
): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${line} HTTP/1.1\r\nhost: 127.0.0.1\r\n${Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}content-length: ${body.length}\r\n\r\n`,
    ),
    body,
  ]);

const PHOTO_MEGABYTES = 0.15;

async function phone(field: AttackContext): Promise<void> {
  const { headers, body } = formOf([
    ...DRAFT,
    {
      name: 'images',
      filename: 'a.jpg',
      type: 'image/jpeg',
      content: await photo(PHOTO_MEGABYTES),
    },
  ]);
  const timeoutMs = (body.length / BYTES_PER_SECOND) * 1_500 + 15_000;
  const authorization = `Bearer ${field.accounts.suppliers[0]?.token ?? ''}`;
  const answer = await sendSlowly(
    field,
    request('POST /api/products/create-new', { ...headers, authorization }, body),
    timeoutMs,
  );
  if (!answer.toString('latin1', 0, 16).startsWith('HTTP/1.1 200'))
    field.noteFailure(`the upload gets ${answer.toString('latin1', 0, 12).slice(9) || 'nothing'}`);
  for (const path of ['/', '/products', '/api/products?limit=100'])
    await sendSlowly(field, request(`GET ${path}`, {}), 60_000);
}

const UNWANTED = [0, 429, 503];

export const HARMLESS_USERS: readonly Attack[] = [
  {
    name: 'office',
    summary: '200 buyers behind one address, a click each every ten seconds (no 429, no 503)',
    seconds: 60,
    sources: [1],
    quick: { sources: 1, seconds: 10 },
    unwantedStatuses: UNWANTED,
    run: office,
  },
  {
    name: 'phone-small',
    summary: 'a phone at 30 kB/s that uploads a photo of 150 kB and reads pages (no 429, no 503)',
    seconds: 60,
    sources: [1],
    unwantedStatuses: UNWANTED,
    run: phone,
  },
];
