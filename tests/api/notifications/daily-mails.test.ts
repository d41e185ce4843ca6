// Who gets mails about notifications, and how many in a day: confirmed emails only, and one mail for what is beyond the limit.
import { expect, test } from 'vitest';
import { changeMailSetting } from '../../../contract/notifications/mail-settings.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { replyToEnquiry } from '../../../contract/trade/enquiry-thread.ts';
import { LIMITS } from '../../../server/limits.ts';
import { digestJob } from '../../../server/notifications/digest-job.ts';
import { openNotifier } from '../../../server/notifications/notifier.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { notificationsOf, openTrade } from '../trade/trade.ts';
import { confirmEmails, type SignedInUser, signUp, signUpMember } from '../users.ts';

// Nothing listens there, so all mail stays in the outbox.
const market = await sharedMarket(0, {
  SMTP_URL: 'smtp://127.0.0.1:9',
  PUBLIC_ORIGIN: 'https://market.example',
});
const { supplier, createLiveProduct } = await openTrade(market);
const productId = await createLiveProduct();
const ORIGIN = 'https://market.example';
const DAY_MS = 24 * 3_600_000;

const mailsTo = ({ email }: Pick<SignedInUser, 'email'>) =>
  withDatabase(market, ({ db }) =>
    db.selectFrom('outbox').selectAll().where('recipient', '=', email).orderBy('id').execute(),
  );
const subjectsTo = async (person: Pick<SignedInUser, 'email'>) =>
  (await mailsTo(person)).map(({ subject }) => subject);

/** Events of that number, one by one, as calls of a counterpart cause them. */
const notify = (userId: string, count: number, name = 'Rice mill') =>
  withDatabase(market, async ({ db }) => {
    const log = { error: expect.unreachable } as never;
    const mails = { publicOrigin: ORIGIN, wake() {} };
    const notifier = openNotifier({ db, send() {}, mails, log });
    for (let at = 1; at <= count; at++)
      await notifier.withNotifications((tx, give) =>
        give(tx, {
          userId,
          kind: 'enquiry.reply',
          subjectId: 'an-enquiry',
          subject: `${name} ${at}`,
          from: supplier.id,
          detail: '',
        }),
      );
  });

/** As housekeeping does so many days from now. */
const runDigests = (days: number) =>
  withDatabase(market, ({ db }) =>
    digestJob({
      db,
      mails: { publicOrigin: ORIGIN, wake() {} },
      clock: () => Date.now() + days * DAY_MS,
    }).run(() => false),
  );

const confirmedBuyer = async (): Promise<SignedInUser> => {
  const buyer = await signUp(market, 'buyer');
  await confirmEmails(market, buyer);
  await withDatabase(market, ({ db }) =>
    db.deleteFrom('outbox').where('recipient', '=', buyer.email).execute(),
  );
  return buyer;
};

test('an email that nobody confirmed gets the link that confirms it and no other mail', async () => {
  const stranger = await signUp(market, 'buyer', { email: 'stranger@example.in' });
  const body = { productId, subject: 'Buy cheap pills', message: 'At http://pills.example' };
  const { data } = await stranger.api.call(sendEnquiry, { body });
  for (let at = 0; at < 5; at++)
    await supplier.api.call(replyToEnquiry, {
      params: { id: data?.id ?? '' },
      body: { text: `Reply ${at}` },
    });
  expect(await notificationsOf(stranger)).toHaveLength(5);
  expect(await subjectsTo(stranger)).toEqual(['Confirm your email']);
});

test('a member who joined by a link gets none until its email is confirmed', async () => {
  const member = await signUpMember(market, supplier, 'sales');
  const enquire = async () => {
    const buyer = await signUp(market, 'buyer');
    const body = { productId, subject: 'Buy cheap pills', message: 'Which voltage?' };
    await buyer.api.call(sendEnquiry, { body });
  };
  await enquire();
  expect(await subjectsTo(member)).not.toContainEqual(expect.stringContaining('inquiry'));
  await confirmEmails(market, member);
  await enquire();
  expect(await subjectsTo(member)).toContain('New inquiry from Asha Rao');
});

test('an email that bounces gets none', async () => {
  const buyer = await confirmedBuyer();
  await withDatabase(market, ({ db }) =>
    db
      .updateTable('users')
      .set({ email_bounced_at: new Date().toISOString() })
      .where('id', '=', buyer.id)
      .execute(),
  );
  await notify(buyer.id, 1);
  expect(await mailsTo(buyer)).toEqual([]);
});

test('the subject has no text of a stranger but a short name without an address', async () => {
  const buyer = await signUp(market, 'buyer', { companyName: 'Pills: http://pills.example/now' });
  const body = { productId, subject: 'Buy cheap pills', message: 'Which voltage?' };
  await buyer.api.call(sendEnquiry, { body });
  const mail = (await mailsTo(supplier)).at(-1);
  expect(mail?.subject).toBe('New inquiry from Pills http pills. example now');
  expect(mail?.body).toContain('Buy cheap pills');
});

test('mails beyond the daily limit are one mail a day later, and the bell has them at once', async () => {
  const buyer = await confirmedBuyer();
  const count = LIMITS.notificationMailsPerDay + 3;
  await notify(buyer.id, count);
  expect((await notificationsOf(buyer)).length).toBeGreaterThan(0);
  expect(await mailsTo(buyer)).toHaveLength(LIMITS.notificationMailsPerDay);
  await runDigests(0.9);
  expect(await mailsTo(buyer)).toHaveLength(LIMITS.notificationMailsPerDay);
  // Two processes at once, and one more later.
  await Promise.all([runDigests(1.1), runDigests(1.1)]);
  await runDigests(1.1);
  const [digest, ...more] = (await mailsTo(buyer)).slice(LIMITS.notificationMailsPerDay);
  expect(more).toEqual([]);
  expect(digest?.subject).toBe('3 new notifications in your account');
  for (let at = 1; at <= count; at++)
    expect(digest?.body.includes(`Rice mill ${at}\n`)).toBe(at > LIMITS.notificationMailsPerDay);
  expect(digest?.body).toContain(`${ORIGIN}/dashboard?tab=inquiry`);
  expect(digest?.body).toContain(`Stop mails about inquiries:\n${ORIGIN}/stop-alert?token=`);
});

test('the mail of a day lists no kind that was stopped meanwhile, and is in Chinese', async () => {
  const buyer = await confirmedBuyer();
  await withDatabase(market, ({ db }) =>
    db.updateTable('users').set({ language: 'zh-Hans' }).where('id', '=', buyer.id).execute(),
  );
  await notify(buyer.id, LIMITS.notificationMailsPerDay + 1);
  await runDigests(1.1);
  expect((await subjectsTo(buyer)).at(-1)).toBe('您的账户有 1 条新通知');

  const other = await confirmedBuyer();
  await notify(other.id, LIMITS.notificationMailsPerDay + 1);
  await other.api.call(changeMailSetting, { body: { kind: 'enquiries', sent: false } });
  await runDigests(1.1);
  expect(await mailsTo(other)).toHaveLength(LIMITS.notificationMailsPerDay);
});

test('concurrent events do not pass the limit', async () => {
  const buyer = await confirmedBuyer();
  await notify(buyer.id, LIMITS.notificationMailsPerDay - 2);
  await Promise.all(Array.from({ length: 6 }, () => notify(buyer.id, 1)));
  expect(await mailsTo(buyer)).toHaveLength(LIMITS.notificationMailsPerDay);
});
