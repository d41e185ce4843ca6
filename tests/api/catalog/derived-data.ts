// Consistency check of derived public data (search word counts, supplier statistics) against the source rows.
import { expect } from 'vitest';
import { searchDocumentOf } from '../../../server/catalog/search-document.ts';
import { readPostings } from '../../../server/platform/db/search/index-queries.ts';
import { withDatabase } from '../environment.ts';
import type { Market } from '../market.ts';
import { numbersOf } from './postings.ts';

/** A sample for a large market, because each word needs a query. */
const sampled = <Item>(items: readonly Item[]): Item[] =>
  items.filter((_, at) => at % Math.ceil(items.length / 300) === 0);

/** Recomputes every derived count and compares it with the stored one. */
export const expectDerivedDataConsistent = (market: Market): Promise<void> =>
  withDatabase(market, async ({ db }) => {
    const rows = await db
      .selectFrom('products')
      .selectAll()
      .where('status', '=', 'active')
      .where('hidden', '=', 0)
      .execute();
    const texts = await db.selectFrom('product_texts').selectAll().execute();
    const companies = await db.selectFrom('user_texts').selectAll().execute();
    const words = new Map<string, number>();
    for (const row of rows) {
      const own = texts.filter(({ product_no }) => product_no === row.no);
      const company = companies.filter(({ user_id }) => user_id === row.supplier_id);
      const document = searchDocumentOf(row.no, row, {
        names: own.flatMap(({ name, title }) => [name, title]),
        details: [
          ...own.flatMap(({ summary, description, tags }) => [
            summary,
            description,
            ...(JSON.parse(tags) as string[]),
          ]),
          ...company.flatMap(({ company_name, city }) => [company_name, city]),
        ],
      });
      for (const word of document.texts) words.set(word, (words.get(word) ?? 0) + 1);
    }
    const storedCounts = await db.selectFrom('search_words').selectAll().orderBy('word').execute();
    expect(new Map(storedCounts.map(({ word, documents }) => [word, documents]))).toEqual(words);
    for (const [word, documents] of sampled([...words]))
      expect(numbersOf('texts', ...(await readPostings(db, [word])).values()), word).toHaveLength(
        documents,
      );

    const suppliers = await db
      .selectFrom('users')
      .select(['id', 'product_count', 'categories'])
      .execute();
    for (const { id, product_count, categories } of suppliers) {
      const own = rows.filter(({ supplier_id }) => supplier_id === id);
      expect(product_count).toBe(own.length);
      expect(new Set(JSON.parse(categories) as string[])).toEqual(
        new Set(own.map(({ category }) => category)),
      );
    }
  });
