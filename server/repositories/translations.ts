// Stored translations of any text, found by a hash of the original.
import { createHash } from 'node:crypto';
import type { Lang } from '../../contract/lang.ts';
import type { Queries } from '../db/open.ts';

export interface StoredTranslation {
  readonly original: string;
  readonly target: Lang;
  readonly text: string;
}

const hashOf = (text: string): string => createHash('sha256').update(text.trim()).digest('hex');

export const translationsRepository = (db: Queries) => ({
  /** The translation, or null where none is stored. */
  async find(original: string, target: Lang): Promise<string | null> {
    const row = await db
      .selectFrom('translations')
      .select('text')
      .where('hash', '=', hashOf(original))
      .where('target', '=', target)
      .executeTakeFirst();
    return row?.text ?? null;
  },

  /** Keeps translations; the first one stored for a text stays. */
  async store(translations: readonly StoredTranslation[]): Promise<void> {
    for (let at = 0; at < translations.length; at += 500) {
      const rows = translations
        .slice(at, at + 500)
        .map(({ original, target, text }) => ({ hash: hashOf(original), target, text }));
      await db
        .insertInto('translations')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['hash', 'target']).doNothing())
        .execute();
    }
  },
});
