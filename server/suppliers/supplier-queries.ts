// Queries of the supplier directory (filter, sort, count in the database) and of supplier profiles, in the reader's language.
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import type { SupplierQuery, SupplierSort } from '../../contract/suppliers/supplier-query.ts';
import type { SupplierCardWire, SupplierProfileWire } from '../../contract/suppliers/suppliers.ts';
import type { Db } from '../platform/db/open.ts';
import { rowsOfPage } from '../platform/db/pages.ts';
import type { Tables, UsersTable } from '../platform/db/tables.ts';
import { wordsOf } from '../platform/text/words.ts';
import { type Company, textsIn } from '../translation/text-queries.ts';
import { isPublicSupplier } from './public-supplier-queries.ts';

export interface SupplierStats {
  readonly suppliers: number;
  readonly products: number;
  readonly countries: number;
  readonly verifiedPercent: number;
}

const list = (json: string): string[] => JSON.parse(json) as string[];

const card = (user: Selectable<UsersTable>, words: Company): SupplierCardWire => {
  const country = user.country ?? '';
  return {
    _id: user.id,
    id: user.id,
    companyName: words.company_name,
    name: words.name,
    businessType: user.business_type ?? '',
    description: words.description,
    website: user.website,
    address: { city: words.city, state: words.province, country },
    city: words.city,
    province: words.province,
    country,
    avatar: user.avatar,
    isVerified: user.is_verified === 1,
    verificationLevel: user.verification_level,
    product_count: user.product_count,
    categories: list(user.categories),
    establishedYear: user.established_year,
    createdAt: user.created_at,
    originalLanguage: user.language,
    language: words.lang,
  };
};

type Filtering = ExpressionBuilder<Tables, 'users'>;

const matches = (each: Filtering, query: SupplierQuery) => {
  const conditions = [isPublicSupplier(each)];
  if (query.country) conditions.push(each('users.country', '=', query.country));
  if (query.businessType) conditions.push(each('users.business_type', '=', query.businessType));
  if (query.verified) conditions.push(each('users.is_verified', '=', 1));
  if (query.category) conditions.push(each('users.categories', 'like', `%"${query.category}"%`));
  if (query.minProducts) conditions.push(each('users.product_count', '>=', query.minProducts));
  const words = wordsOf(query.search ?? '').slice(0, 8);
  // A search text without letters or digits finds nothing, as in the catalog.
  if (query.search && words.length === 0) conditions.push(each.lit(false));
  // Words contain letters and digits only, so they cannot contain a LIKE wildcard.
  for (const word of words)
    conditions.push(
      each.exists(
        each
          .selectFrom('user_texts')
          .select('user_texts.lang')
          .whereRef('user_texts.user_id', '=', 'users.id')
          .where('user_texts.words', 'like', `% ${word}%`),
      ) as (typeof conditions)[number],
    );
  return each.and(conditions);
};

const ORDERS: Readonly<Record<SupplierSort, readonly string[]>> = {
  newest: [],
  verified: ['users.is_verified desc', 'users.product_count desc'],
  products: ['users.product_count desc'],
  name: ['coalesce(told.name_key, own.name_key) asc'],
};

export const suppliersRepository = (db: Db) => ({
  async page(
    query: SupplierQuery,
    lang: Lang,
  ): Promise<{ cards: SupplierCardWire[]; total: number }> {
    const { total } = await db
      .selectFrom('users')
      .select((each) => each.fn.countAll<number>().as('total'))
      .where((each) => matches(each, query))
      .executeTakeFirstOrThrow();
    const orders = [...ORDERS[query.sort ?? 'newest'], 'users.created_at desc', 'users.id'];
    const ordered = db
      .selectFrom('users')
      .innerJoin('user_texts as own', (join) =>
        join.onRef('own.user_id', '=', 'users.id').onRef('own.lang', '=', 'users.language'),
      )
      .leftJoin('user_texts as told', (join) =>
        join.onRef('told.user_id', '=', 'users.id').on('told.lang', '=', lang),
      )
      .selectAll('users')
      .where((each) => matches(each as unknown as Filtering, query))
      .orderBy(sql.raw(orders.join(', ')));
    const rows = await rowsOfPage(ordered, query);
    const texts = await textsIn(db, lang).ofUsers(rows);
    const cards = rows.flatMap((user) => {
      const words = texts.get(user.id);
      return words ? [card(user, words)] : [];
    });
    return { cards, total: Number(total) };
  },

  /** Statistics of all public suppliers, independent of any filter. */
  async stats(): Promise<SupplierStats> {
    const row = await db
      .selectFrom('users')
      .select((each) => [
        each.fn.countAll<number>().as('suppliers'),
        each.fn.sum<number>('product_count').as('products'),
        each.fn.count<number>('country').distinct().as('countries'),
        each.fn.sum<number>('is_verified').as('verified'),
      ])
      .where(isPublicSupplier)
      .executeTakeFirstOrThrow();
    const suppliers = Number(row.suppliers);
    return {
      suppliers,
      products: Number(row.products ?? 0),
      countries: Number(row.countries),
      verifiedPercent: suppliers ? Math.round((Number(row.verified ?? 0) / suppliers) * 100) : 0,
    };
  },

  async byId(id: string, lang: Lang): Promise<SupplierProfileWire | null> {
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .where(isPublicSupplier)
      .executeTakeFirst();
    const words = user ? (await textsIn(db, lang).ofUsers([user])).get(id) : undefined;
    if (!user || !words) return null;
    const own = words.made
      ? (await textsIn(db, user.language as Lang).ofUsers([user])).get(id)
      : undefined;
    return {
      ...card(user, words),
      email: user.email,
      phone: user.phone,
      certifications: list(user.certifications),
      businessLicense: user.business_license,
      original: own ? { companyName: own.company_name, description: own.description } : null,
    };
  },
});
