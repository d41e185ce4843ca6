// Evidence over time: reminders, expiry with the level that follows, files past their retention, export and deletion of accounts.
import { expect, test } from 'vitest';
import { deleteAccount, downloadAccount } from '../../../contract/accounts/account.ts';
import {
  correctEvidence,
  listMyEvidence,
  publishEvidence,
} from '../../../contract/evidence/evidence.ts';
import { FILE_KEPT_DAYS } from '../../../contract/evidence/evidence-kinds.ts';
import { dayOf } from '../../../contract/evidence/level.ts';
import { listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { clearFile, readWithOldFile } from '../../../server/evidence/ended-queries.ts';
import { evidenceJob } from '../../../server/evidence/evidence-job.ts';
import { openNotifier } from '../../../server/notifications/notifier.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { notificationsOf } from '../trade/trade.ts';
import { type SignedInUser, signUp, signUpConfirmed } from '../users.ts';
import { accept, decide, formOf, PREMIUM_KINDS, submit } from './submitted.ts';

const market = await sharedMarket(0, { SMTP_URL: 'smtp://127.0.0.1:9' });
const admin = await signUp(market, 'admin');

const DAY_MS = 86_400_000;

/** As housekeeping does so many days from now. */
const runAfter = (days: number) =>
  withDatabase(market, async ({ db }) => {
    const log = { error: expect.unreachable, warn() {} } as never;
    const mails = { publicOrigin: 'https://market.example', wake() {} };
    const notifier = openNotifier({ db, send() {}, mails, log });
    const catalog = { refresh: () => Promise.resolve() };
    const clock = () => Date.now() + days * DAY_MS;
    await evidenceJob({ db, catalog, notifier, clock }).run(() => false);
  });

const newOf = async (supplier: SignedInUser) =>
  (await notificationsOf(supplier))
    .filter(({ kind }) => kind !== 'evidence.accepted')
    .map(({ kind, detail }) => [kind, detail]);

const mailsTo = (email: string) =>
  withDatabase(market, ({ db }) =>
    db.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', email).execute(),
  );

test('a document that ends is reminded of once, then lowers the level; its file is deleted later', async () => {
  const supplier = await signUpConfirmed(market, 'supplier');
  await accept(supplier, admin, ['businessLicence', ...PREMIUM_KINDS.slice(1)]);
  const last = dayOf(Date.now(), 40);
  const [id = ''] = await accept(supplier, admin, ['exportRegistration'], { expires: last });
  await supplier.api.call(publishEvidence, { params: { id }, body: { published: true } });
  const own = async () => {
    const { level, levelUntil, documents } = await supplier.api.call(listMyEvidence, {});
    return { level, levelUntil, document: documents.find((each) => each.id === id) };
  };
  expect(await own()).toMatchObject({ level: 'Premium', levelUntil: last });

  await runAfter(9);
  expect(await newOf(supplier)).toEqual([]);
  await runAfter(10);
  await runAfter(40);
  expect(await newOf(supplier)).toEqual([['evidence.expiring', last]]);
  expect((await own()).level).toBe('Premium');
  expect((await mailsTo(supplier.email)).map(({ subject }) => subject)).toContain(
    `A document ends on ${last}: Export registration`,
  );

  await runAfter(41);
  await runAfter(41);
  expect(await newOf(supplier)).toEqual([
    ['evidence.expired', 'basic'],
    ['evidence.expiring', last],
  ]);
  expect(await own()).toMatchObject({
    level: 'basic',
    document: { status: 'expired', isPublished: false, file: { type: 'application/pdf' } },
  });
  expect((await mailsTo(supplier.email)).map(({ subject }) => subject)).toContain(
    'A document has expired: Export registration. Verification level now: Basic',
  );

  await runAfter(40 + FILE_KEPT_DAYS);
  expect((await own()).document?.file).not.toBeNull();
  await runAfter(42 + FILE_KEPT_DAYS);
  expect((await own()).document?.file).toBeNull();
});

test('processes that run at once send one reminder', async () => {
  const suppliers = await Promise.all(
    Array.from({ length: 4 }, () => signUpConfirmed(market, 'supplier')),
  );
  const expires = dayOf(Date.now(), 35);
  for (const supplier of suppliers) await accept(supplier, admin, ['businessLicence'], { expires });
  await Promise.all(Array.from({ length: 4 }, () => runAfter(20)));
  for (const supplier of suppliers) {
    expect(await newOf(supplier)).toEqual([['evidence.expiring', expires]]);
    const subjects = (await mailsTo(supplier.email)).map(({ subject }) => subject);
    expect(subjects.filter((each) => each.startsWith('A document ends'))).toHaveLength(1);
  }
  await Promise.all(Array.from({ length: 4 }, () => runAfter(36)));
  for (const supplier of suppliers)
    expect((await newOf(supplier)).map(([kind]) => kind)).toEqual([
      'evidence.expired',
      'evidence.expiring',
    ]);
});

test('a file that was corrected while old files are deleted stays', async () => {
  const supplier = await signUp(market, 'supplier');
  const { id } = await submit(supplier, 'reference');
  await decide(admin, id, 'askAgain', 'The scan is not readable.');
  const before = dayOf(Date.now(), 1);
  const read = await withDatabase(market, ({ db }) => readWithOldFile(db, before));
  const old = read.find((each) => each.id === id) ?? { id, file_id: null };
  expect(old.file_id).not.toBeNull();
  await supplier.api.call(correctEvidence, { params: { id }, body: formOf('reference') });
  expect(await withDatabase(market, ({ db }) => clearFile(db, old, before))).toBe(false);
  const { documents } = await supplier.api.call(listMyEvidence, {});
  expect(documents[0]).toMatchObject({ status: 'waiting', file: { type: 'application/pdf' } });
});

test('a level that was given without documents stays when they end', async () => {
  const supplier = await signUpConfirmed(market, 'supplier');
  await withDatabase(market, ({ db }) =>
    db
      .updateTable('users')
      .set({
        is_verified: 1,
        verification_level: 'Gold',
        granted_level: 'Gold',
        granted_on: '2026-01-01',
      })
      .where('id', '=', supplier.id)
      .execute(),
  );
  await accept(supplier, admin, ['businessLicence'], { expires: dayOf(Date.now(), 5) });
  await runAfter(6);
  expect(await supplier.api.call(listMyEvidence, {})).toMatchObject({
    level: 'Gold',
    checkedBefore: '2026-01-01',
    documents: [{ status: 'expired' }],
  });
});

test('the directory lists levels with documents before those given without, which say so', async () => {
  const proven = await signUp(market, 'supplier');
  const given = await signUp(market, 'supplier');
  await accept(proven, admin, ['businessLicence']);
  await withDatabase(market, ({ db }) =>
    db
      .updateTable('users')
      .set({
        is_verified: 1,
        verification_level: 'Gold',
        granted_level: 'Gold',
        granted_on: '2026-01-01',
        product_count: 99,
      })
      .where('id', '=', given.id)
      .execute(),
  );
  const { suppliers } = await market.api.call(listSuppliers, {
    query: { sort: 'verified', limit: '100' },
  });
  const places = [proven, given].map(({ id }) => suppliers.findIndex((each) => each.id === id));
  expect(places).not.toContain(-1);
  expect(places[0]).toBeLessThan(places[1] as number);
  expect(places.map((at) => suppliers[at]?.isUndocumented)).toEqual([false, true]);
});

test('the file of a rejected document is deleted after its time, that of a waiting one is not', async () => {
  const supplier = await signUpConfirmed(market, 'supplier');
  const { id } = await submit(supplier, 'reference');
  await decide(admin, id, 'reject', 'No customer is named.');
  await submit(supplier, 'reference');
  await runAfter(FILE_KEPT_DAYS + 2);
  const { documents } = await supplier.api.call(listMyEvidence, {});
  expect(documents.map(({ status, file }) => [status, file !== null])).toEqual([
    ['waiting', true],
    ['rejected', false],
  ]);
});

test('evidence is in the data export, and deleted with the account', async () => {
  const supplier = await signUpConfirmed(market, 'supplier');
  const { id } = await submit(supplier, 'reference', { title: 'Loom hall in Surat' });
  const archive = await supplier.api.call(downloadAccount, {});
  const text = await archive.text();
  expect(text).toContain('Loom hall in Surat');
  const fileOf = async () =>
    withDatabase(market, ({ db }) =>
      db.selectFrom('evidence').select('file_id').where('id', '=', id).executeTakeFirst(),
    );
  const fileId = (await fileOf())?.file_id ?? '';
  expect(text).toContain(`attachments/${fileId}.pdf`);
  expect(text).toContain('%PDF-');
  await supplier.api.call(deleteAccount, {});
  expect(await fileOf()).toBeUndefined();
});
