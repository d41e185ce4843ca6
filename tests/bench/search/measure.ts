// Measures the product search of a running market with the judged set.
import type { FastifyInstance } from 'fastify';
import type { DbOrTx } from '../../../server/platform/db/open.ts';
import { type JudgedProduct, type JudgedQuery, QUERIES, relevanceOf } from './judged-set.ts';
import { type Quality, qualityOf, relevantCount } from './quality.ts';

export interface MeasuredQuery extends Quality {
  readonly query: JudgedQuery;
  /** Ids of the machine types of the first ten results. */
  readonly firstTypes: readonly string[];
}

const PAGE_SIZE = 100;

async function readProducts(db: DbOrTx): Promise<readonly JudgedProduct[]> {
  const rows = await db
    .selectFrom('products')
    .select(['no', 'id', 'machine_type'])
    .where('status', '=', 'active')
    .execute();
  const attributes = Map.groupBy(
    await db.selectFrom('product_attributes').selectAll().execute(),
    ({ product_no }) => product_no,
  );
  return rows.map(({ no, id, machine_type }) => ({
    id,
    machineType: machine_type ?? '',
    values: new Map(
      (attributes.get(no) ?? []).map(({ key, number, code }) => [key, number ?? code ?? '']),
    ),
  }));
}

/** Ids of the first results, at least `count` where there are so many. */
async function search(app: FastifyInstance, query: JudgedQuery, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < count; page++) {
    const parameters = new URLSearchParams({
      search: query.query,
      limit: String(PAGE_SIZE),
      page: String(page),
    });
    const reply = await app.inject({
      url: `/api/products?${parameters}`,
      headers: { 'accept-language': query.lang === 'zh' ? 'zh-Hans' : 'en' },
      // An address of its own for each request, so that no rate limit applies.
      remoteAddress: `198.18.${page}.${1 + (Number(query.id.slice(1)) % 250)}`,
    });
    if (reply.statusCode !== 200) throw new Error(`${query.id}: ${reply.statusCode}`);
    const { products } = reply.json<{ products: { id: string }[] }>();
    ids.push(...products.map(({ id }) => id));
    if (products.length < PAGE_SIZE) break;
  }
  return ids;
}

/** Runs the queries `which` accepts and some product is relevant to, one after another. */
export async function measureSearch(
  app: FastifyInstance,
  db: DbOrTx,
  which: (query: JudgedQuery) => boolean = () => true,
): Promise<readonly MeasuredQuery[]> {
  const products = await readProducts(db);
  const byId = new Map(products.map((product) => [product.id, product]));
  const measured: MeasuredQuery[] = [];
  for (const query of QUERIES.filter(which)) {
    const relevances = new Map(products.map((each) => [each.id, relevanceOf(query, each)]));
    const all = [...relevances.values()];
    // The demo market has no product of some types.
    if (Math.max(...all) === 0) continue;
    const found = await search(app, query, Math.max(10, relevantCount(all)));
    const quality = qualityOf(
      found.map((id) => relevances.get(id) ?? 0),
      all,
    );
    const firstTypes = found.slice(0, 10).map((id) => byId.get(id)?.machineType ?? '?');
    measured.push({ query, firstTypes, ...quality });
  }
  return measured;
}
