// Queries of the market's live figures.
import type { MarketFigures } from '../../../contract/suppliers/market-figures.ts';
import { isPublicProduct } from '../../catalog/public-product-queries.ts';
import { isPublicSupplier } from '../../catalog/public-supplier-queries.ts';
import { readSum, sumOf } from '../../platform/db/exact-sums.ts';
import type { Db } from '../../platform/db/open.ts';
import { median } from '../answers/answer-times.ts';

const DAY_MS = 86_400_000;
const ENQUIRY_DAYS = 30;

export async function readMarketFigures(db: Db, now: Date): Promise<MarketFigures> {
  const suppliers = await db
    .selectFrom('users')
    .select((each) => [
      sumOf(each.ref('is_verified')).as('verified'),
      sumOf(each.ref('product_count')).as('products'),
      each.fn.count<number>('country').distinct().as('countries'),
    ])
    .where(isPublicSupplier)
    .executeTakeFirstOrThrow();
  const { types } = await db
    .selectFrom('products')
    .select((each) => each.fn.count<number>('machine_type').distinct().as('types'))
    .where(isPublicProduct)
    .executeTakeFirstOrThrow();
  const { enquiries } = await db
    .selectFrom('enquiries')
    .select((each) => each.fn.countAll<number>().as('enquiries'))
    .where('created_at', '>=', new Date(now.getTime() - ENQUIRY_DAYS * DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  const answers = await db
    .selectFrom('users')
    .select('answer_hours')
    .where('answer_hours', 'is not', null)
    .where(isPublicSupplier)
    .execute();
  return {
    verifiedSuppliers: readSum(suppliers.verified),
    products: readSum(suppliers.products),
    machineTypes: Number(types),
    countries: Number(suppliers.countries),
    enquiries: Number(enquiries),
    answerHours: median(answers.flatMap(({ answer_hours }) => answer_hours ?? [])),
    at: now.toISOString(),
  };
}
