// Related products: the newest products of the same subcategory.
import type { Product } from '../../../contract/catalog/product.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import type { Api } from '../../api/call.ts';

const MAX_RELATED = 6;

/** Returns an empty list if the call fails, because it must not break the product page. */
export async function relatedTo(
  api: Api,
  { id, subcategory }: Product,
): Promise<readonly Product[]> {
  const taxon = subcategory?.id;
  if (!taxon) return [];
  const query = { subcategory: taxon, limit: MAX_RELATED + 1 };
  const { products } = await api.call(listProducts, { query }).catch(() => ({ products: [] }));
  return products
    .filter((other) => other.id !== id && other.subcategory?.id === taxon)
    .slice(0, MAX_RELATED);
}
