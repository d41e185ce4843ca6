// Full build of the search index and the word counts from the product rows, after an import of a database.
import type { DbOrTx } from '../platform/db/open.ts';
import type { SearchIndex } from '../platform/db/search/search-index.ts';
import { isPublicProduct } from './public-product-queries.ts';
import { searchDocuments } from './search-document-queries.ts';
import { addToWordCounts } from './search-word-queries.ts';

const PRODUCTS_PER_BATCH = 500;

/** Indexes all public products; the index must be empty. Calls `onBatch` after each batch with its number of products. */
export async function indexAll(
  tx: DbOrTx,
  search: SearchIndex,
  onBatch: (products: number) => void,
): Promise<void> {
  const wordCounts = new Map<string, number>();
  for (let after = 0; ; ) {
    const rows = await tx
      .selectFrom('products')
      .select('no')
      .where('no', '>', after)
      .where(isPublicProduct)
      .orderBy('no')
      .limit(PRODUCTS_PER_BATCH)
      .execute();
    if (rows.length === 0) break;
    const documents = await searchDocuments(
      tx,
      rows.map(({ no }) => no),
    );
    await search.add(tx, documents);
    for (const { texts } of documents)
      for (const word of texts) wordCounts.set(word, (wordCounts.get(word) ?? 0) + 1);
    after = rows.at(-1)?.no ?? after;
    onBatch(rows.length);
  }
  await addToWordCounts(tx, wordCounts);
}
