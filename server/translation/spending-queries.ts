// Queries for the characters that translations have cost, by day and budget.
import type { DbOrTx } from '../platform/db/open.ts';

/**
 * Adds `characters` to a budget of a day. Returns false and adds nothing if it would exceed `limit`: decided in the statement, so
 * that concurrent calls, of several processes too, never exceed it together.
 */
export async function spendCharacters(
  db: DbOrTx,
  day: string,
  budget: string,
  { characters, limit }: { readonly characters: number; readonly limit: number },
): Promise<boolean> {
  if (characters > limit) return false;
  const row = await db
    .insertInto('translation_spending')
    .values({ day, budget, characters })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'budget'])
        .doUpdateSet((each) => ({
          characters: each('translation_spending.characters', '+', each.ref('excluded.characters')),
        }))
        .where((each) =>
          each(
            each('translation_spending.characters', '+', each.ref('excluded.characters')),
            '<=',
            limit,
          ),
        ),
    )
    .returning('characters')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSpendingBefore(db: DbOrTx, day: string): Promise<void> {
  await db.deleteFrom('translation_spending').where('day', '<', day).execute();
}
