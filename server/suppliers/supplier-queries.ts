// Queries of the supplier directory (filter, sort, count in the database) and of supplier profiles, in the reader's language.

import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { DEFAULT_SUPPLIER_SORT, type SupplierSort } from '../../contract/catalog/catalog-limits.ts';
import type { Lang } from '../../contract/lang.ts';
import type {
  Supplier,
  SupplierProfile,
  SupplierStats,
} from '../../contract/suppliers/supplier.ts';
import type { SupplierQuery } from '../../contract/suppliers/supplier-query.ts';
import { isPublicSupplier } from '../catalog/public-supplier-queries.ts';
import { readSum, sumOf } from '../platform/db/exact-sums.ts';
import type { Db } from '../platform/db/open.ts';
import { readPageRows } from '../platform/db/pagination.ts';
import type { Tables, UsersTable } from '../platform/db/tables.ts';
import { textsIn } from '../platform/db/text-queries.ts';
import { toSimplified } from '../platform/text/simplified.ts';
import { tokenize } from '../platform/text/tokenize.ts';
import { serializeProfile, serializeSupplier } from './supplier-resource-queries.ts';

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
          .where((text) =>
            text.or(
              [...new Set([word, toSimplified(word)])].map((form) =>
                text('user_texts.words', 'like', `% ${form}%`),
              ),
            ),
          ),
      ) as (typeof conditions)[number],
    );
  return each.and(conditions);
};

/**
 * Whether a word of the company name may start with `word`, so that few names are compared in full: the words of the name stand
 * first among the stored ones (company-search-words.ts), and take at most three characters for one of the name, as Chinese pairs do.
 */
const mayHaveInCompanyName = (each: UserExpression, word: string) =>
  each.exists(
    each
      .selectFrom('user_texts')
      .select('user_texts.lang')
      .whereRef('user_texts.user_id', '=', 'users.id')
      .where(
        sql<string>`substr(user_texts.words, 1, 3 * length(user_texts.company_name) + 2)`,
        'like',
        `% ${word}%`,
      ),
  );

const NAMES_PER_BATCH = 200;

/** Those of the users in whose company names, of all languages, each word starts a word. */
async function namedWith(
  db: Db,
  users: readonly { readonly id: string }[],
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  if (users.length === 0) return new Set();
  const names = await db
    .selectFrom('user_texts')
    .select(['user_id', 'company_name'])
    .where(
      'user_id',
      'in',
      users.map(({ id }) => id),
    )
    .execute();
  const wordsOf = new Map<string, string[]>();
  for (const { user_id, company_name } of names)
    wordsOf.set(user_id, [...(wordsOf.get(user_id) ?? []), ...tokenize(company_name)]);
  const isNamed = (own: readonly string[]): boolean =>
    words.every((word) => own.some((each) => each.startsWith(word)));
  return new Set([...wordsOf].filter(([, own]) => isNamed(own)).map(([id]) => id));
}

const ORDER_BY: Readonly<Record<SupplierSort, readonly string[]>> = {
  newest: [],
  // Levels with accepted documents before those that the market gave without.
  verified: [
    'users.is_verified desc',
    'case when users.granted_on is null then 0 else 1 end',
    'users.product_count desc',
  ],
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
    const orders = [
      ...ORDER_BY[query.sort ?? DEFAULT_SUPPLIER_SORT],
      'users.created_at desc',
      'users.id',
    ];
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
      return companyTexts ? [serializeSupplier(user, companyTexts, lang)] : [];
    });
    return { cards, total: Number(total) };
  },

  /**
   * Public suppliers whose company name contains each of these words of a search, in any language, those with the most products
   * first; `count` is the number of their products.
   */
  async byCompanyName(
    words: readonly string[],
    lang: Lang,
    limit: number,
  ): Promise<{ id: string; name: string; count: number }[]> {
    const users: Pick<Selectable<UsersTable>, 'id' | 'language' | 'product_count'>[] = [];
    for (let offset = 0; users.length < limit; offset += NAMES_PER_BATCH) {
      const candidates = await db
        .selectFrom('users')
        .select(['users.id', 'users.language', 'users.product_count'])
        .where(isPublicSupplier)
        .where((each) => each.and(words.map((word) => mayHaveInCompanyName(each, word))))
        .orderBy('users.product_count', 'desc')
        .orderBy('users.id')
        .limit(NAMES_PER_BATCH)
        .offset(offset)
        .execute();
      const named = await namedWith(db, candidates, words);
      users.push(...candidates.filter(({ id }) => named.has(id)).slice(0, limit - users.length));
      if (candidates.length < NAMES_PER_BATCH) break;
    }
    const texts = await textsIn(db, lang).ofUsers(users);
    return users.flatMap(({ id, product_count }) => {
      const name = texts.get(id)?.company_name;
      return name ? [{ id, name, count: product_count }] : [];
    });
  },

  /** Statistics of all public suppliers, independent of any filter. */
  async stats(): Promise<SupplierStats> {
    const row = await db
      .selectFrom('users')
      .select((each) => [
        each.fn.countAll<number>().as('suppliers'),
        sumOf(each.ref('product_count')).as('products'),
        each.fn.count<number>('country').distinct().as('countries'),
        sumOf(each.ref('is_verified')).as('verified'),
      ])
      .where(isPublicSupplier)
      .executeTakeFirstOrThrow();
    const suppliers = Number(row.suppliers);
    return {
      suppliers,
      products: readSum(row.products),
      countries: Number(row.countries),
      verifiedPercent: suppliers ? Math.round((readSum(row.verified) / suppliers) * 100) : 0,
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
    return serializeProfile(user, texts, originalTexts ?? null, lang);
  },
});
