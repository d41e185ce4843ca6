// Notification mail: in the account's language, to the right recipient, and only where mail is configured.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { takeDownProduct } from '../../../contract/admin/review.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { setOrderStatus } from '../../../contract/trade/order-status.ts';
import { LIMITS } from '../../../server/limits.ts';
import { refusalCounts } from '../../../server/platform/http/refusals.ts';
import { type Market, openMarket } from '../market.ts';
import type { SomeoneSignedIn } from '../people.ts';
import { inDatabase } from '../place.ts';
import { type Mailbox, openMailbox } from '../platform/mailbox.ts';
import { elsewhere, openTrade, placed, type Trade, toldTo } from '../trade/trade.ts';

let mailbox: Mailbox;
let market: Market;
let trade: Trade;
let productId: string;
beforeAll(async () => {
  mailbox = await openMailbox();
  market = await openMarket(0, { SMTP_URL: mailbox.url, PUBLIC_ORIGIN: 'https://market.example' });
  trade = await openTrade(market);
  productId = await trade.live();
});
afterAll(async () => {
  await market.close();
  await mailbox.close();
});

const enquire = (who: SomeoneSignedIn, subject: string, about = productId) =>
  elsewhere(market, who).call(sendEnquiry, {
    body: { productId: about, subject, message: 'Which voltage?' },
  });

const mailTo = (someone: SomeoneSignedIn, subject: RegExp) =>
  vi.waitFor(
    () => {
      const mail = mailbox.mails.find(
        ({ recipients, headers }) =>
          recipients.includes(someone.email) && subject.test(headers.subject ?? ''),
      );
      if (!mail) throw new Error('no mail yet');
      return mail;
    },
    { timeout: 10_000 },
  );

test('tells of decisions with their reason', async () => {
  const { supplier, admin } = trade;
  const params = { id: await trade.live({ name: 'Copied mill' }) };
  const live = await mailTo(supplier, /^Your listing is live: Copied mill$/);
  expect(live.text).toContain('https://market.example/dashboard?tab=products');
  await admin.api.call(takeDownProduct, { params, body: { reason: 'A copy.\r\nOf ours.' } });
  const down = await mailTo(supplier, /^Your listing was taken down: Copied mill$/);
  expect(down.text).toContain('Reason: A copy. Of ours.');
});

test('is in the language of the account, with the place to go on', async () => {
  const chinese = await openTrade(market, 'zh-Hans');
  const about = await chinese.live({ name: '碾米机', description: '每天碾米二十吨。' });
  await inDatabase(market, ({ db }) =>
    db
      .updateTable('users')
      .set({ language: 'zh-Hans' })
      .where('id', '=', chinese.supplier.id)
      .execute(),
  );
  await enquire(chinese.buyer, 'A rice mill\r\nBcc: everybody@example.in', about);
  const mail = await mailTo(chinese.supplier, /新询盘/);
  const line = '来自“Rao Spices”的新询盘：A rice mill Bcc: everybody@example.in';
  expect(mail.headers.subject).toBe(line);
  expect(mail.text.split('\n')[0]).toBe(line);
  expect(mail.recipients).toEqual([chinese.supplier.email]);
  expect(mail.text).toContain('https://market.example/zh-hans/dashboard?tab=inquiry');
  // The mail does not contain the message text: users read it after signing in.
  expect(mail.text).not.toContain('Which voltage?');
});

test('tells of orders and of their steps', async () => {
  const { buyer, supplier } = trade;
  const id = await placed(market, trade, productId);
  const order = await mailTo(supplier, /^New order from Rao Spices: Rice mill RM-20$/);
  expect(order.text).toMatch(/https:\/\/market\.example\/dashboard\/orders\/[\w-]+/);
  const body = { status: 'confirmed' } as const;
  await supplier.api.call(setOrderStatus, { params: { id }, body });
  const step = await mailTo(buyer, /^The order is now confirmed: Rice mill RM-20$/);
  expect(step.text).toContain(`https://market.example/dashboard/orders/${id}`);
});

test('goes to nobody where no account reads it, and the bell still rings', async () => {
  const other = await openTrade(market);
  const about = await other.live();
  await inDatabase(market, ({ db }) =>
    db
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', other.supplier.id)
      .execute(),
  );
  await enquire(other.buyer, 'Anybody there?', about);
  expect((await toldTo(other.supplier))[0]?.subject).toBe('Anybody there?');
  // When a later mail has arrived, a mail for this account would have arrived before it.
  await enquire(trade.buyer, 'Later');
  await mailTo(trade.supplier, /: Later$/);
  expect(
    mailbox.mails.filter(
      ({ recipients, headers }) =>
        recipients.includes(other.supplier.email) && /Anybody/.test(headers.subject ?? ''),
    ),
  ).toEqual([]);
});

test('is left out where the outbox is full, and the bell still rings', async () => {
  // A mail server that accepts no connection.
  const away = await openMarket(0, { SMTP_URL: 'smtp://127.0.0.1:1' });
  try {
    const { supplier, buyer, live } = await openTrade(away);
    const about = await live();
    const full = await inDatabase(away, async ({ db }) => {
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
    expect((await toldTo(supplier))[0]?.subject).toBe('Past the bound');
    expect(refusalCounts().get('mail')).toBe(refused + 1);
    const mails = await inDatabase(away, ({ db }) =>
      db.selectFrom('outbox').select('id').where('subject', 'like', '%Past the bound').execute(),
    );
    expect(mails).toEqual([]);
  } finally {
    await away.close();
  }
});

test('is not written where no mail goes out', async () => {
  const quiet = await openMarket(0);
  try {
    const silent = await openTrade(quiet);
    const about = await silent.live();
    const body = { productId: about, subject: 'Hello', message: 'Which voltage?' };
    await silent.buyer.api.call(sendEnquiry, { body });
    expect((await toldTo(silent.supplier))[0]?.subject).toBe('Hello');
    const waiting = await inDatabase(quiet, ({ db }) =>
      db.selectFrom('outbox').select('recipient').execute(),
    );
    expect(waiting).toEqual([]);
  } finally {
    await quiet.close();
  }
});
