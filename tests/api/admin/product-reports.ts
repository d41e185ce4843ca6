// Reports of products for tests: a market with products, an admin, and the calls about reports.
import { afterAll, beforeEach } from 'vitest';
import { closeReport, listReports, reportProduct } from '../../../contract/admin/reports.ts';
import type { Product } from '../../../contract/catalog/product.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Lang } from '../../../contract/lang.ts';
import { withDatabase } from '../environment.ts';
import { openMarket, unusedAddress } from '../market.ts';
import { signUp } from '../users.ts';

interface From {
  readonly token?: string;
  readonly address?: string;
  readonly lang?: Lang;
}

/** Each test begins without reports. */
export async function openProductReports() {
  const market = await openMarket(40);
  const admin = await signUp(market, 'admin');
  const { products } = await market.api.call(listProducts, {});
  const [product, other] = products as unknown as [Product, Product];
  afterAll(() => market.close());
  beforeEach(() => withDatabase(market, ({ db }) => db.deleteFrom('reports').execute()));
  return {
    market,
    admin,
    product,
    other,
    /** Reports `product`, unless another one is given, as a visitor at an unused address. */
    report: (
      body: Partial<BodyOf<typeof reportProduct>> = {},
      { token, address = unusedAddress(), lang = 'en' }: From = {},
      id = product.id,
    ) =>
      market
        .apiAs(token ?? null, { address, lang })
        .call(reportProduct, { params: { id }, body: { reason: 'misleading', ...body } }),
    list: (query: Record<string, string> = {}, lang: Lang = 'en') =>
      admin.apiIn(lang).call(listReports, { query }),
    close: (id: string, outcome: 'upheld' | 'dismissed', note = '') =>
      admin.api.call(closeReport, { params: { id }, body: { outcome, note } }),
  };
}
