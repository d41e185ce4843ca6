// Reports of products in the admin area: listing and closing.
import { describe, expect, test } from 'vitest';
import { listAuditEntries } from '../../../contract/admin/audit.ts';
import { closeReport } from '../../../contract/admin/reports.ts';
import { signUp } from '../users.ts';
import { openProductReports } from './product-reports.ts';

const { admin, product, report, list, close, market } = await openProductReports();

describe('the list', () => {
  test('has names in the language of the reader', async () => {
    await report();
    const [english] = (await list()).reports;
    const [chinese] = (await list({}, 'zh-Hans')).reports;
    expect(english?.productName).toBe(product.name);
    for (const name of [chinese?.productName, chinese?.supplierName])
      expect(name).toMatch(/[\u4e00-\u9fff]/);
  });

  test('is newest first, paged, and can be limited to open reports', async () => {
    for (let at = 1; at <= 33; at++) await report({ text: `Report ${at}` });
    const pages = await Promise.all(['1', '2', '3'].map((page) => list({ page })));
    expect(pages.map(({ reports }) => reports.length)).toEqual([30, 3, 0]);
    expect(pages[0]?.pagination).toMatchObject({ total: 33, totalPages: 2 });
    const all = pages.flatMap(({ reports }) => reports);
    expect(new Set(all.map(({ text }) => text)).size).toBe(33);
    const times = all.map(({ createdAt }) => createdAt ?? '');
    expect(times).toEqual([...times].sort().reverse());
    const closed = all[0]?.id ?? '';
    await close(closed, 'dismissed');
    const open = await list({ open: '1', limit: '100' });
    expect(open.reports.map(({ id }) => id)).toEqual(
      all.map(({ id }) => id).filter((id) => id !== closed),
    );
    expect(open.pagination?.total).toBe(32);
    expect(open.open).toBe(32);
    expect(await list()).toMatchObject({ open: 32, pagination: { total: 33 } });
    expect((await list({ page: '1000000000', limit: '100' })).reports).toEqual([]);
  });
});

describe('closing a report', () => {
  test('stores outcome and note, and adds an audit entry', async () => {
    await report();
    const { id = '' } = (await list()).reports[0] ?? {};
    expect(await close(id, 'upheld', 'Seen')).toEqual({ message: 'The report was closed.' });
    const [closed] = (await list()).reports;
    expect(closed).toMatchObject({ outcome: 'upheld', note: 'Seen' });
    expect(Date.now() - Date.parse(closed?.closedAt ?? '')).toBeLessThan(60_000);
    expect((await admin.api.call(listAuditEntries, { query: {} })).entries[0]).toMatchObject({
      action: 'report.close',
      adminEmail: admin.email,
      subjectId: id,
      subject: expect.stringMatching(/./),
      note: 'upheld: Seen',
    });
  });

  test('a second time is refused', async () => {
    await report();
    const { id = '' } = (await list()).reports[0] ?? {};
    const second = await signUp(market, 'admin');
    const outcomes = await Promise.allSettled([
      close(id, 'upheld', 'first'),
      second.api.call(closeReport, { params: { id }, body: { outcome: 'dismissed' } }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [closed] = (await list()).reports;
    await expect(close(id, 'dismissed', 'third')).rejects.toMatchObject({ code: 'conflict' });
    expect((await list()).reports[0]).toEqual(closed);
    const { entries } = await admin.api.call(listAuditEntries, {
      query: { action: 'report.close' },
    });
    expect(entries.filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
    await admin.expectRefused('conflict', 'PUT', `/admin/reports/${id}`, { outcome: 'upheld' });
  });
});
