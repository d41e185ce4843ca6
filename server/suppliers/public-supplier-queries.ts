// Which suppliers the public sees: those with something to show.
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';

type Users = ExpressionBuilder<Tables, 'users'>;

/**
 * A company that has just signed up has a name and nothing else, and is no use to a buyer yet. It is shown once it has
 * an active listing, passed a check, or has said something about itself. Asked in this order: most have listings. A
 * suspended company is in no directory at all.
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
