// Notification mail: in the account's language, to the right recipient, and only where mail is configured.
import { afterAll, expect, test, vi } from 'vitest';
import { takeDownProduct } from '../../../contract/admin/review.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { setOrderStatus } from '../../../contract/trade/order-status.ts';
import { LIMITS } from '../../../server/limits.ts';
import { refusalCounts } from '../../../server/platform/http/refusals.ts';
import { withDatabase } from '../environment.ts';
import { openMarket } from '../market.ts';
import { openMailbox } from '../platform/jobs/mailbox.ts';
import { notificationsOf, openTrade, placeOrderFor } from '../trade/trade.ts';
import type { SignedInUser } from '../users.ts';

const mailbox = await openMailbox();
const market = await openMarket(0, {
  SMTP_URL: mailbox.url,
  PUBLIC_ORIGIN: 'https://market.example',
});
const trade = await openTrade(market);
const productId = await trade.createLiveProduct();
afterAll(async () => {
  await market.close();
  await mailbox.close();
});

const enquire = (user: SignedInUser, subject: string, about = productId) =>
  user.api.call(sendEnquiry, {
    body: { productId: about, subject, message: 'Which voltage?' },
  });

const mailTo = (user: SignedInUser, subject: RegExp) =>
  vi.waitFor(
    () => {
      const mail = mailbox.mails.find(
        ({ recipients, headers }) =>
          recipients.includes(user.email) && subject.test(headers.subject ?? ''),
      );
      if (!mail) throw new Error('no mail yet');
      return mail;
    },
    { timeout: 10_000 },
  );

const textsTo = ({ email }: SignedInUser): string =>
  mailbox.mails
    .filter(({ recipients }) => recipients.includes(email))
    .map(({ text }) => text)
    .join();

test('is sent for review decisions, with the reason', async () => {
  const { supplier, admin } = trade;
  const params = { id: await trade.createLiveProduct({ name: 'Copied mill' }) };
  const live = await mailTo(supplier, /^Your product is live: Copied mill$/);
  expect(live.text).toContain('https://market.example/dashboard?tab=products');
  await admin.api.call(takeDownProduct, { params, body: { reason: 'A copy.\r\nOf ours.' } });
  const down = await mailTo(supplier, /^Your product was taken down: Copied mill$/);
  expect(down.text).toContain('Reason: A copy. Of ours.');
});

test('is in the language of the account, with a link', async () => {
  const chinese = await openTrade(market, 'zh-Hans');
  const about = await chinese.createLiveProduct({
    name: '碾米机',
    description: '每天碾米二十吨。',
  });
  await withDatabase(market, ({ db }) =>
    db
      .updateTable('users')
      .set({ language: 'zh-Hans' })
      .where('id', '=', chinese.supplier.id)
      .execute(),
  );
  await enquire(chinese.buyer, 'A rice mill\r\nBcc: everybody@example.in', about);
  const mail = await mailTo(chinese.supplier, /新询盘/);
  const line = '来自“Rao Spices”的新询盘：A rice mill Bcc: everybody@example.in';
  expect(mail.headers.subject).toBe('来自“Rao Spices”的新询盘');
  expect(mail.text.split('\n')[0]).toBe(line);
  expect(mail.recipients).toEqual([chinese.supplier.email]);
  expect(mail.text).toContain('https://market.example/zh-hans/dashboard?tab=inquiry');
  // The mail does not contain the message text: users read it after signing in.
  expect(mail.text).not.toContain('Which voltage?');
});

test('is sent for orders and their status changes', async () => {
  const { buyer, supplier } = trade;
  const id = await placeOrderFor(trade, productId);
  const order = await mailTo(supplier, /^New order from Rao Spices$/);
  expect(order.text).toMatch(/https:\/\/market\.example\/dashboard\/orders\/[\w-]+/);
  const body = { status: 'confirmed' } as const;
  await supplier.api.call(setOrderStatus, { params: { id }, body });
  const step = await mailTo(buyer, /^An order is now confirmed$/);
  expect(step.text).toContain(`https://market.example/dashboard/orders/${id}`);
});

test('is not sent to an unreadable account, and the notification stays', async () => {
  const other = await openTrade(market);
  const about = await other.createLiveProduct();
  await withDatabase(market, ({ db }) =>
    db
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', other.supplier.id)
      .execute(),
  );
  await enquire(other.buyer, 'Anybody there?', about);
  expect((await notificationsOf(other.supplier))[0]?.subject).toBe('Anybody there?');
  // When a later mail has arrived, a mail for this account would have arrived before it.
  await enquire(trade.buyer, 'Later');
  await vi.waitFor(() => expect(textsTo(trade.supplier)).toContain(': Later'), 10_000);
  expect(textsTo(other.supplier)).not.toContain('Anybody');
});

test('is skipped when the outbox is full, and the notification stays', async () => {
  // A mail server that accepts no connection.
  const unreachable = await openMarket(0, { SMTP_URL: 'smtp://127.0.0.1:1' });
  try {
    const { supplier, buyer, createLiveProduct: live } = await openTrade(unreachable);
    const about = await live();
    const full = await withDatabase(unreachable, async ({ db }) => {
      const { count } = await db
        .selectFrom('outbox')
        .select((each) => each.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const now = new Date().toISOString();
      const later = new Date(Date.now() + 3_600_000).toISOString();
      const rows = Array.from({ length: LIMITS.outboxMails - Number(count) }, (_, index) => ({
        id: `waiting-${index}`,
        recipient: 'someone@example.in',
        reply_to: null,
        subject: 'Waiting',
        body: 'Waiting',
        created_at: now,
        next_at: later,
        refused_at: null,
        last_error: null,
      }));
      for (let at = 0; at < rows.length; at += 500)
        await db
          .insertInto('outbox')
          .values(rows.slice(at, at + 500))
          .execute();
      return rows.length + Number(count);
    });
    expect(full).toBe(LIMITS.outboxMails);
    const refused = refusalCounts().get('mail') ?? 0;
    const body = { productId: about, subject: 'Past the bound', message: 'Which voltage?' };
    await buyer.api.call(sendEnquiry, { body });
    expect((await notificationsOf(supplier))[0]?.subject).toBe('Past the bound');
    expect(refusalCounts().get('mail')).toBe(refused + 1);
    const mails = await withDatabase(unreachable, ({ db }) =>
      db.selectFrom('outbox').select('id').where('body', 'like', '%Past the bound%').execute(),
    );
    expect(mails).toEqual([]);
  } finally {
    await unreachable.close();
  }
});

test('is not written without a mail server', async () => {
  const quiet = await openMarket(0);
  try {
    const silent = await openTrade(quiet);
    const about = await silent.createLiveProduct();
    const body = { productId: about, subject: 'Hello', message: 'Which voltage?' };
    await silent.buyer.api.call(sendEnquiry, { body });
    expect((await notificationsOf(silent.supplier))[0]?.subject).toBe('Hello');
    const waiting = await withDatabase(quiet, ({ db }) =>
      db.selectFrom('outbox').select('recipient').execute(),
    );
    expect(waiting).toEqual([]);
  } finally {
    await quiet.close();
  }
});
