// Outgoing mail: no loss and no duplicates when the mail server is down or refuses, or when the process dies.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendContactMessage } from '../../../../contract/admin/contact.ts';
import { asSent } from '../../../../contract/dialect/sent-as.ts';
import type { BodyOf } from '../../../../contract/endpoint.ts';
import { LIMITS } from '../../../../server/limits.ts';
import { undeliveredCounts } from '../../../../server/platform/mail/mail-counts.ts';
import { type Mail, outboxRepository } from '../../../../server/platform/mail/outbox-queries.ts';
import { freePort } from '../../../../tools/server-process.ts';
import { createEnvironment, type TestEnvironment, withDatabase } from '../../environment.ts';
import { type Market, openMarket } from '../../market.ts';
import { signUp } from '../../users.ts';
import { openServer } from '../process.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

const WITHIN = { timeout: 20_000, interval: 20 };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const mailbox = async (...options: Parameters<typeof openMailbox>): Promise<Mailbox> => {
  const box = await openMailbox(...options);
  closing.push(() => box.close());
  return box;
};
const marketWith = async (settings: Record<string, string> = {}): Promise<Market> => {
  const market = await openMarket(0, settings);
  closing.push(() => market.close());
  return market;
};

const WHOLE = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  company: 'Asha Foods',
  subject: 'Rice mill',
  message: 'Which mill fits 2 t/h?\n.\n\nThanks, Asha',
} satisfies BodyOf<typeof sendContactMessage>;

const send = (market: Market) => market.api.call(sendContactMessage, { body: WHOLE });

const noteTo = (to: string): Mail => ({
  to,
  replyTo: null,
  unsubscribe: null,
  subject: 'A note',
  text: 'A note.',
});

const outbox = (place: { readonly env: TestEnvironment['env'] }) =>
  withDatabase(place, ({ db }) => db.selectFrom('outbox').selectAll().orderBy('id').execute());

/** Simulates the passing of time: all waiting mails are due now, after this many attempts. */
const dueNow = (place: { readonly env: TestEnvironment['env'] }, attempts: number) =>
  withDatabase(place, ({ db }) =>
    db
      .updateTable('outbox')
      .set({ next_at: '2000-01-01T00:00:00.000Z', attempts, last_error: null })
      .execute(),
  );

/** Waits until the only mail in the outbox was tried and refused. */
const attemptCounts = (environment: { readonly env: TestEnvironment['env'] }) =>
  vi.waitFor(async () => {
    const [mail] = await outbox(environment);
    expect(mail?.last_error).toEqual(expect.any(String));
    return mail;
  }, WITHIN);

/** Restarts without any request: the server must start sending on its own. */
const restart = async (market: Market): Promise<void> => {
  await market.restart();
  await market.app.ready();
};

const arrived = (box: Mailbox, count: number) =>
  vi.waitFor(() => expect(box.mails).toHaveLength(count), WITHIN);

describe('with a mail server that is down', () => {
  test('the sender is thanked, and the mail is sent once the server is up', async () => {
    const port = await freePort();
    const market = await marketWith({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    expect(await send(market)).toEqual({ message: 'Message sent successfully!' });
    expect(await attemptCounts(market)).toMatchObject({ attempts: 1, refused_at: null });
    const box = await mailbox({ port });
    await arrived(box, 1);
    await vi.waitFor(async () => expect(await outbox(market)).toEqual([]), WITHIN);
  });

  test('the mail is sent after a restart', async () => {
    const port = await freePort();
    const market = await marketWith({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await send(market);
    await attemptCounts(market);
    await restart(market);
    const box = await mailbox({ port });
    await arrived(box, 1);
  });

  test('retries wait longer each time, up to an hour', async () => {
    const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
    const market = await marketWith({ SMTP_URL });
    await send(market);
    const pauses: number[] = [];
    for (const attempts of [1, 2, 3, 4, 5, 6, 50]) {
      const mail = await attemptCounts(market);
      expect(mail?.attempts).toBe(attempts);
      pauses.push(Math.round((Date.parse(mail?.next_at ?? '') - Date.now()) / 1_000));
      await dueNow(market, attempts === 6 ? 49 : attempts);
      await restart(market);
    }
    for (const [at, seconds] of [2, 10, 60, 300, 900, 3_600, 3_600].entries())
      expect(Math.abs((pauses[at] ?? 0) - seconds), `pause ${at}`).toBeLessThanOrEqual(2);
  });
});

describe('with a mail server that refuses', () => {
  test('a temporary error is retried', async () => {
    let answer: { code: number; text: string } | null = { code: 451, text: 'later' };
    const box = await mailbox({ refuseRecipient: () => answer });
    const market = await marketWith({ SMTP_URL: box.url });
    await send(market);
    expect(await attemptCounts(market)).toMatchObject({
      last_error: expect.stringContaining('later'),
    });
    answer = null;
    await arrived(box, 1);
  });

  test('a permanent error deletes the mail after its tries, and the notifications to the same address', async () => {
    const box = await mailbox({ refuseRecipient: () => ({ code: 550, text: 'no such mailbox' }) });
    const market = await marketWith({ SMTP_URL: box.url });
    const { id, email } = await signUp(market, 'buyer');
    expect(await attemptCounts(market)).toMatchObject({ attempts: 1, bounces: 1 });
    const confirmation = (await outbox(market)).map(({ id: mail }) => mail);
    await withDatabase(market, ({ db }) =>
      outboxRepository(db).add(noteTo(email), id, 'notifications'),
    );
    const before = undeliveredCounts().bounced;
    await withDatabase(market, ({ db }) =>
      db
        .updateTable('outbox')
        .set({ bounces: LIMITS.mailBounces - 1, next_at: '2000-01-01T00:00:00.000Z' })
        .where('id', 'in', confirmation)
        .execute(),
    );
    await restart(market);
    await vi.waitFor(async () => expect(await outbox(market)).toEqual([]), WITHIN);
    expect(undeliveredCounts().bounced).toBe(before + 1);
    const { email_bounced_at } = await withDatabase(market, ({ db }) =>
      db.selectFrom('users').select('email_bounced_at').executeTakeFirstOrThrow(),
    );
    expect(email_bounced_at).toEqual(expect.any(String));
  });

  test('a temporary error ends with the mail after three days', async () => {
    const box = await mailbox({ refuseRecipient: () => ({ code: 451, text: 'later' }) });
    const market = await marketWith({ SMTP_URL: box.url });
    await send(market);
    await attemptCounts(market);
    const ages = [LIMITS.mailRetryHours - 1, LIMITS.mailRetryHours + 1];
    for (const hours of ages) {
      expect(await outbox(market)).toHaveLength(1);
      await withDatabase(market, ({ db }) =>
        db
          .updateTable('outbox')
          .set({ created_at: new Date(Date.now() - hours * 3_600_000).toISOString() })
          .execute(),
      );
      await dueNow(market, 20);
      await restart(market);
      if (hours === ages[0]) await attemptCounts(market);
    }
    await vi.waitFor(async () => expect(await outbox(market)).toEqual([]), WITHIN);
  });

  test('ten thousand dead addresses do not stop the mail of others', async () => {
    const box = await mailbox();
    const market = await marketWith({ SMTP_URL: box.url });
    await withDatabase(market, async ({ db }) => {
      const now = Date.now();
      const dead = Array.from({ length: LIMITS.outboxMails }, (_, at) => ({
        id: `dead-${at}`,
        recipient: `nobody-${at}@example.in`,
        reply_to: null,
        subject: 'An order',
        body: 'An order.',
        created_at: new Date(now).toISOString(),
        next_at: new Date(now + 3_600_000).toISOString(),
        attempts: 3,
        bounces: 3,
      }));
      for (let at = 0; at < dead.length; at += 500)
        await db
          .insertInto('outbox')
          .values(dead.slice(at, at + 500))
          .execute();
      expect(await outboxRepository(db).hasRoom()).toBe(true);
      expect(await outboxRepository(db).isWaiting(0)).toBe(false);
    });
  });
});

test('mail that a person needs to sign in is sent before a full outbox', async () => {
  const market = await marketWith();
  const { id, email } = await signUp(market, 'buyer');
  await withDatabase(market, async ({ db }) => {
    const repository = outboxRepository(db);
    for (let at = 0; at < 50; at++) await repository.add(noteTo(email), id, 'notifications');
    await repository.add({ ...noteTo(email), subject: 'A link' }, id, 'links');
    await repository.add({ ...noteTo(email), subject: 'A reset' }, id, 'signIn');
  });
  const box = await mailbox();
  const sending = await openServer({ ...market.env, SMTP_URL: box.url });
  closing.push(sending.kill);
  await arrived(box, 52);
  expect(box.mails.slice(0, 3).map(({ headers }) => headers.subject)).toEqual([
    'A reset',
    'A link',
    'A note',
  ]);
});

describe('in separate processes', () => {
  const open = async (env: TestEnvironment['env'], settings: Record<string, string>) => {
    const running = await openServer({ ...env, ...settings });
    closing.push(running.kill);
    return running;
  };

  test('without SMTP_URL one line is logged, and mail is sent once it is set', async () => {
    const environment = await createEnvironment();
    closing.push(environment.remove);
    const { origin, stop, output } = await open(environment.env, { LOG_LEVEL: 'info' });
    const body = JSON.stringify(asSent(WHOLE, sendContactMessage.sentAs));
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${origin}/api/contact`, { method: 'POST', headers, body });
    expect(reply.status).toBe(200);
    expect(await stop()).toBe(0);
    const lines = output().split('\n');
    expect(lines.filter((line) => line.includes('SMTP_URL'))).toHaveLength(1);
    expect(lines.join()).not.toContain(WHOLE.email);
    expect(await outbox(environment)).toMatchObject([{ attempts: 0, last_error: null }]);

    const box = await mailbox();
    await open(environment.env, { SMTP_URL: box.url });
    await arrived(box, 1);
  });

  test('two processes send forty mails once each', async () => {
    const market = await marketWith();
    for (let at = 0; at < 40; at++) await send(market);
    const { promise: bothSend, resolve: areTwo } = Promise.withResolvers<void>();
    let handedOver = 0;
    const box = await mailbox({
      beforeAccept: () => {
        handedOver += 1;
        if (handedOver === 2) areTwo();
        return bothSend;
      },
    });
    const settings = { SMTP_URL: box.url };
    await Promise.all([open(market.env, settings), open(market.env, settings)]);
    await vi.waitFor(async () => expect(await outbox(market)).toEqual([]), WITHIN);
    const ids = box.mails.map(({ headers }) => headers['message-id']);
    expect(new Set(ids).size).toBe(40);
    expect(ids).toHaveLength(40);
  });

  test('a mail of a killed process is sent by the next one, under the same id', async () => {
    const market = await marketWith();
    await send(market);
    const { promise: handed, resolve: isHanded } = Promise.withResolvers<void>();
    const never = await mailbox({
      beforeAccept: () => {
        isHanded();
        return new Promise(() => {});
      },
    });
    const dyingProcess = await open(market.env, { SMTP_URL: never.url });
    await handed;
    await dyingProcess.kill();
    const [waitingMail] = await outbox(market);
    expect(Date.parse(waitingMail?.next_at ?? '') - Date.now()).toBeGreaterThan(5 * 60_000);

    await dueNow(market, 1);
    const box = await mailbox();
    await open(market.env, { SMTP_URL: box.url });
    await arrived(box, 1);
    expect(box.mails[0]?.headers['message-id']).toContain(waitingMail?.id);
  });
});
