// Review queue: waiting products and changes beside the live product, approval and rejection.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAnalytics } from '../../../contract/admin/admin.ts';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { listReviews, REVIEWED_FIELDS } from '../../../contract/admin/review.ts';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import type { Lang } from '../../../contract/lang.ts';
import { mediaUrl } from '../../../contract/media.ts';
import { picture } from '../../fixtures/files.ts';
import { type Market, openMarket } from '../market.ts';
import { openSeller, type Seller, WHOLE } from '../products/forms.ts';
import { expectRefused } from '../refusal.ts';
import { type Desk, openDesk } from './review-desk.ts';

let market: Market;
let desk: Desk;
let seller: Seller;
beforeAll(async () => {
  market = await openMarket(0);
  desk = await openDesk(market);
  seller = await openSeller(market);
});
afterAll(() => market.close());

const queue = (query: Record<string, string> = { limit: '100' }, lang: Lang = 'en') =>
  desk.as(lang).call(listReviews, { query });
const live = async (change = {}): Promise<string> => {
  const { id } = await seller.create(change);
  await desk.approve(id);
  return id;
};
const shown = (id: string) => market.api.call(getProduct, { params: { id } });

describe('the queue', () => {
  test('holds new listings and changes, the longest waiting first, no drafts', async () => {
    const changed = await live({ name: 'Live before' });
    const before = (await queue()).reviews.map(({ id }) => id);
    const first = await seller.create({ name: 'First' });
    await seller.create({ name: 'Kept back', status: 'draft' });
    await seller.update(changed, { description: 'Said otherwise.' });
    const last = await seller.create({ name: 'Last' });
    const { reviews, pagination } = await queue();
    expect(reviews.slice(before.length).map(({ id, kind }) => [id, kind])).toEqual([
      [first.id, 'new'],
      [changed, 'change'],
      [last.id, 'new'],
    ]);
    expect(pagination?.total).toBe(before.length + 3);
    const times = reviews.map(({ submittedAt }) => submittedAt ?? '');
    expect(times).toEqual([...times].sort());
    const { waiting } = await desk.admin.api.call(getAnalytics, {});
    expect(waiting.reviews).toBe(pagination?.total);
    const pages = await Promise.all(
      reviews.map((_, at) => queue({ page: String(at + 1), limit: '1' })),
    );
    expect(pages.flatMap((page) => page.reviews.map(({ id }) => id))).toEqual(
      reviews.map(({ id }) => id),
    );
    expect((await queue({ page: '1000000000', limit: '100' })).reviews).toEqual([]);
  });

  test('leaves out a supplier that is suspended', async () => {
    const other = await openSeller(market);
    const { id } = await other.create();
    const total = (await queue()).pagination?.total ?? 0;
    const params = { id: other.id };
    await desk.admin.api.call(suspendUser, { params, body: { reason: 'x' } });
    const { reviews, pagination } = await queue();
    expect(reviews.map((each) => each.id)).not.toContain(id);
    expect(pagination?.total).toBe(total - 1);
    expect((await desk.admin.api.call(getAnalytics, {})).waiting.reviews).toBe(total - 1);
  });

  test('names categories in the language of the desk, and listings as they were written', async () => {
    const chinese = {
      name: '碾米机 20 吨',
      sort_description: '碾米机',
      description: '日碾米二十吨。',
    };
    const { id } = await seller.create(chinese);
    for (const [lang, category] of [
      ['en', 'Agricultural Machinery'],
      ['zh-Hans', '农业机械'],
    ] as const) {
      const row = (await queue({ limit: '100' }, lang)).reviews.find((each) => each.id === id);
      expect(row?.product).toMatchObject({ name: chinese.name, category: { label: category } });
      const { proposed } = await desk.review(id, lang);
      expect(proposed).toMatchObject({ name: chinese.name, category: { label: category } });
      expect(proposed.originalLanguage).toBe('zh-Hans');
    }
  });

  test.each(['page=0', 'limit=101', 'page=x'])('%s is refused', async (query) => {
    const headers = { authorization: `Bearer ${desk.admin.token}` };
    await expectRefused(market, { url: `/api/admin/reviews?${query}`, headers }, 'validation');
  });
});

describe('one review', () => {
  test('of a new listing shows what is filled, and nothing live', async () => {
    const { id, revision } = await seller.create({ tags: ['rice'], priceRange: 10 });
    const read = await desk.review(id);
    expect(read).toMatchObject({ id, kind: 'new', revision, live: null });
    expect(read.proposed).toMatchObject({ name: WHOLE.name, description: WHOLE.description });
    expect(read.changed).toEqual(
      expect.arrayContaining(['name', 'description', 'category', 'tags', 'priceRange']),
    );
    expect(read.changed).not.toContain('video');
    for (const field of read.changed) expect(REVIEWED_FIELDS).toContain(field);
  });

  test('of a change shows both, and where they differ', async () => {
    const id = await live({ name: 'Before', description: 'Old.' });
    await seller.update(id, { name: 'After', tags: ['new'] });
    const read = await desk.review(id);
    expect(read.kind).toBe('change');
    expect([read.live?.name, read.proposed.name]).toEqual(['Before', 'After']);
    expect([...read.changed].sort()).toEqual(['name', 'tags']);
    expect((await shown(id))?.name).toBe('Before');
  });

  test('is not there where nothing waits', async () => {
    const drafted = await seller.create({ status: 'draft' });
    for (const id of [await live(), drafted.id, 'nothing', "' or 1=1 --", 'a\0', '__proto__'])
      await expect(desk.review(id)).rejects.toMatchObject({ status: 404, code: 'productNotFound' });
  });
});

describe('approving', () => {
  test('puts a listing live at once, and it is found', async () => {
    const { id } = await seller.create({ name: 'Quizzical quilter' });
    await expect(shown(id)).rejects.toMatchObject({ code: 'productNotFound' });
    expect(await desk.approve(id)).toEqual({ message: 'The listing is live.' });
    expect((await shown(id))?.name).toBe('Quizzical quilter');
    const found = await market.api.call(listProducts, { query: { search: 'quizzical' } });
    expect(found.products.map((each) => each.id)).toEqual([id]);
    expect((await queue()).reviews.map((each) => each.id)).not.toContain(id);
    expect((await seller.read(id)).status).toBe('active');
    expect(await desk.logged(id)).toEqual([['listing.approve', 'Quizzical quilter', '']]);
  });

  test('puts a change in the place of what was live, whose files go', async () => {
    const id = await live({ name: 'Old loom', images: [await picture(40, 30)] });
    const [old = ''] = (await shown(id))?.images ?? [];
    const status = async () => (await market.app.inject({ url: mediaUrl(old) })).statusCode;
    await seller.update(id, { name: 'New loom', images: [await picture(30, 40)] });
    expect(await status()).toBe(200);
    await desk.approve(id);
    expect((await shown(id))?.name).toBe('New loom');
    expect(await status()).toBe(404);
    expect((await desk.logged(id))[0]).toEqual(['listing.approve', 'New loom', '']);
  });
});

describe('rejecting', () => {
  test('tells the supplier why, and what is mended waits again', async () => {
    const { id } = await seller.create();
    expect(await desk.reject(id, ' Blurred <b>picture</b> 模糊 ')).toEqual({
      message: 'The listing was sent back with your reason.',
    });
    expect(await seller.read(id)).toMatchObject({
      status: 'rejected',
      rejectionReason: 'Blurred <b>picture</b> 模糊',
    });
    expect(await desk.logged(id)).toEqual([
      ['listing.reject', WHOLE.name, 'Blurred <b>picture</b> 模糊'],
    ]);
    await seller.update(id, { description: 'Mended.', status: 'pending' });
    expect((await desk.review(id)).kind).toBe('new');
  });

  test('a change leaves live what is live', async () => {
    const id = await live({ name: 'Stays' });
    await seller.update(id, { name: 'Goes back' });
    await desk.reject(id, 'No');
    expect((await shown(id))?.name).toBe('Stays');
    expect((await seller.read(id)).change).toMatchObject({ status: 'rejected', reason: 'No' });
  });
});
