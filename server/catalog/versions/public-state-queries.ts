// Public state of products and suppliers, read before and after a change for comparison.
import { batches } from '../../platform/db/batches.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import { isPublicProduct } from '../public-product-queries.ts';
import { isPublicSupplier } from '../public-supplier-queries.ts';

export interface ProductPublicState {
  readonly no: number;
  readonly supplierId: string;
  readonly category: string;
  /** Whether a process may have the product in its in-memory catalog. */
  readonly mayBeLoaded: boolean;
  readonly isPublic: boolean;
}

const selectStates = (tx: DbOrTx) =>
  tx
    .selectFrom('products')
    .select(['no', 'supplier_id', 'category', 'changed'])
    .select((each) => isPublicProduct(each).as('shown'));

type StateRow = Awaited<ReturnType<ReturnType<typeof selectStates>['execute']>>[number];

const stateOf = ({ no, supplier_id, category, changed, shown }: StateRow): ProductPublicState => ({
  no,
  supplierId: supplier_id,
  category,
  mayBeLoaded: changed > 0,
  // SQLite returns booleans as 1 and 0.
  isPublic: Boolean(shown),
});

/** Reads the states of these products; products that do not exist are left out. */
export async function readProductStates(
  tx: DbOrTx,
  nos: readonly number[],
): Promise<ProductPublicState[]> {
  const states: ProductPublicState[] = [];
  for (const batch of batches(nos))
    states.push(...(await selectStates(tx).where('no', 'in', batch).execute()).map(stateOf));
  return states;
}

export async function readProductStatesOfSupplier(
  tx: DbOrTx,
  supplierId: string,
): Promise<ProductPublicState[]> {
  return (await selectStates(tx).where('supplier_id', '=', supplierId).execute()).map(stateOf);
}

export const publicNos = (states: readonly ProductPublicState[]): number[] =>
  states.filter(({ isPublic }) => isPublic).map(({ no }) => no);

/** Returns for each supplier the sorted categories of its public products, one entry per product: equal texts, equal counts. */
export const categoriesBySupplier = (states: readonly ProductPublicState[]): Map<string, string> =>
  new Map(
    [...Map.groupBy(states, ({ supplierId }) => supplierId)].map(([supplier, stateGroup]) => [
      supplier,
      stateGroup
        .flatMap(({ isPublic, category }) => (isPublic ? [category] : []))
        .sort()
        .join(),
    ]),
  );

/** Whether the supplier is public; null where it does not exist. */
export async function readSupplierState(tx: DbOrTx, id: string): Promise<boolean | null> {
  const row = await tx
    .selectFrom('users')
    .select((each) => isPublicSupplier(each).as('shown'))
    .where('users.id', '=', id)
    .where('users.role', '=', 'supplier')
    .executeTakeFirst();
  return row ? Boolean(row.shown) : null;
}
