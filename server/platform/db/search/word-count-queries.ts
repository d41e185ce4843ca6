// Number of public products that contain each word, used for completions and spelling corrections.
import { sql } from 'kysely';
import { batches } from '../batches.ts';
import type { DbOrTx } from '../transaction.ts';

/** Word and number of products that contain it; 0 for a word that occurs no more. */
export type WordCount = readonly [word: string, documents: number];

export async function readWordCounts(db: DbOrTx): Promise<WordCount[]> {
  const rows = await db.selectFrom('search_words').select(['word', 'documents']).execute();
  return rows.map(({ word, documents }) => [word, documents] as const);
}

/** Adds `differences` to the counts; its values may be negative. Deletes words that no product contains any more. */
export async function addToWordCounts(
  tx: DbOrTx,
  differences: ReadonlyMap<string, number>,
): Promise<void> {
  const changed = [...differences].filter(([, by]) => by !== 0);
  for (const batch of batches(changed)) {
    await tx
      .insertInto('search_words')
      .values(batch.map(([word, documents]) => ({ word, documents })))
      .onConflict((conflict) =>
        conflict
          .column('word')
          .doUpdateSet({ documents: sql`search_words.documents + excluded.documents` }),
      )
      .execute();
    const decreased = batch.filter(([, by]) => by < 0).map(([word]) => word);
    if (decreased.length > 0)
      await tx
        .deleteFrom('search_words')
        .where('word', 'in', decreased)
        .where('documents', '<=', 0)
        .execute();
  }
}
