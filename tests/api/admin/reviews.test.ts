// Review queue: waiting products and changes beside the live product, approval and rejection.
import { describe, expect, test } from 'vitest';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { getAnalytics } from '../../../contract/admin/analytics.ts';
import { listReviews, REVIEWED_FIELDS } from '../../../contract/admin/review.ts';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import type { Lang } from '../../../contract/lang.ts';
import { mediaUrl } from '../../../contract/media.ts';
import { picture } from '../../fixtures/files.ts';
import { sharedMarket } from '../market.ts';
import { signUpSupplier, VALID_PRODUCT } from '../products/product-forms.ts';
import { openAdminReview } from './admin-review.ts';

const market = await sharedMarket(0);
const adminReview = await openAdminReview(market);
const supplier = await signUpSupplier(market);

const queue = (query: Record<string, string> = { limit: '100' }, lang: Lang = 'en') =>
  adminReview.apiIn(lang).call(listReviews, { query });
const live = async (change = {}): Promise<string> => {
  const { id } = await supplier.create(change);
  await adminReview.approve(id);
  return id;
};
const shown = (id: string) => market.api.call(getProduct, { params: { id } });

describe('the review queue', () => {
  test('lists new products and changes, oldest first, without drafts', async () => {
    const changed = await live({ name: 'Live before' });
    const before = (await queue()).reviews.map(({ id }) => id);
    const first = await supplier.create({ name: 'First' });
    await supplier.create({ name: 'Kept back', status: 'draft' });
    await supplier.update(changed, { description: 'Said otherwise.' });
    const last = await supplier.create({ name: 'Last' });
    const { reviews, pagination } = await queue();
    expect(reviews.slice(before.length).map(({ id, kind }) => [id, kind])).toEqual([
      [first.id, 'new'],
      [changed, 'change'],
      [last.id, 'new'],
    ]);
    expect(pagination?.total).toBe(before.length + 3);
    const times = reviews.map(({ submittedAt }) => submittedAt ?? '');
    expect(times).toEqual([...times].sort());
    const { waiting } = await adminReview.admin.api.call(getAnalytics, {});
    expect(waiting.reviews).toBe(pagination?.total);
    const pages = await Promise.all(
      reviews.map((_, at) => queue({ page: String(at + 1), limit: '1' })),
    );
    expect(pages.flatMap((page) => page.reviews.map(({ id }) => id))).toEqual(
      reviews.map(({ id }) => id),
    );
    expect((await queue({ page: '1000000000', limit: '100' })).reviews).toEqual([]);
  });

  test('excludes suspended suppliers', async () => {
    const other = await signUpSupplier(market);
    const { id } = await other.create();
    const total = (await queue()).pagination?.total ?? 0;
    const params = { id: other.id };
    await adminReview.admin.api.call(suspendUser, { params, body: { reason: 'x' } });
    const { reviews, pagination } = await queue();
    expect(reviews.map((each) => each.id)).not.toContain(id);
    expect(pagination?.total).toBe(total - 1);
    expect((await adminReview.admin.api.call(getAnalytics, {})).waiting.reviews).toBe(total - 1);
  });

  test('names categories in the language of the admin, and products in their own', async () => {
    const chinese = {
      name: '碾米机 20 吨',
      summary: '碾米机',
      description: '日碾米二十吨。',
    };
    const { id } = await supplier.create(chinese);
    for (const [lang, category] of [
      ['en', 'Agricultural Machinery'],
      ['zh-Hans', '农业机械'],
    ] as const) {
      const row = (await queue({ limit: '100' }, lang)).reviews.find((each) => each.id === id);
      expect(row?.product).toMatchObject({ name: chinese.name, category: { label: category } });
      const { proposed } = await adminReview.review(id, lang);
      expect(proposed).toMatchObject({ name: chinese.name, category: { label: category } });
      expect(proposed.originalLanguage).toBe('zh-Hans');
    }
  });
});

describe('a review', () => {
  test('of a new product shows its fields, without a live version', async () => {
    const { id, revision } = await supplier.create({ tags: ['rice'], price: 10 });
    const read = await adminReview.review(id);
    expect(read).toMatchObject({ id, kind: 'new', revision, live: null });
    expect(read.proposed).toMatchObject({
      name: VALID_PRODUCT.name,
      description: VALID_PRODUCT.description,
    });
    expect(read.changed).toEqual(
      expect.arrayContaining(['name', 'description', 'category', 'tags', 'price']),
    );
    expect(read.changed).not.toContain('video');
    for (const field of read.changed) expect(REVIEWED_FIELDS).toContain(field);
  });

  test('of a change shows both versions and the changed fields', async () => {
    const id = await live({ name: 'Before', description: 'Old.' });
    await supplier.update(id, { name: 'After', tags: ['new'] });
    const read = await adminReview.review(id);
    expect(read.kind).toBe('change');
    expect([read.live?.name, read.proposed.name]).toEqual(['Before', 'After']);
    expect([...read.changed].sort()).toEqual(['name', 'tags']);
    expect((await shown(id))?.name).toBe('Before');
  });

  test('is not found where nothing is pending', async () => {
    const drafted = await supplier.create({ status: 'draft' });
    for (const id of [await live(), drafted.id])
      await expect(adminReview.review(id)).rejects.toMatchObject({
        status: 404,
        code: 'productNotFound',
      });
  });
});

describe('approving', () => {
  test('makes a product live at once, and searchable', async () => {
    const { id } = await supplier.create({ name: 'Quizzical quilter' });
    await expect(shown(id)).rejects.toMatchObject({ code: 'productNotFound' });
    expect(await adminReview.approve(id)).toEqual({ message: 'The product is live.' });
    expect((await shown(id))?.name).toBe('Quizzical quilter');
    const found = await market.api.call(listProducts, { query: { search: 'quizzical' } });
    expect(found.products.map((each) => each.id)).toEqual([id]);
    expect((await queue()).reviews.map((each) => each.id)).not.toContain(id);
    expect((await supplier.read(id)).status).toBe('active');
    expect(await adminReview.auditEntries(id)).toEqual([
      ['listing.approve', 'Quizzical quilter', ''],
    ]);
  });

  test('replaces the live version by the change, and deletes old files', async () => {
    const id = await live({ name: 'Old loom', images: [await picture(40, 30)] });
    const [old = ''] = (await shown(id))?.images ?? [];
    const status = async () => (await market.app.inject({ url: mediaUrl(old) })).statusCode;
    await supplier.update(id, { name: 'New loom', images: [await picture(30, 40)] });
    expect(await status()).toBe(200);
    await adminReview.approve(id);
    expect((await shown(id))?.name).toBe('New loom');
    expect(await status()).toBe(404);
    expect((await adminReview.auditEntries(id))[0]).toEqual(['listing.approve', 'New loom', '']);
  });
});

describe('rejecting', () => {
  test('gives the reason to the supplier, and a corrected product is reviewed again', async () => {
    const { id } = await supplier.create();
    expect(await adminReview.reject(id, ' Blurred <b>picture</b> 模糊 ')).toEqual({
      message: 'The product was sent back with your reason.',
    });
    expect(await supplier.read(id)).toMatchObject({
      status: 'rejected',
      rejectionReason: 'Blurred <b>picture</b> 模糊',
    });
    expect(await adminReview.auditEntries(id)).toEqual([
      ['listing.reject', VALID_PRODUCT.name, 'Blurred <b>picture</b> 模糊'],
    ]);
    await supplier.update(id, { description: 'Mended.', status: 'pending' });
    expect((await adminReview.review(id)).kind).toBe('new');
  });

  test('a change keeps the live version', async () => {
    const id = await live({ name: 'Stays' });
    await supplier.update(id, { name: 'Goes back' });
    await adminReview.reject(id, 'No');
    expect((await shown(id))?.name).toBe('Stays');
    expect((await supplier.read(id)).change).toMatchObject({ status: 'rejected', reason: 'No' });
  });
});
