// Queries for stored translations of any text, found by a hash of the original.
import { hash } from 'node:crypto';
import type { Lang } from '../../contract/lang.ts';
import { LIMITS } from '../limits.ts';
import { batches } from '../platform/db/batches.ts';
import type { DbOrTx } from '../platform/db/open.ts';

export interface StoredTranslation {
  readonly original: string;
  readonly target: Lang;
  readonly text: string;
}

const hashText = (text: string): string => hash('sha256', text.trim());

const DAY_MS = 24 * 3_600_000;
/** A use is written at most this often, so that reading rarely writes. */
const USE_INTERVAL_MS = 30 * DAY_MS;
const timeAt = (ms: number): string => new Date(ms).toISOString();

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
      .select(['hash', 'text', 'used_at'])
      .where('hash', 'in', [...new Set(hashes.values())])
      .where('target', '=', target)
      .execute();
    const before = timeAt(Date.now() - USE_INTERVAL_MS);
    const stale = rows.filter(({ used_at }) => used_at < before).map(({ hash }) => hash);
    for (const each of stale) await this.recordUse(each, target);
    const texts = new Map(rows.map(({ hash, text }) => [hash, text]));
    return new Map(
      [...hashes].flatMap(([original, hash]) => {
        const text = texts.get(hash);
        return text === undefined ? [] : [[original, text] as const];
      }),
    );
  },

  /** One row a statement, so that concurrent readers of the same texts cannot deadlock. */
  async recordUse(hash: string, target: Lang): Promise<void> {
    await db
      .updateTable('translations')
      .set({ used_at: timeAt(Date.now()) })
      .where('hash', '=', hash)
      .where('target', '=', target)
      .execute();
  },

  /** Deletes up to `limit` translations that were not used for long; returns their number. */
  async deleteUnused(limit: number): Promise<number> {
    const before = timeAt(Date.now() - LIMITS.unusedTranslationDays * DAY_MS);
    const { numDeletedRows } = await db
      .deleteFrom('translations')
      .where('hash', 'in', (each) =>
        each.selectFrom('translations').select('hash').where('used_at', '<', before).limit(limit),
      )
      .where('used_at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },

  /** Stores translations; the first one stored for a text stays. */
  async store(translations: readonly StoredTranslation[]): Promise<void> {
    const rows = translations.map(({ original, target, text }) => ({
      hash: hashText(original),
      target,
      text,
      used_at: timeAt(Date.now()),
    }));
    for (const batch of batches(rows))
      await db
        .insertInto('translations')
        .values(batch)
        .onConflict((conflict) => conflict.columns(['hash', 'target']).doNothing())
        .execute();
  },
});
