// Full build of the search index and the word counts from the product rows, after a database was filled or imported.
import type { DbOrTx } from '../platform/db/open.ts';
import type { SearchDocument } from '../platform/db/search/index-changes.ts';
import { buildIndex } from '../platform/db/search/index-queries.ts';
import { isPublicProduct } from './public-product-queries.ts';
import { searchDocuments } from './search-document-queries.ts';

const PRODUCTS_PER_BATCH = 500;

async function* readDocuments(
  tx: DbOrTx,
  onBatch: (products: number) => void,
): AsyncGenerator<SearchDocument[]> {
  for (let after = 0; ; ) {
    const rows = await tx
      .selectFrom('products')
      .select('no')
      .where('no', '>', after)
      .where(isPublicProduct)
      .orderBy('no')
      .limit(PRODUCTS_PER_BATCH)
      .execute();
    if (rows.length === 0) return;
    const nos = rows.map(({ no }) => no);
    const documents = await searchDocuments(tx, nos);
    yield documents.sort((a, b) => a.no - b.no);
    after = nos.at(-1) ?? after;
    onBatch(rows.length);
  }
}

/**
 * Indexes all public products, as part of the catalog version `version`; the index must be empty. Calls `onBatch` after each batch
 * with its number of products.
 */
export const indexAll = (
  tx: DbOrTx,
  version: number,
  onBatch: (products: number) => void,
): Promise<void> => buildIndex(tx, readDocuments(tx, onBatch), version);
