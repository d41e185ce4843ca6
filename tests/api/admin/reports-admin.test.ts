// Reports of products in the admin area: listing and closing.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAuditEntries } from '../../../contract/admin/audit.ts';
import { closeReport, listReports, reportProduct } from '../../../contract/admin/reports.ts';
import type { Product } from '../../../contract/catalog/product.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import type { Lang } from '../../../contract/lang.ts';
import { withDatabase } from '../environment.ts';
import { type Market, openMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { type SignedInUser, signUp } from '../users.ts';

let market: Market;
let admin: SignedInUser;
let product: Product;
beforeAll(async () => {
  market = await openMarket(40);
  admin = await signUp(market, 'admin');
  const [first] = (await market.api.call(listProducts, {})).products;
  if (first) product = first;
});
afterAll(() => market.close());
beforeEach(() => withDatabase(market, ({ db }) => db.deleteFrom('reports').execute()));

const report = (text = '') =>
  market.api.call(reportProduct, {
    params: { id: product.id },
    body: { reason: 'misleading', text },
  });
const list = (query: Record<string, string> = {}, lang: Lang = 'en') =>
  market.apiAs(admin.token, { lang }).call(listReports, { query });
const close = (id: string, outcome: 'upheld' | 'dismissed', note = '') =>
  admin.api.call(closeReport, { params: { id }, body: { outcome, note } });

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
    for (let at = 1; at <= 33; at++) await report(`Report ${at}`);
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
    const headers = { authorization: `Bearer ${admin.token}` };
    const request = { method: 'PUT' as const, url: `/api/admin/reports/${id}`, headers };
    await expectRefused(market, { ...request, payload: { outcome: 'upheld' } }, 'conflict');
  });

  test.each(['0', 'nothing', "' or 1=1 --", 'a\0', '__proto__', '../../x'])(
    'an unknown report %j is not found',
    async (id) => {
      await expect(close(id, 'upheld')).rejects.toMatchObject({ status: 404, code: 'notFound' });
    },
  );

  test.each([
    [{}, 'outcome'],
    [{ outcome: 'approve' }, 'outcome'],
    [{ outcome: 'upheld', note: 'x'.repeat(1_001) }, 'note'],
  ])('with %.60j is refused', async (payload, field) => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const request = { method: 'PUT' as const, url: '/api/admin/reports/x', headers, payload };
    await expectRefused(market, request, 'validation');
    expect(Object.keys((await market.app.inject(request)).json().fields)).toEqual([field]);
  });
});
