// The word index of a whole market, made from its rows; for a database that was filled by other means.
import type { Queries } from '../platform/db/open.ts';
import type { SearchIndex } from '../platform/db/search/search-index.ts';
import { isPublicListing } from './public-product-queries.ts';
import { searchDocuments } from './search-document-queries.ts';
import { countWords } from './search-word-queries.ts';

const BATCH = 500;

/** To be called where nothing is indexed yet. `done` is told of each batch. */
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
