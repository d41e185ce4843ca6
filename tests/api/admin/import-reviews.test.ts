// Decisions about the waiting products of an import: the row of the queue, the rules of each product, and one notification.
import { expect, test } from 'vitest';
import {
  decideImportReview,
  getImportReview,
  IMPORT_DECISION_SIZE,
  type WaitingProduct,
} from '../../../contract/admin/import-review.ts';
import { listReviews } from '../../../contract/admin/review.ts';
import { getProduct } from '../../../contract/catalog/products.ts';
import { submitImport } from '../../../contract/products/imports.ts';
import { sharedMarket } from '../market.ts';
import { csvFile, HEADER, importAll, myProducts, row } from '../products/import/import-calls.ts';
import { signUpSupplier, type TestSupplier } from '../products/product-forms.ts';
import { notificationsOf } from '../trade/trade.ts';
import { openAdminReview } from './admin-review.ts';

const market = await sharedMarket(0, { QUOTA_PRODUCTS: '300' });
const adminReview = await openAdminReview(market);
const { api } = adminReview.admin;

/** Imports lathes with these names and sends them for review; returns the id of the import. */
async function sendImport(supplier: TestSupplier, names: readonly string[]): Promise<string> {
  const lines = [HEADER, ...names.map((name) => row(name))];
  const { id } = await importAll(supplier, csvFile(lines, 'our lathes.csv'));
  await supplier.api.call(submitImport, { params: { id } });
  return id;
}
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Lathe ${at + 1}`);

const waitingOf = async (id: string) =>
  (await api.call(getImportReview, { params: { id } })).waiting;
const decide = (id: string, decision: 'approve' | 'reject', products: readonly WaitingProduct[]) =>
  api.call(decideImportReview, {
    params: { id },
    body: {
      decision,
      products: [...products],
      ...(decision === 'reject' ? { reason: 'No pictures.' } : {}),
    },
  });
const rowsOf = async (query: Record<string, string> = {}) =>
  (await api.call(listReviews, { query: { limit: 100, ...query } })).reviews;
const statusesOf = async (supplier: TestSupplier) =>
  (await myProducts(supplier)).map(({ status }) => status).sort();
const importNoticesOf = async (supplier: TestSupplier) =>
  (await notificationsOf(supplier)).map(({ kind, subjectId, subject, detail }) => [
    kind,
    subjectId,
    subject,
    detail,
  ]);

test('waiting products of an import are one row of the queue, and rows of their own in its list', async () => {
  const supplier = await signUpSupplier(market);
  const other = await supplier.create({ name: 'Not imported' });
  const id = await sendImport(supplier, numbered(3));
  const own = (await rowsOf()).filter(({ product }) => product.supplier?.id === other.supplier?.id);
  expect(own.map(({ product, import: source }) => [product.name, source])).toEqual([
    ['Not imported', null],
    ['Lathe 1', { id, fileName: 'our lathes.csv', machineType: 'CNC lathe', waiting: 3 }],
  ]);
  const listed = await rowsOf({ import: id });
  expect(listed.map(({ product }) => product.name)).toEqual(numbered(3));
  expect(listed.map(({ import: source }) => source)).toEqual([null, null, null]);
  const [first, second, third] = await waitingOf(id);
  expect((await adminReview.review(first?.id ?? '')).importId).toBe(id);
  expect((await adminReview.review(other.id)).importId).toBeNull();
  await decide(
    id,
    'approve',
    [first, second].filter((each) => each !== undefined),
  );
  const rest = (await rowsOf()).find((each) => each.id === third?.id);
  expect(rest).toMatchObject({ import: null, product: { name: 'Lathe 3' } });
});

test('an approval makes every product live, with an audit entry each and one notification', async () => {
  const supplier = await signUpSupplier(market);
  const count = IMPORT_DECISION_SIZE + 5;
  const id = await sendImport(supplier, numbered(count));
  const products = await waitingOf(id);
  expect(products).toHaveLength(count);
  const first = await decide(id, 'approve', products.slice(0, IMPORT_DECISION_SIZE));
  expect(first).toEqual({
    message: 'The products are live.',
    decided: IMPORT_DECISION_SIZE,
    skipped: 0,
    left: 5,
  });
  expect(await decide(id, 'approve', products.slice(IMPORT_DECISION_SIZE))).toMatchObject({
    decided: 5,
    left: 0,
  });
  expect(await waitingOf(id)).toEqual([]);
  const [one] = products;
  const shown = await market.api.call(getProduct, { params: { id: one?.id ?? '' } });
  expect(shown?.name).toBe('Lathe 1');
  expect(await adminReview.auditEntries(products.at(-1)?.id ?? '')).toEqual([
    ['listing.approve', `Lathe ${count}`, ''],
  ]);
  expect(await importNoticesOf(supplier)).toEqual([['import.approved', id, 'our lathes.csv', '']]);
}, 30_000);

test('products that changed, were decided or are of another import are skipped', async () => {
  const [supplier, stranger] = [await signUpSupplier(market), await signUpSupplier(market)];
  const id = await sendImport(supplier, numbered(3));
  const strangerProduct = await stranger.create();
  const products = await waitingOf(id);
  const [changed, decided, kept] = products;
  if (!changed || !decided || !kept) throw new Error('three products must wait');
  await supplier.update(changed.id, { description: 'Changed meanwhile.' });
  await adminReview.approve(decided.id);
  const other = strangerProduct.id;
  const revision = strangerProduct.revision ?? 0;
  const sent = [...products, kept, { id: other, revision }, { id: 'nothing', revision: 1 }];
  expect(await decide(id, 'reject', sent)).toMatchObject({ decided: 1, skipped: 5, left: 1 });
  expect(await statusesOf(supplier)).toEqual(['active', 'pending', 'rejected']);
  expect(await supplier.read(kept.id)).toMatchObject({ rejectionReason: 'No pictures.' });
  expect((await stranger.read(other)).status).toBe('pending');
  expect(await adminReview.auditEntries(changed.id)).toEqual([]);
  expect(await waitingOf(id)).toEqual([{ id: changed.id, revision: changed.revision + 1 }]);
});

test('products that are submitted again are a new round with a notification of its own', async () => {
  const supplier = await signUpSupplier(market);
  const id = await sendImport(supplier, numbered(2));
  const notice = ['import.rejected', id, 'our lathes.csv', 'No pictures.'];
  for (const product of await waitingOf(id)) await decide(id, 'reject', [product]);
  expect(await importNoticesOf(supplier)).toEqual([notice]);
  for (const product of await myProducts(supplier))
    await supplier.update(product.id, { status: 'pending' });
  for (const product of await waitingOf(id)) await decide(id, 'reject', [product]);
  expect(await importNoticesOf(supplier)).toEqual([notice, notice]);
});

test('a decision that changes nothing sends no notification', async () => {
  const supplier = await signUpSupplier(market);
  const id = await sendImport(supplier, numbered(2));
  const outdated = (await waitingOf(id)).map((each) => ({ ...each, revision: 99 }));
  expect(await decide(id, 'approve', outdated)).toMatchObject({ decided: 0, skipped: 2, left: 2 });
  expect(await importNoticesOf(supplier)).toEqual([]);
});

test('input that is wrong is refused', async () => {
  const supplier = await signUpSupplier(market);
  const id = await sendImport(supplier, numbered(2));
  const products = await waitingOf(id);
  const refused = (code: 'validation' | 'importNotFound', body: object, of = id) =>
    adminReview.admin.expectRefused(code, 'PUT', `/admin/import-reviews/${of}`, body);
  await refused('validation', { decision: 'reject', products });
  await refused('validation', { decision: 'maybe', products });
  await refused('validation', { decision: 'approve', products: [] });
  const tooMany = Array.from({ length: IMPORT_DECISION_SIZE + 1 }, () => products[0]);
  await refused('validation', { decision: 'approve', products: tooMany });
  await refused('importNotFound', { decision: 'approve', products }, 'nothing');
  expect(await statusesOf(supplier)).toEqual(['pending', 'pending']);
});
