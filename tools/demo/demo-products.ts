// Gives the demo supplier a product in every status, so that its dashboard shows each of them.

import type { CatalogScope } from '../../server/catalog/versions/change-catalog-queries.ts';
import type { DbOrTx } from '../../server/platform/db/open.ts';
import { readStoredProducts } from '../../server/products/product-row-queries.ts';
import type { ProductState } from '../../server/products/product-state.ts';
import { writeProduct } from '../../server/products/product-write-queries.ts';

const REASON = {
  en: 'The nameplate cannot be read in the pictures. Please upload a sharper one.',
  'zh-Hans': '图片中的铭牌无法辨认，请上传更清晰的图片。',
} as const;
const ADDED_SENTENCE = {
  en: 'New: a spare parts kit for two years of operation is included.',
  'zh-Hans': '新增：随机附赠两年用量的备件包。',
} as const;

/** Changes of an active product, by the status that the supplier has no product in. */
const CHANGE_TO = {
  draft: (live) => ({ ...live, status: 'draft' }),
  pending: (live, at) => ({ ...live, status: 'pending', submittedAt: at }),
  rejected: (live) => ({ ...live, status: 'rejected', reason: REASON[live.content.language] }),
  inactive: (live) => ({ ...live, status: 'inactive' }),
  changed(live, at) {
    const description = `${live.content.description}\n\n${ADDED_SENTENCE[live.content.language]}`;
    const content = { ...live.content, description };
    return { ...live, change: { status: 'pending', reason: null, submittedAt: at, content } };
  },
} as const satisfies Record<string, (live: ProductState, at: string) => ProductState>;

/** Gives the supplier's oldest active products the statuses that it has no product in. */
export async function showEveryStatus(
  tx: DbOrTx,
  scope: CatalogScope,
  supplierId: string,
): Promise<void> {
  const rows = await tx
    .selectFrom('products')
    .selectAll()
    .where('supplier_id', '=', supplierId)
    .orderBy('created_at')
    .execute();
  const presentStatuses = new Set(rows.map(({ status }) => status));
  const live = rows.filter(({ status }) => status === 'active');
  const missingStatuses = Object.entries(CHANGE_TO).filter(
    ([status]) => !presentStatuses.has(status),
  );
  const stored = await readStoredProducts(tx, live.slice(0, missingStatuses.length));
  await scope.addProducts(stored.map(({ row }) => row.no));
  for (const [at, each] of stored.entries()) {
    const change = missingStatuses[at]?.[1];
    if (change) await writeProduct(tx, each, change(each.state, each.row.created_at));
  }
}
