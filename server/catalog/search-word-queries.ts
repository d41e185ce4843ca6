// Number of public products that contain each word, used for completions and spelling corrections.
import { sql } from 'kysely';
import type { Queries } from '../platform/db/open.ts';

const BATCH = 1_000;

/** Adds `tally` to the counts; its values may be negative. Deletes words that no product contains any more. */
export async function countWords(tx: Queries, tally: ReadonlyMap<string, number>): Promise<void> {
  const changed = [...tally].filter(([, by]) => by !== 0);
  for (let at = 0; at < changed.length; at += BATCH) {
    const batch = changed.slice(at, at + BATCH);
    await tx
      .insertInto('search_words')
      .values(batch.map(([word, documents]) => ({ word, documents })))
      .onConflict((conflict) =>
        conflict
          .column('word')
          .doUpdateSet({ documents: sql`search_words.documents + excluded.documents` }),
      )
      .execute();
    const lost = batch.filter(([, by]) => by < 0).map(([word]) => word);
    if (lost.length > 0)
      await tx
        .deleteFrom('search_words')
        .where('word', 'in', lost)
        .where('documents', '<=', 0)
        .execute();
  }
}
