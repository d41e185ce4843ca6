// Fake backend for the admin area with known data, so that tests can show every state.

import type { Route } from '@playwright/test';
import { STORAGE_KEYS } from '../../../contract/limits.ts';
import type { Page } from '../site.ts';
import {
  decideProducts,
  LIVE_PRODUCT,
  previewsOf,
  product,
  reviewRows,
  type WaitingReviews,
  waitingProducts,
} from './fake-reviews.ts';

export const ADMIN = {
  _id: 'admin',
  name: 'Market desk',
  email: 'desk@example.com',
  role: 'buyer',
  isAdmin: true,
};

const MONTHS = Array.from({ length: 12 }, (_, at) => ({
  month: `2026-${String(at + 1).padStart(2, '0')}`,
  users: at * 3,
  listings: 40 - at,
  enquiries: at % 3,
  orders: at,
  gmv: at * 1_250.5,
}));

const OLDEST_ENQUIRY = {
  id: 'e1',
  subject: 'Import duty of a lathe',
  from: 'Rao Works',
  since: '2026-05-03T00:00:00.000Z',
};

const ENQUIRY = {
  id: 'e1',
  topic: 'general',
  product: null,
  buyer: { _id: 'b1', name: 'Asha Rao', companyName: 'Rao Works' },
  vendor: { _id: 'admin', name: 'Yantra Bridge' },
  subject: 'Import duty of a lathe',
  message: 'Which duty applies?',
  inquiryType: 'product_info',
  contactInfo: { email: 'asha@example.com' },
  status: 'pending',
  createdAt: '2026-05-03T00:00:00.000Z',
};

const user = (id: string, change: object = {}) => ({
  id,
  name: `Person ${id}`,
  companyName: `Works ${id}`,
  email: `${id}@example.com`,
  phone: '+8613800138000',
  userType: 'supplier',
  verified: false,
  verificationLevel: null,
  isAdmin: false,
  suspendedAt: null,
  suspensionReason: '',
  productCount: 3,
  createdAt: '2026-03-04T05:06:07.000Z',
  ...change,
});

const STALE_RULES = [
  {
    ...{ id: 'igst-8465', kind: 'tariff', state: 'verified' },
    ...{ checked: '2026-01-10', due: '2026-02-01' },
    ...{ title: 'Notification No. 9/2025-Integrated Tax (Rate)', url: 'https://example.in/rate' },
  },
  {
    ...{ id: 'voltage-india', kind: 'voltage', state: 'unknown' },
    ...{ checked: '2026-04-01', due: '2026-09-29', title: '', url: null },
  },
];

const pagination = (total: number) => ({ page: 1, limit: 30, total, totalPages: 1 });

export interface FakeAdminBackend extends WaitingReviews {
  /** Calls that change something: method, path and body. */
  readonly writes: (readonly [method: string, path: string, body: unknown])[];
  /** Replies that replace the usual one, by path; the longest matching part wins. */
  readonly overrides: Record<string, { status: number; body?: unknown }>;
  revision: number;
  reports: object[];
  messages: object[];
}

const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { success: false, code, message, error: message },
});

function answer(
  backend: FakeAdminBackend,
  method: string,
  path: string,
  body: unknown,
): { status: number; body?: unknown } {
  const ok = (data: object) => ({
    status: 200,
    body: { success: true, message: 'Done.', ...data },
  });
  const name = path.replace(/^\/api\//, '');
  const id = name.split('/')[2] ?? '';
  if (name === 'health') return ok({ status: 'ok' });
  if (name === 'auth/me') return ok({ user: ADMIN });
  if (name === 'admin/analytics')
    return ok({
      totalUsers: 1_240,
      activeSuppliers: 86,
      totalOrders: 31,
      monthlyGMV: 48_200.5,
      averageOrderValue: 3_100,
      conversionRate: 0.0734,
      months: MONTHS,
      waiting: {
        reviews: backend.queue.length,
        reports: backend.reports.length,
        messages: backend.messages.length,
        imports: backend.imported > 1 ? 1 : 0,
        rules: 2,
        enquiries: { total: 2, oldest: OLDEST_ENQUIRY },
        chats: { total: 1, oldest: { ...OLDEST_ENQUIRY, id: 'c1', subject: '' } },
      },
    });
  if (name === 'enquiries') return ok({ data: [ENQUIRY], pagination: pagination(1) });
  if (name.startsWith('enquiries/')) return ok({ data: ENQUIRY, replies: [] });
  if (name === 'admin/users')
    return ok({
      users: [
        user('u1'),
        user('u2', { verified: true, verificationLevel: 'Gold' }),
        user('u3', {
          userType: 'buyer',
          suspendedAt: '2026-04-05T00:00:00.000Z',
          suspensionReason: 'Spam',
        }),
      ],
      pagination: pagination(3),
      counts: { active: 1, unverified: 1, suspended: 1 },
    });
  if (name.startsWith('admin/users/')) return ok({ data: user(id) });
  if (name === 'admin/reviews') {
    const rows = reviewRows(backend);
    return ok({ reviews: rows, pagination: pagination(rows.length) });
  }
  if (name.startsWith('admin/import-reviews/'))
    return ok(method === 'GET' ? waitingProducts(backend) : decideProducts(backend, body));
  if (name.startsWith('admin/reviews/')) {
    if (!backend.queue.includes(id)) return refusal(404, 'productNotFound', 'Product not found');
    if (method === 'PUT') {
      backend.queue = backend.queue.filter((each) => each !== id);
      return ok({});
    }
    const live = id === 'p1' ? LIVE_PRODUCT : null;
    return ok({
      data: {
        id,
        kind: live ? 'change' : 'new',
        submittedAt: '2026-05-06T07:08:09.000Z',
        revision: backend.revision,
        proposed: product(id),
        previews: previewsOf(id),
        live,
        changed: live ? ['specifications', 'tags'] : [],
      },
    });
  }
  if (name === 'admin/reports')
    return ok({ reports: backend.reports, pagination: pagination(backend.reports.length) });
  if (name.startsWith('admin/reports/') || name.endsWith('/take-down')) {
    backend.reports = [];
    return ok({});
  }
  if (name === 'admin/contact-messages')
    return ok({ messages: backend.messages, pagination: pagination(backend.messages.length) });
  if (name.startsWith('admin/contact-messages/') && method === 'DELETE') {
    backend.messages = backend.messages.filter((each) => (each as { id?: string }).id !== id);
    return ok({});
  }
  if (name.startsWith('admin/contact-messages/'))
    return ok({ data: { ...backend.messages[0], readAt: '2026-06-07T00:00:00.000Z' } });
  if (name === 'admin/rules/exchange')
    return ok({ rates: [{ currency: 'USD', rupees: 93.4, from: '2026-11-20' }] });
  if (name === 'admin/rules') return ok({ rules: STALE_RULES, bannedProducts: [] });
  if (name === 'admin/audit')
    return ok({
      entries: [
        {
          id: 'a1',
          at: '2026-06-07T08:09:10.000Z',
          adminEmail: ADMIN.email,
          action: 'user.suspend',
          subjectId: 'u3',
          subject: 'u3@example.com',
          note: 'Spam',
        },
        {
          id: 'a2',
          at: '2026-06-07T08:00:10.000Z',
          adminEmail: ADMIN.email,
          action: 'listing.approve',
          subjectId: 'p9',
          subject: 'Mill',
          note: '',
        },
      ],
      pagination: pagination(2),
    });
  return refusal(404, 'notFound', 'Nothing was found at this address.');
}

/** Signs the page in as an admin, with a fake backend of its own. */
export async function openFakeAdmin(page: Page): Promise<FakeAdminBackend> {
  const backend: FakeAdminBackend = {
    writes: [],
    overrides: {},
    queue: ['p1', 'p2'],
    imported: 0,
    revision: 4,
    reports: [
      {
        id: 'r1',
        productId: 'p9',
        productName: 'Mill',
        productLive: true,
        supplierId: 's1',
        supplierName: 'Jinan Lathe Works',
        reason: 'counterfeit',
        text: '<b>A copy</b> of ours',
        email: 'reader@example.com',
        createdAt: '2026-05-01T00:00:00.000Z',
        closedAt: null,
        outcome: null,
        note: '',
      },
    ],
    messages: [
      {
        id: 'm1',
        firstName: 'Asha',
        lastName: 'Rao',
        email: 'asha@example.com',
        company: 'Rao Works',
        subject: '415 V',
        text: '415 V?\n50 Hz?',
        language: 'en',
        createdAt: '2026-05-02T00:00:00.000Z',
        readAt: null,
      },
    ],
  };
  await page.addInitScript((key) => localStorage.setItem(key, 'a token'), STORAGE_KEYS.token);
  const isApiCall = ({ pathname }: URL): boolean => pathname.startsWith('/api/');
  await page.route(isApiCall, async (route: Route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    if (request.method() !== 'GET')
      backend.writes.push([request.method(), path, request.postDataJSON() as unknown]);
    const [override] = Object.keys(backend.overrides)
      .filter((part) => path.includes(part))
      .sort((one, other) => other.length - one.length);
    const { status, body } =
      (override === undefined ? undefined : backend.overrides[override]) ??
      answer(backend, request.method(), path, request.postDataJSON() as unknown);
    await route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify(body ?? null),
    });
  });
  return backend;
}
