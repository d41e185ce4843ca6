// Outgoing mail: no loss and no duplicates when the mail server is down or refuses, or when the process dies.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendContactMessage } from '../../../contract/admin/contact.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { type Market, openMarket } from '../market.ts';
import { freshAddress } from '../people.ts';
import { emptyPlace, inDatabase, type Place } from '../place.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { freePort, opened, start } from './process.ts';

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
const marketWith = async (settings: Record<string, string>): Promise<Market> => {
  const market = await openMarket(0, settings);
  closing.push(() => market.close());
  return market;
};

const WHOLE = {
  FirstName: 'Asha',
  LastName: 'Rao',
  Email: 'asha@example.in',
  Company: 'Asha Foods',
  Subject: 'Rice mill',
  Message: 'Which mill fits 2 t/h?\n.\n\nThanks, Asha',
} satisfies BodyOf<typeof sendContactMessage>;

const send = (market: Market) =>
  market.apiAs(null, { address: freshAddress() }).call(sendContactMessage, { body: WHOLE });

const outbox = ({ env }: { readonly env: Place['env'] }) =>
  inDatabase({ env }, ({ db }) => db.selectFrom('outbox').selectAll().orderBy('id').execute());

/** Simulates the passing of time: all waiting mails are due now, after this many attempts. */
const dueNow = ({ env }: { readonly env: Place['env'] }, attempts: number) =>
  inDatabase({ env }, ({ db }) =>
    db
      .updateTable('outbox')
      .set({ next_at: '2000-01-01T00:00:00.000Z', attempts, last_error: null })
      .execute(),
  );

/** Waits until the only mail in the outbox was tried and refused. */
const tried = (place: { readonly env: Place['env'] }) =>
  vi.waitFor(async () => {
    const [mail] = await outbox(place);
    expect(mail?.last_error).toEqual(expect.any(String));
    return mail;
  }, WITHIN);

/** Restarts without any request: the server must start sending on its own. */
const restarted = async (market: Market): Promise<Market> => {
  const again = await market.restart();
  await again.app.ready();
  return again;
};

const arrived = (box: Mailbox, count: number) =>
  vi.waitFor(() => expect(box.mails).toHaveLength(count), WITHIN);

describe('a mail server that is down', () => {
  test('the sender is thanked all the same, and the mail comes when it is up', async () => {
    const port = await freePort();
    const market = await marketWith({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    expect(await send(market)).toEqual({ message: 'Message sent successfully!' });
    expect(await tried(market)).toMatchObject({ attempts: 1, refused_at: null });
    const box = await mailbox({ port });
    await arrived(box, 1);
    await vi.waitFor(async () => expect(await outbox(market)).toEqual([]), WITHIN);
  });

  test('the mail comes after a restart too', async () => {
    const port = await freePort();
    const market = await openMarket(0, { SMTP_URL: `smtp://127.0.0.1:${port}` });
    await send(market);
    await tried(market);
    const again = await restarted(market);
    closing.push(() => again.close());
    const box = await mailbox({ port });
    await arrived(box, 1);
  });

  test('is asked again after pauses that grow up to an hour', async () => {
    const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
    let market = await openMarket(0, { SMTP_URL });
    closing.push(() => market.close());
    await send(market);
    const pauses: number[] = [];
    for (const attempts of [1, 2, 3, 4, 5, 6, 50]) {
      const mail = await tried(market);
      expect(mail?.attempts).toBe(attempts);
      pauses.push(Math.round((Date.parse(mail?.next_at ?? '') - Date.now()) / 1_000));
      await dueNow(market, attempts === 6 ? 49 : attempts);
      market = await restarted(market);
    }
    for (const [at, seconds] of [2, 10, 60, 300, 900, 3_600, 3_600].entries())
      expect(Math.abs((pauses[at] ?? 0) - seconds), `pause ${at}`).toBeLessThanOrEqual(2);
  });
});

describe('a mail server that refuses', () => {
  test('for now: it is asked again', async () => {
    let answer: { code: number; text: string } | null = { code: 451, text: 'later' };
    const box = await mailbox({ refuses: () => answer });
    const market = await marketWith({ SMTP_URL: box.url });
    await send(market);
    expect(await tried(market)).toMatchObject({ last_error: expect.stringContaining('later') });
    answer = null;
    await arrived(box, 1);
  });

  test('for good: the mail is put aside in the end, and tried once more after a restart', async () => {
    let answer: { code: number; text: string } | null = { code: 550, text: 'no such mailbox' };
    const box = await mailbox({ refuses: () => answer });
    let market = await openMarket(0, { SMTP_URL: box.url });
    closing.push(() => market.close());
    await send(market);
    expect(await tried(market)).toMatchObject({ attempts: 1, refused_at: null });
    await dueNow(market, 7);
    market = await restarted(market);
    expect(await tried(market)).toMatchObject({ attempts: 8, refused_at: expect.any(String) });
    answer = null;
    market = await restarted(market);
    await arrived(box, 1);
  });
});

describe('processes of their own', () => {
  const running = (env: Place['env'], port: number, settings: Record<string, string>) => {
    const process = start({ ...env, PORT: String(port), ...settings });
    closing.push(() => {
      process.child.kill('SIGKILL');
      return process.exit;
    });
    return process;
  };

  test('without SMTP_URL one line says that mail is kept, and it goes out once there is one', async () => {
    const place = await emptyPlace();
    closing.push(place.remove);
    const settings = { LOG_LEVEL: 'info' };
    const { origin, stop, printed } = await opened(running(place.env, await freePort(), settings));
    const body = JSON.stringify(WHOLE);
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${origin}/api/contact`, { method: 'POST', headers, body });
    expect(reply.status).toBe(200);
    expect(await stop()).toBe(0);
    const lines = printed().split('\n');
    expect(lines.filter((line) => line.includes('SMTP_URL'))).toHaveLength(1);
    expect(lines.join()).not.toContain(WHOLE.Email);
    expect(await outbox(place)).toMatchObject([{ attempts: 0, last_error: null }]);

    const box = await mailbox();
    await opened(running(place.env, await freePort(), { SMTP_URL: box.url }));
    await arrived(box, 1);
  });

  test('two of them send forty mails once each', async () => {
    const market = await openMarket(0);
    closing.push(() => market.close());
    for (let at = 0; at < 40; at++) await send(market);
    const { promise: bothSend, resolve: areTwo } = Promise.withResolvers<void>();
    let handedOver = 0;
    const box = await mailbox({
      beforeTaking: () => {
        handedOver += 1;
        if (handedOver === 2) areTwo();
        return bothSend;
      },
    });
    const settings = { SMTP_URL: box.url };
    const ports = await Promise.all([freePort(), freePort()]);
    await Promise.all(ports.map((port) => opened(running(market.env, port, settings))));
    await vi.waitFor(async () => expect(await outbox(market)).toEqual([]), WITHIN);
    const ids = box.mails.map(({ headers }) => headers['message-id']);
    expect(new Set(ids).size).toBe(40);
    expect(ids).toHaveLength(40);
  });

  test('a mail whose process died over it is sent by the next one, under the same id', async () => {
    const market = await openMarket(0);
    closing.push(() => market.close());
    await send(market);
    const { promise: handed, resolve: isHanded } = Promise.withResolvers<void>();
    const never = await mailbox({
      beforeTaking: () => {
        isHanded();
        return new Promise(() => {});
      },
    });
    const dying = await opened(running(market.env, await freePort(), { SMTP_URL: never.url }));
    await handed;
    dying.child.kill('SIGKILL');
    await dying.exit;
    const [held] = await outbox(market);
    expect(Date.parse(held?.next_at ?? '') - Date.now()).toBeGreaterThan(5 * 60_000);

    await dueNow(market, 1);
    const box = await mailbox();
    await opened(running(market.env, await freePort(), { SMTP_URL: box.url }));
    await arrived(box, 1);
    expect(box.mails[0]?.headers['message-id']).toContain(held?.id);
  });
});
