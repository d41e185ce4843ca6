// Attack with mail: a colluding buyer and supplier make the market write to the address of a stranger.
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Attack, AttackContext } from '../attack-context.ts';
import { runAtRate } from '../client.ts';
import { JSON_TYPE } from '../payloads.ts';

const STRANGER = 'stranger@example.net';
const RESET_TIMEOUT_MS = 3_000;

/** Recipient and subject of each mail that the market has sent. */
let mails: { readonly to: string; readonly subject: string }[] = [];

/** Mail server that accepts everything. */
async function openMailServer() {
  mails = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      buffer(stream).then((raw) => {
        const subject = /^subject: (.*)$/im.exec(raw.toString())?.[1]?.trim() ?? '';
        for (const { address } of envelope.rcptTo) mails.push({ to: address, subject });
        done();
      }, done);
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    close: () => server.close(() => {}),
  };
}

const toStranger = (): string[] =>
  mails.filter(({ to }) => to === STRANGER).map(({ subject }) => subject);

/** Body of the reply to a call with a JSON body. */
async function post(
  { send }: AttackContext,
  at: number,
  path: string,
  body: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const { body: reply } = await send(at, {
    method: 'POST',
    path,
    headers: JSON_TYPE,
    body: JSON.stringify(body),
    ...(token === undefined ? {} : { token }),
  });
  return JSON.parse(reply.toString() || '{}') as Record<string, unknown>;
}

async function writeToStranger(context: AttackContext): Promise<void> {
  const { accounts, send, until, noteFailure } = context;
  const { supplier } = accounts;
  const products = await send(0, { path: `/api/products?supplier=${supplier.id}&limit=1` });
  const productId = /"id":"([^"]+)"/.exec(products.body.toString())?.[1];
  const person = { role: 'buyer', name: 'Asha Rao', phone: '+919876543210' };
  const account = { ...person, email: STRANGER, password: 'squatted mailbox 8' };
  const { token } = await post(context, 0, '/api/auth/register', account);
  const enquiry = { subject: 'Buy cheap pills', message: 'At http://pills.example' };
  const sent = await post(
    context,
    0,
    '/api/enquiries',
    { ...enquiry, productId, supplierId: supplier.id },
    String(token),
  );
  const { id } = (sent.data ?? {}) as { readonly id?: string };
  if (!id) return noteFailure(`the inquiry was not sent: ${JSON.stringify(sent)}`);
  let replies = 0;
  await runAtRate(10, until, async (at) => {
    const { status } = await send(at, {
      method: 'POST',
      path: `/api/enquiries/${id}/replies`,
      token: supplier.token,
      headers: JSON_TYPE,
      body: JSON.stringify({ text: `Reply ${at}` }),
    });
    if (status === 200) replies += 1;
  });
  if (replies < 10) noteFailure(`only ${replies} replies were accepted`);
  await post(context, 0, '/api/auth/reset', { email: STRANGER });
  const end = performance.now() + RESET_TIMEOUT_MS;
  while (toStranger().length < 2 && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const subjects = toStranger().join(', ');
  if (subjects !== 'Confirm your email, Set a new password')
    noteFailure(`the stranger got: ${subjects}`);
}

export const MAILS: readonly Attack[] = [
  {
    name: 'mail-to-strangers',
    summary: 'ten replies a second to a buyer with the address of a stranger',
    seconds: 10,
    sources: [1],
    quick: { sources: 1, seconds: 5 },
    postgres: true,
    setUp: openMailServer,
    run: writeToStranger,
  },
];
