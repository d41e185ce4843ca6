// Fake backend for the dashboard with known data that changes on request and can be made to fail.
import type { Route } from '@playwright/test';
import { PRODUCT_STATUSES } from '../../../contract/limits.ts';
import { signInAs } from '../accounts.ts';
import type { Page } from '../site.ts';
import { PRODUCT, SUPPLIER } from './fake-supplier.ts';

interface Row {
  readonly id: string;
  readonly status: string;
  readonly name?: string;
  readonly [field: string]: unknown;
}

export interface FakeDashboardBackend {
  /** Received calls: 'GET /orders?limit=3'. */
  readonly calls: string[];
  products: Row[];
  enquiries: Row[];
  orders: Row[];
  chats: Row[];
  /** Reply of the call for what waits. */
  waiting: object;
  /** Paths that are refused, with the error text. */
  readonly refused: Map<string, string>;
}

const BUYER = { id: 'b1', name: 'Asha Rao', companyName: 'Rao Foods', email: 'asha@example.com' };
const ORDERED_PRODUCT = { id: 'p1', name: 'Rice mill', images: [] };

/** Cycles through live, under review, draft, rejected and inactive; the sixth product has a change under review. */
export const productRow = (at: number): Row => {
  const status = PRODUCT_STATUSES[at % PRODUCT_STATUSES.length] ?? '';
  return {
    ...PRODUCT,
    id: `p${at}`,
    name: `Mill ${at}`,
    status,
    views: 1_200 + at,
    ...(status === 'rejected' ? { rejectionReason: 'The type plate cannot be read.' } : {}),
    ...(at === 5 ? { change: { status: 'pending', reason: null, submittedAt: null } } : {}),
  };
};

export const enquiryRow = (at: number): Row => ({
  id: `e${at}`,
  status: at === 0 ? 'pending' : 'answered',
  topic: 'product',
  product: ORDERED_PRODUCT,
  buyer: BUYER,
  vendor: { ...BUYER, companyName: SUPPLIER.companyName },
  subject: 'Quote for two mills',
  message: 'Which voltage does it take?',
  inquiryType: 'price_quote',
  quantity: 2,
  contactInfo: { email: 'asha@example.com', phone: '' },
  createdAt: '2026-03-01T09:30:00Z',
});

export const orderRow = (at: number): Row => ({
  id: `order-000${at}`,
  status: 'shipped',
  products: [{ productId: 'p1', product: ORDERED_PRODUCT, quantity: 2, unitPrice: 8_250 }],
  shippingAddress: '12 MG Road, Pune',
  totalAmount: 16_500,
  buyer: BUYER,
  steps: [{ status: 'placed', at: '2026-03-01T09:30:00Z' }],
  carrier: 'COSCO',
  createdAt: '2026-03-01T09:30:00Z',
});

export const chatRow = (at: number): Row => ({
  id: `c${at}`,
  status: '',
  users: [BUYER, { ...BUYER, id: SUPPLIER.id, companyName: SUPPLIER.companyName }],
  product: ORDERED_PRODUCT,
  lastMessage: at === 0 ? { text: 'Can you ship to Nhava Sheva?' } : null,
  unreadCount: at === 0 ? 3 : 0,
  updatedAt: '2026-03-01T09:30:00Z',
});

const rowsOf = <Each>(count: number, createRow: (at: number) => Each): Each[] =>
  Array.from({ length: count }, (_, at) => createRow(at));

/** Signs the tab in and answers all API calls from then on. */
export async function openFakeDashboard(
  page: Page,
  account: object = SUPPLIER,
): Promise<FakeDashboardBackend> {
  const backend: FakeDashboardBackend = {
    calls: [],
    products: rowsOf(40, productRow),
    enquiries: rowsOf(2, enquiryRow),
    orders: rowsOf(2, orderRow),
    chats: rowsOf(2, chatRow),
    waiting: { success: true, items: [], counts: {} },
    refused: new Map(),
  };

  const pageOf = (rows: readonly Row[], query: URLSearchParams) => {
    const status = query.get('status');
    const search = query.get('search')?.toLowerCase() ?? '';
    const found = rows.filter(
      (row) =>
        (!status || row.status === status) && (row.name ?? '').toLowerCase().includes(search),
    );
    const [sort, order] = [query.get('sort'), query.get('order')];
    if (sort === 'price')
      found.sort(
        (a, b) => (order === 'asc' ? 1 : -1) * (Number(a.priceRange) - Number(b.priceRange)),
      );
    const limit = Number(query.get('limit') ?? 30);
    const number = Number(query.get('page') ?? 1);
    const data = found.slice((number - 1) * limit, number * limit);
    return { success: true, data, pagination: { page: number, limit, total: found.length } };
  };

  const bulk = ({ ids, action }: { ids: string[]; action: string }) => {
    const requiredStatus = { activate: 'inactive', deactivate: 'active' }[action];
    const changed = backend.products
      .filter(
        ({ id, status }) => ids.includes(id) && (!requiredStatus || status === requiredStatus),
      )
      .map(({ id }) => id);
    const to = action === 'activate' ? 'active' : 'inactive';
    backend.products =
      action === 'delete'
        ? backend.products.filter(({ id }) => !changed.includes(id))
        : backend.products.map((each) =>
            changed.includes(each.id) ? { ...each, status: to } : each,
          );
    const unchanged = ids.filter((id) => !changed.includes(id));
    return { success: true, message: '', changed, unchanged };
  };

  const setPrices = ({ prices }: { prices: { id: string; from: number; to: number }[] }) => {
    const changed = prices
      .filter(({ id, from }) =>
        backend.products.some((each) => each.id === id && each.priceRange === from),
      )
      .map(({ id }) => id);
    backend.products = backend.products.map((each) =>
      changed.includes(each.id)
        ? { ...each, priceRange: prices.find(({ id }) => id === each.id)?.to }
        : each,
    );
    const unchanged = prices.map(({ id }) => id).filter((id) => !changed.includes(id));
    return { success: true, message: '', changed, unchanged };
  };

  const answer = (route: Route, path: string, query: URLSearchParams): object | null => {
    if (path === '/health') return { success: true };
    if (path === '/auth/me') return { success: true, user: account };
    if (path === '/translate/batch') {
      const { texts } = route.request().postDataJSON() as { texts: readonly string[] };
      return { success: true, translations: texts.map((text) => ({ text, translated: false })) };
    }
    if (path === '/products/my/bulk') return bulk(route.request().postDataJSON());
    if (path === '/products/my/prices') return setPrices(route.request().postDataJSON());
    if (path === '/dashboard/waiting') return backend.waiting;
    if (path.endsWith('/seen')) return { success: true, message: '' };
    if (path.startsWith('/favourites')) return { success: true, favourites: [], products: [] };
    if (path === '/products/my/products') {
      const counts = Object.fromEntries(
        PRODUCT_STATUSES.map((name) => [
          name,
          backend.products.filter(({ status }) => status === name).length,
        ]),
      );
      return { ...pageOf(backend.products, query), counts };
    }
    if (path === '/products') return { success: true, products: [] };
    if (route.request().method() === 'DELETE') {
      backend.products = backend.products.filter(({ id }) => path !== `/products/${id}`);
      return { success: true };
    }
    if (path.startsWith('/enquiries/')) return pageOf(backend.enquiries, query);
    if (path === '/orders') return pageOf(backend.orders, query);
    return path.startsWith('/chats/') ? pageOf(backend.chats, query) : null;
  };

  await page.route('**/api/**', async (route) => {
    const { pathname, search, searchParams } = new URL(route.request().url());
    const path = pathname.replace(/^\/api/, '');
    backend.calls.push(`${route.request().method()} ${path}${search}`);
    const message = backend.refused.get(path);
    if (message !== undefined)
      return route.fulfill({ status: 400, json: { success: false, code: 'validation', message } });
    const json = answer(route, path, searchParams);
    return json ? route.fulfill({ json }) : route.fulfill({ status: 404, json: {} });
  });
  await signInAs(page, { token: 'a token' });
  return backend;
}
