// Public state of products and suppliers, read before and after a change for comparison.
import type { Queries } from '../platform/db/open.ts';
import { isPublicSupplier } from '../suppliers/public-supplier-queries.ts';
import { isPublicListing } from './public-product-queries.ts';

export interface ProductState {
  readonly no: number;
  readonly supplierId: string;
  readonly category: string;
  /** Whether a process may have the product in its in-memory catalog. */
  readonly isKnown: boolean;
  readonly isPublic: boolean;
}

export interface SupplierState {
  readonly isPublic: boolean;
}

/** Products per SQL statement. */
export const BATCH = 500;

export const batches = (nos: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(nos.length / BATCH) }, (_, at) =>
    nos.slice(at * BATCH, (at + 1) * BATCH),
  );

const query = (tx: Queries) =>
  tx
    .selectFrom('products')
    .select(['no', 'supplier_id', 'category', 'changed'])
    .select((each) => isPublicListing(each).as('shown'));

type StateRow = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];

const stateOf = ({ no, supplier_id, category, changed, shown }: StateRow): ProductState => ({
  no,
  supplierId: supplier_id,
  category,
  isKnown: changed > 0,
  // SQLite returns booleans as 1 and 0.
  isPublic: Boolean(shown),
});

/** Reads the states of these products; products that do not exist are left out. */
export async function productStates(tx: Queries, nos: readonly number[]): Promise<ProductState[]> {
  const states: ProductState[] = [];
  for (const batch of batches(nos))
    states.push(...(await query(tx).where('no', 'in', batch).execute()).map(stateOf));
  return states;
}

export async function statesOfSupplier(tx: Queries, supplierId: string): Promise<ProductState[]> {
  return (await query(tx).where('supplier_id', '=', supplierId).execute()).map(stateOf);
}

export const publicNos = (states: readonly ProductState[]): number[] =>
  states.filter(({ isPublic }) => isPublic).map(({ no }) => no);

/** Returns for each supplier the sorted categories of its public products, one entry per product: equal texts, equal counts. */
export const categoriesBySupplier = (states: readonly ProductState[]): Map<string, string> =>
  new Map(
    [...Map.groupBy(states, ({ supplierId }) => supplierId)].map(([supplier, own]) => [
      supplier,
      own
        .flatMap(({ isPublic, category }) => (isPublic ? [category] : []))
        .sort()
        .join(),
    ]),
  );

/** Null where the supplier does not exist. */
export async function supplierState(tx: Queries, id: string): Promise<SupplierState | null> {
  const row = await tx
    .selectFrom('users')
    .select((each) => isPublicSupplier(each).as('shown'))
    .where('users.id', '=', id)
    .where('users.role', '=', 'supplier')
    .executeTakeFirst();
  return row ? { isPublic: Boolean(row.shown) } : null;
}
