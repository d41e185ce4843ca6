// SQL condition for public products: approved, active, and of a supplier that is not suspended or deleted.
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';

export const isPublicProduct = (each: ExpressionBuilder<Tables, 'products'>) =>
  each.and([each('products.status', '=', 'active'), each('products.hidden', '=', 0)]);
