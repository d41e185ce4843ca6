// Refetch of the public product list after a change of one's own products (spec §4).
import { listProducts } from '../../../../contract/catalog/products.ts';
import type { Api } from '../../../api/call.ts';

/** Ignores failures: the screens that show the list load it themselves. */
export const refetchAllProducts = (api: Api): void =>
  void api.call(listProducts, {}).catch(() => undefined);
