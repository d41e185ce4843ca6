// Second half of what follows a change of one's own products: the public list is fetched anew as well (spec §4).
import { listProducts } from '../../contract/products.ts';
import type { Api } from '../api/call.ts';

/** A failure is of no consequence: the screens that show the list fetch it themselves. */
export const refetchAllProducts = (api: Api): void =>
  void api.call(listProducts, {}).catch(() => undefined);
