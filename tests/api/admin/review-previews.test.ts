// Previews of a review: the proposed product as buyers will see it in each language.
import { expect, test } from 'vitest';
import type { Review } from '../../../contract/admin/review.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { signUpSupplier } from '../products/product-forms.ts';
import { openAdminReview } from './admin-review.ts';

const market = await sharedMarket(0);
const adminReview = await openAdminReview(market);
const supplier = await signUpSupplier(market);

/** Replaces the stored translation, as the translation job does. */
const translate = (id: string, name: string) =>
  withDatabase(market, async ({ db }) => {
    const { no } = await db
      .selectFrom('products')
      .select('no')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const original = await db
      .selectFrom('product_texts')
      .selectAll()
      .where('product_no', '=', no)
      .where('lang', '=', 'en')
      .executeTakeFirstOrThrow();
    await db
      .deleteFrom('product_texts')
      .where('product_no', '=', no)
      .where('lang', '<>', 'en')
      .execute();
    const translation = { name, specifications: '{"功率":"5.5 kW"}', made: 'whole' as const };
    await db
      .insertInto('product_texts')
      .values({ ...original, lang: 'zh-Hans', ...translation })
      .execute();
  });

const shownIn = ({ previews }: Review, lang: string) =>
  previews.find((preview) => preview.lang === lang);

test('shows the stored translation beside the original, with names of each language', async () => {
  const { id } = await supplier.create({ name: 'Rice mill of review', title: '' });
  await translate(id, '碾米机');
  const review = await adminReview.review(id);
  expect(review.previews.map(({ lang }) => lang)).toEqual(['en', 'zh-Hans']);
  expect(shownIn(review, 'en')).toMatchObject({
    translation: 'original',
    product: {
      name: 'Rice mill of review',
      title: 'Rice mill of review',
      category: { label: 'Agricultural Machinery' },
    },
  });
  expect(shownIn(review, 'zh-Hans')).toMatchObject({
    translation: 'whole',
    product: {
      name: '碾米机',
      title: '碾米机',
      language: 'zh-Hans',
      category: { label: '农业机械' },
      specifications: [['功率', '5.5 kW']],
    },
  });
});

test('a change of the texts has no translation yet, another change keeps it', async () => {
  const { id } = await supplier.create({ name: 'Oil press of review' });
  await adminReview.approve(id);
  await translate(id, '榨油机');
  await supplier.update(id, { countryOfOrigin: 'India' });
  expect(shownIn(await adminReview.review(id), 'zh-Hans')).toMatchObject({
    translation: 'whole',
    product: { name: '榨油机', countryOfOrigin: 'India' },
  });
  await supplier.update(id, { name: 'Oil press with two screws' });
  expect(shownIn(await adminReview.review(id), 'zh-Hans')).toMatchObject({
    translation: 'missing',
    product: { name: 'Oil press with two screws', category: { label: '农业机械' } },
  });
});
