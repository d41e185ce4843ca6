// Queries of the supplier directory (filter, sort, count in the database) and of supplier profiles, in the reader's language.

import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { SupplierSort } from '../../contract/catalog/catalog-limits.ts';
import type { Lang } from '../../contract/lang.ts';
import { httpUrl } from '../../contract/read.ts';
import type {
  Supplier,
  SupplierProfile,
  SupplierStats,
} from '../../contract/suppliers/supplier.ts';
import type { SupplierQuery } from '../../contract/suppliers/supplier-query.ts';
import { isPublicSupplier } from '../catalog/public-supplier-queries.ts';
import type { Db } from '../platform/db/open.ts';
import { readPageRows } from '../platform/db/pagination.ts';
import type { Tables, UsersTable } from '../platform/db/tables.ts';
import { type CompanyTexts, textsIn } from '../platform/db/text-queries.ts';
import { tokenize } from '../platform/text/tokenize.ts';

const parseList = (json: string): string[] => JSON.parse(json) as string[];

const serializeSupplier = (user: Selectable<UsersTable>, texts: CompanyTexts): Supplier => ({
  id: user.id,
  companyName: texts.company_name,
  name: texts.name,
  businessType: user.business_type || null,
  description: texts.description,
  website: httpUrl(user.website),
  city: texts.city || null,
  province: texts.province || null,
  country: user.country || null,
  avatar: user.avatar,
  isVerified: user.is_verified === 1,
  level: user.verification_level,
  productCount: user.product_count,
  categories: parseList(user.categories),
  establishedYear: user.established_year,
  createdAt: user.created_at,
  originalLanguage: user.language,
  language: texts.lang,
});

type UserExpression = ExpressionBuilder<Tables, 'users'>;

const matchesQuery = (each: UserExpression, query: SupplierQuery) => {
  const conditions = [isPublicSupplier(each)];
  if (query.country) conditions.push(each('users.country', '=', query.country));
  if (query.businessType) conditions.push(each('users.business_type', '=', query.businessType));
  if (query.verified) conditions.push(each('users.is_verified', '=', 1));
  if (query.category) conditions.push(each('users.categories', 'like', `%"${query.category}"%`));
  if (query.minProducts) conditions.push(each('users.product_count', '>=', query.minProducts));
  const words = tokenize(query.search ?? '').slice(0, 8);
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

const ORDER_BY: Readonly<Record<SupplierSort, readonly string[]>> = {
  newest: [],
  verified: ['users.is_verified desc', 'users.product_count desc'],
  products: ['users.product_count desc'],
  name: ['coalesce(translated.name_key, original.name_key) asc'],
};

export const suppliersRepository = (db: Db) => ({
  async page(query: SupplierQuery, lang: Lang): Promise<{ cards: Supplier[]; total: number }> {
    const { total } = await db
      .selectFrom('users')
      .select((each) => each.fn.countAll<number>().as('total'))
      .where((each) => matchesQuery(each, query))
      .executeTakeFirstOrThrow();
    const orders = [...ORDER_BY[query.sort ?? 'newest'], 'users.created_at desc', 'users.id'];
    const ordered = db
      .selectFrom('users')
      .innerJoin('user_texts as original', (join) =>
        join
          .onRef('original.user_id', '=', 'users.id')
          .onRef('original.lang', '=', 'users.language'),
      )
      .leftJoin('user_texts as translated', (join) =>
        join.onRef('translated.user_id', '=', 'users.id').on('translated.lang', '=', lang),
      )
      .selectAll('users')
      .where((each) => matchesQuery(each as unknown as UserExpression, query))
      .orderBy(sql.raw(orders.join(', ')));
    const rows = await readPageRows(ordered, query);
    const texts = await textsIn(db, lang).ofUsers(rows);
    const cards = rows.flatMap((user) => {
      const companyTexts = texts.get(user.id);
      return companyTexts ? [serializeSupplier(user, companyTexts)] : [];
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

  async byId(id: string, lang: Lang): Promise<SupplierProfile | null> {
    const user = await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .where(isPublicSupplier)
      .executeTakeFirst();
    const texts = user ? (await textsIn(db, lang).ofUsers([user])).get(id) : undefined;
    if (!user || !texts) return null;
    const originalTexts = texts.made
      ? (await textsIn(db, user.language as Lang).ofUsers([user])).get(id)
      : undefined;
    return {
      ...serializeSupplier(user, texts),
      email: user.email,
      phone: user.phone || null,
      certifications: parseList(user.certifications),
      businessLicense: user.business_license,
      original: originalTexts
        ? { companyName: originalTexts.company_name, description: originalTexts.description }
        : null,
    };
  },
});
