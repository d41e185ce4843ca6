// How many public listings hold each word: what completions and corrections go by.
import { sql } from 'kysely';
import type { Queries } from '../platform/db/open.ts';

const BATCH = 1_000;

/** Adds to the counts, or takes from them. Words that no listing holds any more are forgotten. */
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
