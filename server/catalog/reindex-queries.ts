// Full build of the search index and the word counts from the product rows, after an import of a database.
import type { Queries } from '../platform/db/open.ts';
import type { SearchIndex } from '../platform/db/search/search-index.ts';
import { isPublicListing } from './public-product-queries.ts';
import { searchDocuments } from './search-document-queries.ts';
import { countWords } from './search-word-queries.ts';

const BATCH = 500;

/** Indexes all public products; the index must be empty. Calls `done` after each batch with its number of products. */
export async function indexAll(
  tx: Queries,
  search: SearchIndex,
  done: (listings: number) => void,
): Promise<void> {
  const tally = new Map<string, number>();
  for (let after = 0; ; ) {
    const rows = await tx
      .selectFrom('products')
      .select('no')
      .where('no', '>', after)
      .where(isPublicListing)
      .orderBy('no')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) break;
    const found = await searchDocuments(
      tx,
      rows.map(({ no }) => no),
    );
    await search.add(tx, found);
    for (const { texts } of found)
      for (const word of texts) tally.set(word, (tally.get(word) ?? 0) + 1);
    after = rows.at(-1)?.no ?? after;
    done(rows.length);
  }
  await countWords(tx, tally);
}
