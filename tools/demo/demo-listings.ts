// The demo supplier's listings in every status there is, so that its dashboard has one of each to look at.

import type { CatalogScope } from '../../server/catalog/change-catalog-queries.ts';
import type { Queries } from '../../server/platform/db/open.ts';
import { readStoredProducts } from '../../server/products/product-row-queries.ts';
import type { ProductState } from '../../server/products/product-state.ts';
import { writeProduct } from '../../server/products/product-write-queries.ts';

const REASON = {
  en: 'The rating plate cannot be read in the pictures. Please upload a sharper one.',
  'zh-Hans': '图片中的铭牌无法辨认，请上传更清晰的图片。',
} as const;
const MORE = {
  en: 'New: a spare parts kit for two years of operation is included.',
  'zh-Hans': '新增：随机附赠两年用量的备件包。',
} as const;

/** What a live listing becomes, by the status that is wanting. */
const BECOMES = {
  draft: (live) => ({ ...live, status: 'draft' }),
  pending: (live, at) => ({ ...live, status: 'pending', submittedAt: at }),
  rejected: (live) => ({ ...live, status: 'rejected', reason: REASON[live.content.language] }),
  inactive: (live) => ({ ...live, status: 'inactive' }),
  changed(live, at) {
    const description = `${live.content.description}\n\n${MORE[live.content.language]}`;
    const content = { ...live.content, description };
    return { ...live, change: { status: 'pending', reason: null, submittedAt: at, content } };
  },
} as const satisfies Record<string, (live: ProductState, at: string) => ProductState>;

/** Takes the supplier's oldest live listings for what it has none of. */
export async function showEveryStatus(
  tx: Queries,
  scope: CatalogScope,
  supplierId: string,
): Promise<void> {
  const rows = await tx
    .selectFrom('products')
    .selectAll()
    .where('supplier_id', '=', supplierId)
    .orderBy('created_at')
    .execute();
  const there = new Set(rows.map(({ status }) => status));
  const live = rows.filter(({ status }) => status === 'active');
  const wanting = Object.entries(BECOMES).filter(([status]) => !there.has(status));
  const stored = await readStoredProducts(tx, live.slice(0, wanting.length));
  await scope.addProducts(stored.map(({ row }) => row.no));
  for (const [at, each] of stored.entries()) {
    const become = wanting[at]?.[1];
    if (become) await writeProduct(tx, each, become(each.state, each.row.created_at));
  }
}
