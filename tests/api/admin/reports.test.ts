// Reports of products: accepted from anyone, and stored once.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { closeReport, listReports, reportProduct } from '../../../contract/admin/reports.ts';
import type { Product } from '../../../contract/catalog/product-reader.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Lang } from '../../../contract/lang.ts';
import { REPORT_REASONS } from '../../../contract/limits.ts';
import { type Market, openMarket } from '../market.ts';
import { freshAddress, type SomeoneSignedIn, signUp } from '../people.ts';
import { inDatabase } from '../place.ts';
import { expectRefused } from '../refusal.ts';

let market: Market;
let admin: SomeoneSignedIn;
let listing: Product;
let other: Product;
beforeAll(async () => {
  market = await openMarket(40);
  admin = await signUp(market, 'admin');
  const { products } = await market.api.call(listProducts, {});
  [listing, other] = products as unknown as [Product, Product];
});
afterAll(() => market.close());
beforeEach(() => inDatabase(market, ({ db }) => db.deleteFrom('reports').execute()));

type Body = BodyOf<typeof reportProduct>;
interface From {
  readonly token?: string;
  readonly address?: string;
  readonly lang?: Lang;
}
const report = (
  body: Partial<Body> = {},
  { token, address = freshAddress(), lang = 'en' }: From = {},
  id = listing.id,
) =>
  market
    .apiAs(token ?? null, { address, lang })
    .call(reportProduct, { params: { id }, body: { reason: 'misleading', ...body } });

const list = (query: Record<string, string> = {}, lang: Lang = 'en') =>
  market.apiAs(admin.token, { lang }).call(listReports, { query });
const close = (id: string, outcome: 'upheld' | 'dismissed', note = '') =>
  admin.api.call(closeReport, { params: { id }, body: { outcome, note } });

describe('a visitor', () => {
  test.each([
    ['en', 'Thank you. Our team will look at this listing.'],
    ['zh-Hans', '感谢您的举报，我们会尽快核查该产品。'],
  ] as const)('is thanked in %s, and what they say is kept', async (lang, thanks) => {
    const said = {
      reason: 'counterfeit',
      text: '  Not <b>theirs</b> 😀 ',
      email: 'a@b.in',
    } as const;
    expect(await report(said, { lang })).toEqual({ message: thanks });
    const [kept] = (await list()).reports;
    expect(kept).toMatchObject({
      productId: listing.id,
      productName: listing.name,
      productLive: true,
      supplierId: listing.supplier?.id,
      supplierName: listing.supplier?.companyName,
      reason: 'counterfeit',
      text: 'Not <b>theirs</b> 😀',
      email: 'a@b.in',
      closedAt: null,
      outcome: null,
      note: '',
    });
    expect(Date.now() - Date.parse(kept?.createdAt ?? '')).toBeLessThan(60_000);
  });

  test('needs to say no more than what is wrong', async () => {
    for (const reason of REPORT_REASONS) await report({ reason, text: '', email: '' });
    const { reports, open } = await list();
    expect(reports.map((each) => each.reason).reverse()).toEqual([...REPORT_REASONS]);
    expect(reports[0]).toMatchObject({ email: null, text: '' });
    expect(open).toBe(REPORT_REASONS.length);
  });

  test('is heard once by listing while the report is open, whatever the words', async () => {
    const address = freshAddress();
    const first = await report({ text: 'first' }, { address });
    expect(await report({ reason: 'other', text: 'again' }, { address })).toEqual(first);
    await Promise.all([1, 2].map(() => report({}, { address })));
    expect((await list()).reports.map(({ text }) => text)).toEqual(['first']);
    await report({}, { address }, other.id);
    await report({}, {});
    expect((await list()).reports).toHaveLength(3);
  });

  test('is heard again once the first report is closed', async () => {
    const address = freshAddress();
    await report({ text: 'first' }, { address });
    await close((await list()).reports[0]?.id ?? '', 'dismissed');
    await report({ text: 'second' }, { address });
    expect((await list()).reports.map(({ text }) => text)).toEqual(['second', 'first']);
  });

  test('of one household cannot speak as many by changing the end of an address', async () => {
    await report({}, { address: '2001:db8:1:2::1' });
    await report({}, { address: '2001:db8:1:2:ffff::9' });
    expect((await list()).reports).toHaveLength(1);
    await report({}, { address: '2001:db8:1:3::1' });
    expect((await list()).reports).toHaveLength(2);
  });
});

describe('somebody signed in', () => {
  test('is known by the account, not by what is typed, from wherever they call', async () => {
    const { token, email } = await signUp(market, 'buyer');
    await report({ email: 'another@b.in' }, { token });
    await report({}, { token });
    expect((await list()).reports.map((each) => each.email)).toEqual([email]);
  });

  test('is not taken for a neighbour behind the same address', async () => {
    const [one, two] = [await signUp(market, 'buyer'), await signUp(market, 'supplier')];
    const address = freshAddress();
    await report({}, { address });
    await report({}, { address, token: one.token });
    await report({}, { address, token: two.token });
    expect((await list()).reports).toHaveLength(3);
  });

  test('takes the email along when the account goes; what was said stays', async () => {
    const { id, token } = await signUp(market, 'buyer');
    await report({ text: 'stays', email: 'typed@b.in' }, { token });
    await inDatabase(market, ({ db }) => db.deleteFrom('users').where('id', '=', id).execute());
    expect((await list()).reports[0]).toMatchObject({ text: 'stays', email: null });
  });

  test('with a token that is no good, or suspended, is heard as a visitor', async () => {
    await report({ email: 'a@b.in' }, { token: 'x'.repeat(43) });
    expect((await list()).reports[0]?.email).toBe('a@b.in');
    const { id, token } = await signUp(market, 'buyer');
    await admin.api.call(suspendUser, { params: { id }, body: { reason: 'x' } });
    await report({ email: 'c@d.in' }, { token });
    expect((await list()).reports.map(({ email }) => email)).toContain('c@d.in');
  });
});

describe('is refused', () => {
  const at = (id: string, payload: unknown) => ({
    method: 'POST' as const,
    url: `/api/products/${encodeURIComponent(id)}/reports`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  const good = { reason: 'other' };

  test.each(['nothing', "' or 1=1 --", 'a\0', '__proto__', '0', 'x'.repeat(65), '数控'])(
    'of %j, which is no listing',
    async (id) => {
      const request = { ...at(id, good), remoteAddress: freshAddress() };
      await expectRefused(market, request, 'productNotFound');
    },
  );

  test('of a listing the public does not see, whoever asks', async () => {
    const set = (change: { status?: string; hidden?: number }) =>
      inDatabase(market, ({ db }) =>
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
    const request = { ...at(listing.id, payload), remoteAddress: freshAddress() };
    await expectRefused(market, request, 'validation');
    expect(Object.keys((await market.app.inject(request)).json().fields)).toEqual(fields);
    expect((await list()).reports).toEqual([]);
  });

  test('past five a minute from one address', async () => {
    const request = { ...at(listing.id, good), remoteAddress: freshAddress() };
    for (let call = 0; call < 5; call++)
      expect((await market.app.inject(request)).statusCode).toBe(200);
    await expectRefused(market, request, 'tooMany');
  });
});
