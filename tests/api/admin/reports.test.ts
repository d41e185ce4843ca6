// Reports of products: accepted from anyone, and stored once.

import { describe, expect, test } from 'vitest';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { REPORT_REASONS } from '../../../contract/limits.ts';
import { withDatabase } from '../environment.ts';
import { unusedAddress } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { rawRequest, signUp } from '../users.ts';
import { openProductReports } from './product-reports.ts';

const { market, admin, product, other, report, list, close } = await openProductReports();

describe('a visitor', () => {
  test.each([
    ['en', 'Thank you. Our team will look at this product.'],
    ['zh-Hans', '感谢您的举报，我们会尽快核查该产品。'],
  ] as const)('is thanked in %s, and the report is stored', async (lang, thanks) => {
    const messages = {
      reason: 'counterfeit',
      text: '  Not <b>theirs</b> 😀 ',
      email: 'a@b.in',
    } as const;
    expect(await report(messages, { lang })).toEqual({ message: thanks });
    const [storedReport] = (await list()).reports;
    expect(storedReport).toMatchObject({
      productId: product.id,
      productName: product.name,
      productLive: true,
      supplierId: product.supplier?.id,
      supplierName: product.supplier?.companyName,
      reason: 'counterfeit',
      text: 'Not <b>theirs</b> 😀',
      email: 'a@b.in',
      closedAt: null,
      outcome: null,
      note: '',
    });
    expect(Date.now() - Date.parse(storedReport?.createdAt ?? '')).toBeLessThan(60_000);
  });

  test('needs only a reason', async () => {
    for (const reason of REPORT_REASONS) await report({ reason, text: '', email: '' });
    const { reports, open } = await list();
    expect(reports.map((each) => each.reason).reverse()).toEqual([...REPORT_REASONS]);
    expect(reports[0]).toMatchObject({ email: null, text: '' });
    expect(open).toBe(REPORT_REASONS.length);
  });

  test('has one open report for each product, whatever its text', async () => {
    const address = unusedAddress();
    const first = await report({ text: 'first' }, { address });
    expect(await report({ reason: 'other', text: 'again' }, { address })).toEqual(first);
    await Promise.all([1, 2].map(() => report({}, { address })));
    expect((await list()).reports.map(({ text }) => text)).toEqual(['first']);
    await report({}, { address }, other.id);
    await report({}, {});
    expect((await list()).reports).toHaveLength(3);
  });

  test('can report again after the first report is closed', async () => {
    const address = unusedAddress();
    await report({ text: 'first' }, { address });
    await close((await list()).reports[0]?.id ?? '', 'dismissed');
    await report({ text: 'second' }, { address });
    expect((await list()).reports.map(({ text }) => text)).toEqual(['second', 'first']);
  });

  test('with another address of the same network counts as the same', async () => {
    await report({}, { address: '2001:db8:1:2::1' });
    await report({}, { address: '2001:db8:1:2:ffff::9' });
    expect((await list()).reports).toHaveLength(1);
    await report({}, { address: '2001:db8:1:3::1' });
    expect((await list()).reports).toHaveLength(2);
  });
});

describe('a signed-in user', () => {
  test('is identified by the account, not by the typed email, from any address', async () => {
    const { token, email } = await signUp(market, 'buyer');
    await report({ email: 'another@b.in' }, { token });
    await report({}, { token });
    expect((await list()).reports.map((each) => each.email)).toEqual([email]);
  });

  test('is not mistaken for another visitor with the same address', async () => {
    const [one, two] = [await signUp(market, 'buyer'), await signUp(market, 'supplier')];
    const address = unusedAddress();
    await report({}, { address });
    await report({}, { address, token: one.token });
    await report({}, { address, token: two.token });
    expect((await list()).reports).toHaveLength(3);
  });

  test('is removed from reports with the account, and the text stays', async () => {
    const { id, token } = await signUp(market, 'buyer');
    await report({ text: 'stays', email: 'typed@b.in' }, { token });
    await withDatabase(market, ({ db }) => db.deleteFrom('users').where('id', '=', id).execute());
    expect((await list()).reports[0]).toMatchObject({ text: 'stays', email: null });
  });

  test('with an invalid token or a suspended account counts as a visitor', async () => {
    await report({ email: 'a@b.in' }, { token: 'x'.repeat(43) });
    expect((await list()).reports[0]?.email).toBe('a@b.in');
    const { id, token } = await signUp(market, 'buyer');
    await admin.api.call(suspendUser, { params: { id }, body: { reason: 'x' } });
    await report({ email: 'c@d.in' }, { token });
    expect((await list()).reports.map(({ email }) => email)).toContain('c@d.in');
  });
});

describe('a report is refused', () => {
  const at = (id: string, payload: unknown) =>
    rawRequest(null, 'POST', `/products/${encodeURIComponent(id)}/reports`, payload);
  const good = { reason: 'other' };

  test.each(['nothing', "' or 1=1 --", 'a\0', '__proto__', '0', 'x'.repeat(65), '数控'])(
    'for an unknown product %j',
    async (id) => {
      await expectRefused(market, at(id, good), 'productNotFound');
    },
  );

  test('for a product that is not public, for any user', async () => {
    const set = (change: { status?: string; hidden?: number }) =>
      withDatabase(market, ({ db }) =>
        db.updateTable('products').set(change).where('id', '=', other.id).execute(),
      );
    for (const status of ['draft', 'pending', 'rejected', 'inactive']) {
      await set({ status });
      await expect(report({}, {}, other.id)).rejects.toMatchObject({ code: 'productNotFound' });
    }
    await set({ status: 'active', hidden: 1 });
    await expect(report({}, {}, other.id)).rejects.toMatchObject({ code: 'productNotFound' });
    await set({ hidden: 0 });
    await report({}, {}, other.id);
    await set({ status: 'inactive' });
    expect((await list()).reports).toMatchObject([{ productId: other.id, productLive: false }]);
    await set({ status: 'active' });
  });

  test.each([
    [{}, ['reason']],
    [{ reason: '' }, ['reason']],
    [{ reason: 'constructor' }, ['reason']],
    [{ reason: ['other'] }, ['reason']],
    [{ reason: 'other', text: 'x'.repeat(1_001) }, ['text']],
    [{ reason: 'other', text: { toString: 1 } }, ['text']],
    [{ reason: 'other', email: 'asha' }, ['email']],
    [{ reason: 'other', email: 'a@b.in\r\nBcc: c@d.in' }, ['email']],
    [{ reason: 'other', email: 1 }, ['email']],
    [[], ['body']],
  ])('with %.60j', async (payload, fields) => {
    const refusal = await expectRefused(market, at(product.id, payload), 'validation');
    expect(Object.keys(refusal.fields)).toEqual(fields);
    expect((await list()).reports).toEqual([]);
  });

  test('after five a minute from one address', async () => {
    const request = at(product.id, good);
    for (let call = 0; call < 5; call++)
      expect((await market.app.inject(request)).statusCode).toBe(200);
    await expectRefused(market, request, 'tooMany');
  });
});
