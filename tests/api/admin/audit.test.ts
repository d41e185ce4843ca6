// Audit log: one immutable row for each admin action, written in the same transaction as the action.
import { describe, expect, test } from 'vitest';
import { ADMIN_ACTIONS } from '../../../contract/admin/admin-actions.ts';
import { suspendUser, verifySupplier } from '../../../contract/admin/admin-users.ts';
import { listAuditEntries } from '../../../contract/admin/audit.ts';
import { sendContactMessage } from '../../../contract/admin/contact.ts';
import {
  listContactMessages,
  markContactMessage,
} from '../../../contract/admin/contact-messages.ts';
import { listReports, reportProduct } from '../../../contract/admin/reports.ts';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import { setAdmin } from '../../../server/accounts/account-queries.ts';
import { auditLogRepository } from '../../../server/admin/audit-log-queries.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { signUpSupplier } from '../products/product-forms.ts';
import { expectRefused } from '../refusal.ts';
import { signUp } from '../users.ts';
import { approveProduct } from './admin-review.ts';
import { withoutTable } from './without-table.ts';

const market = await sharedMarket(0);
const admin = await signUp(market, 'admin');

const log = (query: Record<string, string> = {}) => admin.api.call(listAuditEntries, { query });

const createMessage = async (): Promise<string> => {
  await market.api.call(sendContactMessage, {
    body: { email: 'asha@example.in', message: 'Hi' },
  });
  return (await admin.api.call(listContactMessages, { query: {} })).messages[0]?.id ?? '';
};
const markRead = (id: string, read: boolean) =>
  admin.api.call(markContactMessage, { params: { id }, body: { read } });

test('each change of a message adds one entry, and no change adds none', async () => {
  const id = await createMessage();
  for (const read of [true, true, false, false]) await markRead(id, read);
  await expect(markRead('nothing', true)).rejects.toMatchObject({ code: 'notFound' });
  const { entries, pagination } = await log();
  expect(pagination?.total).toBe(2);
  expect(new Set(entries.map(({ action }) => action))).toEqual(
    new Set(['message.read', 'message.unread']),
  );
  for (const entry of entries) {
    expect(entry).toMatchObject({
      adminEmail: admin.email,
      subjectId: id,
      subject: 'asha@example.in',
      note: '',
    });
    expect(Date.now() - Date.parse(entry.at ?? '')).toBeLessThan(60_000);
  }
});

test('an action that cannot be logged is rolled back', async () => {
  const id = await createMessage();
  const { id: supplier } = await signUp(market, 'supplier');
  const before = (await log()).pagination?.total;
  const outcomes = await withoutTable(market, 'audit_log', () =>
    Promise.allSettled([
      markRead(id, true),
      admin.api.call(verifySupplier, { params: { id: supplier }, body: { level: 'Gold' } }),
      admin.api.call(suspendUser, { params: { id: supplier }, body: { reason: 'x' } }),
    ]),
  );
  for (const each of outcomes)
    expect(each).toMatchObject({ status: 'rejected', reason: { code: 'internal' } });
  expect((await admin.api.call(listContactMessages, { query: {} })).messages[0]).toMatchObject({
    id,
    readAt: null,
  });
  const [row] = await withDatabase(market, ({ db }) =>
    db
      .selectFrom('users')
      .select(['is_verified', 'suspended_at'])
      .where('id', '=', supplier)
      .execute(),
  );
  expect(row).toEqual({ is_verified: 0, suspended_at: null });
  expect((await log()).pagination?.total).toBe(before);
});

test('an entry stays unchanged when its admin loses the role', async () => {
  const formerAdmin = await signUp(market, 'admin');
  const id = await createMessage();
  await formerAdmin.api.call(markContactMessage, { params: { id }, body: { read: true } });
  const [before] = (await log({ action: 'message.read' })).entries;
  expect(before?.adminEmail).toBe(formerAdmin.email);
  await withDatabase(market, ({ db }) => setAdmin(db, formerAdmin.id, false));
  expect((await log({ action: 'message.read' })).entries[0]).toEqual(before);
});

test('lists thirty entries a page, newest first, optionally of one action', async () => {
  const before = (await log()).pagination?.total ?? 0;
  await withDatabase(market, async ({ db }) => {
    for (const [at, action] of ADMIN_ACTIONS.entries())
      for (let copy = 0; copy < 3; copy++)
        await auditLogRepository(db).add(admin.id, {
          action,
          subjectId: `${at}-${copy}`,
          subject: '数控车床 <b>😀</b>',
          note: 'because',
        });
  });
  const insertedCount = ADMIN_ACTIONS.length * 3;
  const pages = await Promise.all(['1', '2', '3'].map((page) => log({ page })));
  expect(pages[0]?.pagination).toMatchObject({ total: before + insertedCount, totalPages: 3 });
  const all = pages.flatMap(({ entries }) => entries);
  expect(all).toHaveLength(before + insertedCount);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const times = all.map(({ at }) => at ?? '');
  expect(times).toEqual([...times].sort().reverse());
  expect(all[0]).toMatchObject({ subject: '数控车床 <b>😀</b>', note: 'because' });
  const restored = await log({ action: 'user.restore' });
  expect(restored.pagination?.total).toBe(3);
  expect(restored.entries.every(({ action }) => action === 'user.restore')).toBe(true);
  expect((await log({ page: '1000000000', limit: '100' })).entries).toEqual([]);
});

test('names a product also in the reader’s language, whatever the entry is about', async () => {
  const { id: productId } = await (await signUpSupplier(market)).create({ name: 'CNC lathe' });
  await approveProduct(admin, productId);
  await market.api.call(reportProduct, { params: { id: productId }, body: { reason: 'other' } });
  const reports = (await admin.api.call(listReports, { query: {} })).reports;
  const reportId = reports.find((each) => each.productId === productId)?.id ?? '';
  const subjects = { [productId]: 'CNC lathe', [reportId]: 'CNC lathe', gone: '' };
  await withDatabase(market, async ({ db }) => {
    for (const subjectId of Object.keys(subjects))
      await auditLogRepository(db).add(admin.id, {
        action: 'report.close',
        subjectId,
        subject: '数控车床',
      });
  });
  const { entries } = await log({ action: 'report.close' });
  const named = entries.filter(({ subjectId }) => subjectId in subjects);
  expect(Object.fromEntries(named.map((each) => [each.subjectId, each.subjectName]))).toEqual(
    subjects,
  );
  expect(new Set(named.map(({ subject }) => subject))).toEqual(new Set(['数控车床']));
});

describe('is read-only', () => {
  test('has a single call, a GET', () => {
    const calls = ALL_ENDPOINTS.filter(({ path }) => path.startsWith('/admin/audit'));
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('refuses %s', async (method) => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const before = await log();
    await expectRefused(
      market,
      { method, url: '/api/admin/audit', headers, payload: {} },
      'methodNotAllowed',
    );
    const [entry] = before.entries;
    const one = { method, url: `/api/admin/audit/${entry?.id}`, headers, payload: {} };
    await expectRefused(market, one, 'notFound');
    expect(await log()).toEqual(before);
  });
});
