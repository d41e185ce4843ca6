// Fake backend for the dashboard with known data that changes on request and can be made to fail.
import type { Route } from '@playwright/test';
import { PRODUCT_STATUSES } from '../../../contract/limits.ts';
import { enterAs } from '../members.ts';
import type { Page } from '../site.ts';
import { MAKER, PRODUCT } from './maker.ts';

interface Row {
  readonly id: string;
  readonly status: string;
  readonly name?: string;
  readonly [field: string]: unknown;
}

export interface MakerDesk {
  /** Received calls: 'GET /orders?limit=3'. */
  readonly calls: string[];
  products: Row[];
  enquiries: Row[];
  orders: Row[];
  chats: Row[];
  /** Paths that are refused, with the error text. */
  readonly refused: Map<string, string>;
}

const PARTY = { id: 'b1', name: 'Asha Rao', companyName: 'Rao Foods', email: 'asha@example.com' };
const MILL = { id: 'p1', name: 'Rice mill', images: [] };

/** Cycles through live, under review, draft, rejected and inactive; the sixth product has a change under review. */
export const listed = (at: number): Row => {
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

export const enquiry = (at: number): Row => ({
  id: `e${at}`,
  status: at === 0 ? 'pending' : 'answered',
  topic: 'product',
  product: MILL,
  buyer: PARTY,
  vendor: { ...PARTY, companyName: MAKER.companyName },
  subject: 'Quote for two mills',
  message: 'Which voltage does it take?',
  inquiryType: 'price_quote',
  quantity: 2,
  contactInfo: { email: 'asha@example.com', phone: '' },
  createdAt: '2026-03-01T09:30:00Z',
});

export const order = (at: number): Row => ({
  id: `order-000${at}`,
  status: 'shipped',
  products: [{ productId: 'p1', product: MILL, quantity: 2, unitPrice: 8_250 }],
  shippingAddress: '12 MG Road, Pune',
  totalAmount: 16_500,
  buyer: PARTY,
  steps: [{ status: 'placed', at: '2026-03-01T09:30:00Z' }],
  carrier: 'COSCO',
  createdAt: '2026-03-01T09:30:00Z',
});

export const chat = (at: number): Row => ({
  id: `c${at}`,
  status: '',
  users: [PARTY, { ...PARTY, id: MAKER.id, companyName: MAKER.companyName }],
  product: MILL,
  lastMessage: at === 0 ? { text: 'Can you ship to Nhava Sheva?' } : null,
  unreadCount: at === 0 ? 3 : 0,
  updatedAt: '2026-03-01T09:30:00Z',
});

const some = <Each>(count: number, one: (at: number) => Each): Each[] =>
  Array.from({ length: count }, (_, at) => one(at));

/** Signs the tab in and answers all API calls from then on. */
export async function openDesk(page: Page, account: object = MAKER): Promise<MakerDesk> {
  const desk: MakerDesk = {
    calls: [],
    products: some(40, listed),
    enquiries: some(2, enquiry),
    orders: some(2, order),
    chats: some(2, chat),
    refused: new Map(),
  };

  const pageOf = (rows: readonly Row[], asked: URLSearchParams) => {
    const status = asked.get('status');
    const search = asked.get('search')?.toLowerCase() ?? '';
    const found = rows.filter(
      (row) =>
        (!status || row.status === status) && (row.name ?? '').toLowerCase().includes(search),
    );
    const limit = Number(asked.get('limit') ?? 30);
    const number = Number(asked.get('page') ?? 1);
    const data = found.slice((number - 1) * limit, number * limit);
    return { success: true, data, pagination: { page: number, limit, total: found.length } };
  };

  const bulk = ({ ids, action }: { ids: string[]; action: string }) => {
    const able = { activate: 'inactive', deactivate: 'active' }[action];
    const changed = desk.products
      .filter(({ id, status }) => ids.includes(id) && (!able || status === able))
      .map(({ id }) => id);
    const to = action === 'activate' ? 'active' : 'inactive';
    desk.products =
      action === 'delete'
        ? desk.products.filter(({ id }) => !changed.includes(id))
        : desk.products.map((each) => (changed.includes(each.id) ? { ...each, status: to } : each));
    const unchanged = ids.filter((id) => !changed.includes(id));
    return { success: true, message: '', changed, unchanged };
  };

  const answer = (route: Route, path: string, asked: URLSearchParams): object | null => {
    if (path === '/health') return { success: true };
    if (path === '/auth/me') return { success: true, user: account };
    if (path === '/translate/batch') {
      const { texts } = route.request().postDataJSON() as { texts: readonly string[] };
      return { success: true, translations: texts.map((text) => ({ text, translated: false })) };
    }
    if (path === '/products/my/bulk') return bulk(route.request().postDataJSON());
    if (path === '/products/my/products') {
      const counts = Object.fromEntries(
        PRODUCT_STATUSES.map((name) => [
          name,
          desk.products.filter(({ status }) => status === name).length,
        ]),
      );
      return { ...pageOf(desk.products, asked), counts };
    }
    if (path === '/products') return { success: true, products: [] };
    if (route.request().method() === 'DELETE') {
      desk.products = desk.products.filter(({ id }) => path !== `/products/${id}`);
      return { success: true };
    }
    if (path.startsWith('/enquiries/')) return pageOf(desk.enquiries, asked);
    if (path === '/orders') return pageOf(desk.orders, asked);
    return path.startsWith('/chats/') ? pageOf(desk.chats, asked) : null;
  };

  await page.route('**/api/**', async (route) => {
    const { pathname, search, searchParams } = new URL(route.request().url());
    const path = pathname.replace(/^\/api/, '');
    desk.calls.push(`${route.request().method()} ${path}${search}`);
    const message = desk.refused.get(path);
    if (message !== undefined)
      return route.fulfill({ status: 400, json: { success: false, code: 'validation', message } });
    const json = answer(route, path, searchParams);
    return json ? route.fulfill({ json }) : route.fulfill({ status: 404, json: {} });
  });
  await enterAs(page, { token: 'a token' });
  return desk;
}
