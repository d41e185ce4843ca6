// Which listings the public sees: approved and switched on, of a supplier that is not suspended.
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';

export const isPublicListing = (each: ExpressionBuilder<Tables, 'products'>) =>
  each.and([each('products.status', '=', 'active'), each('products.hidden', '=', 0)]);
