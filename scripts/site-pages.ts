// Pages to measure, in both languages: all prerendered ones, and one of each kind that is rendered on demand.
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface SitePage {
  readonly path: string;
  /** Expected status. */
  readonly status: number;
  /** Path for the output, without an id. */
  readonly name: string;
}

const CLIENT = fileURLToPath(new URL('../dist/client', import.meta.url));
const PREFIXES = ['', '/zh-hans'] as const;

const prerendered = (): string[] =>
  readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && each.name.endsWith('.html'))
    .map((each) => relative(CLIENT, join(each.parentPath, each.name)).split(sep).join('/'))
    .map((file) => `/${file}`.replace(/(?:\/index)?\.html$/, '') || '/')
    .sort();

/** The error pages always answer 404. */
const statusOf = (path: string): number => (/\/(?:404|500)$/.test(path) ? 404 : 200);

export async function listSitePages(origin: string): Promise<SitePage[]> {
  const reply = await fetch(`${origin}/api/products?limit=1`);
  const { products } = (await reply.json()) as {
    products: readonly { id: string; supplierId: string }[];
  };
  const [product] = products;
  if (!product) throw new Error('The market is empty');
  const onDemand = [
    { path: '/products', name: '/products' },
    { path: `/product/${product.id}`, name: '/product/{id}' },
    { path: `/product/${product.id}/reviews`, name: '/product/{id}/reviews' },
    { path: `/compare?ids=${product.id}`, name: '/compare' },
    { path: `/inquiry/new/${product.id}`, name: '/inquiry/new/{id}' },
    { path: '/confirm-email?kind=confirm&token=a', name: '/confirm-email' },
    { path: '/remove-access?token=a', name: '/remove-access' },
    { path: '/set-password?token=a', name: '/set-password' },
    { path: '/join?token=a', name: '/join' },
    { path: '/landed-cost', name: '/landed-cost' },
    {
      path: '/landed-cost?hsCode=845811&amount=40000&bcdPercent=7.5&igstPercent=18&exchangeRate=90',
      name: '/landed-cost?{figures}',
    },
    { path: '/stop-alert?token=a', name: '/stop-alert' },
    { path: '/suppliers', name: '/suppliers' },
    { path: `/supplier/${product.supplierId}`, name: '/supplier/{id}' },
    { path: `/supplier/${product.supplierId}/reviews`, name: '/supplier/{id}/reviews' },
  ];
  return [
    ...prerendered().map((path) => ({ path, status: statusOf(path), name: path })),
    ...PREFIXES.flatMap((prefix) =>
      onDemand.map(({ path, name }) => ({
        path: prefix + path,
        status: 200,
        name: prefix + name,
      })),
    ),
  ];
}
