// SQL condition for public suppliers: not suspended, and with content to show.
import type { ExpressionBuilder } from 'kysely';
import type { DbOrTx } from '../platform/db/open.ts';
import type { Tables } from '../platform/db/tables.ts';

type Users = ExpressionBuilder<Tables, 'users'>;

/**
 * A supplier that has just signed up has only a name and is of no use to a buyer yet. It is public once it has an active product,
 * is verified, or has a description. The conditions are in this order because most suppliers have products. A suspended supplier
 * is never public.
 */
export const isPublicSupplier = (each: Users) =>
  each.and([
    each('users.role', '=', 'supplier'),
    each('users.suspended_at', 'is', null),
    each.or([
      each('users.product_count', '>', 0),
      each('users.is_verified', '=', 1),
      each.exists(
        each
          .selectFrom('user_texts')
          .select('user_texts.lang')
          .whereRef('user_texts.user_id', '=', 'users.id')
          .where('user_texts.description', '<>', ''),
      ),
    ]),
  ]);

export async function isPublicSupplierId(tx: DbOrTx, id: string): Promise<boolean> {
  const supplier = tx.selectFrom('users').select('id').where('id', '=', id).where(isPublicSupplier);
  return (await supplier.executeTakeFirst()) !== undefined;
}
