// Queries for stored translations of any text, found by a hash of the original.
import { hash } from 'node:crypto';
import type { Lang } from '../../contract/lang.ts';
import { batches } from '../platform/db/batches.ts';
import type { DbOrTx } from '../platform/db/open.ts';

export interface StoredTranslation {
  readonly original: string;
  readonly target: Lang;
  readonly text: string;
}

const hashText = (text: string): string => hash('sha256', text.trim());

export const translationsRepository = (db: DbOrTx) => ({
  /** Returns the translation, or null if none is stored. */
  async read(original: string, target: Lang): Promise<string | null> {
    return (await this.readAll([original], target)).get(original) ?? null;
  },

  /** Returns the stored translations, by original. */
  async readAll(originals: readonly string[], target: Lang): Promise<Map<string, string>> {
    const hashes = new Map(originals.map((original) => [original, hashText(original)]));
    if (hashes.size === 0) return new Map();
    const rows = await db
      .selectFrom('translations')
      .select(['hash', 'text'])
      .where('hash', 'in', [...new Set(hashes.values())])
      .where('target', '=', target)
      .execute();
    const texts = new Map(rows.map(({ hash, text }) => [hash, text]));
    return new Map(
      [...hashes].flatMap(([original, hash]) => {
        const text = texts.get(hash);
        return text === undefined ? [] : [[original, text] as const];
      }),
    );
  },

  /** Stores translations; the first one stored for a text stays. */
  async store(translations: readonly StoredTranslation[]): Promise<void> {
    const rows = translations.map(({ original, target, text }) => ({
      hash: hashText(original),
      target,
      text,
    }));
    for (const batch of batches(rows))
      await db
        .insertInto('translations')
        .values(batch)
        .onConflict((conflict) => conflict.columns(['hash', 'target']).doNothing())
        .execute();
  },
});
