// Products of a compare page, by the ids in its address.
import type { Product } from '../../../contract/catalog/product.ts';
import { getProduct } from '../../../contract/catalog/products.ts';
import type { Api } from '../../api/call.ts';
import { MAX_COMPARED } from '../../stores/compared.ts';
import { pageFailure } from '../page-failure.ts';

interface ComparedProducts {
  readonly products: readonly Product[];
  /** Number of ids without an active product. */
  readonly missing: number;
  /** Of the first call that failed otherwise. */
  readonly failure: Extract<ReturnType<typeof pageFailure>, { kind: 'failed' }> | null;
}

/** Reads the first MAX_COMPARED products. */
export async function comparedProducts(
  api: Api,
  ids: readonly string[],
): Promise<ComparedProducts> {
  const replies = await Promise.all(
    ids
      .slice(0, MAX_COMPARED)
      .map((id) => api.call(getProduct, { params: { id } }).catch(pageFailure)),
  );
  const failures = replies.filter((reply) => 'kind' in reply);
  return {
    products: replies.flatMap((reply) => ('kind' in reply ? [] : [reply])),
    missing: failures.filter(({ kind }) => kind === 'missing').length,
    failure: failures.find((each) => each.kind === 'failed') ?? null,
  };
}
