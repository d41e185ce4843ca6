// Queries of each reading call.
import type { SampleObjects } from '../sample-calls.ts';
import type { CompareUsers } from './users.ts';

export interface CallRequest {
  readonly params?: Readonly<Record<string, string>>;
  /** Including the question mark. */
  readonly query?: string;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  readonly form?: FormData;
}
export interface ReadContext {
  readonly users: CompareUsers;
  readonly objects: SampleObjects;
}

const oneRequest = (): CallRequest[] => [{}];
const queries =
  (...all: string[]) =>
  (): CallRequest[] =>
    all.map((query) => ({ query }));
const byId =
  (idOf: (place: ReadContext) => string) =>
  (place: ReadContext): CallRequest[] => [
    { params: { id: idOf(place) } },
    { params: { id: 'nothing' } },
  ];
const PAGE_QUERIES = queries('', '?page=2&limit=3', '?page=9999', '?limit=nonsense');

export const READS: Readonly<Record<string, (place: ReadContext) => CallRequest[]>> = {
  'GET /health': oneRequest,
  'GET /ready': oneRequest,
  'GET /addresses': queries('?kind=products&page=1', '?kind=suppliers&page=1', '?kind=nonsense'),
  'GET /products': queries(
    ...[
      '',
      '?page=2&limit=5',
      '?search=lathe&limit=5',
      '?search=lahte',
      `?search=${encodeURIComponent('数控车床')}&limit=5`,
    ],
    ...['?category=agriculture&limit=5', '?minPrice=9000&maxPrice=5000', '?sort=price&limit=5'],
    ...['?sort=nonsense', '?page=nonsense', '?limit=9999', '?search='],
  ),
  'GET /products/categories': oneRequest,
  'GET /products/machine-types': queries('', '?subcategory=metals-mining', '?subcategory=nonsense'),
  'GET /search/suggestions': queries(
    ...['', '?q=lathe', '?q=lahte', `?q=${encodeURIComponent('数控')}`, '?q=ningbo'],
    `?q=${'x'.repeat(201)}`,
  ),
  'GET /products/:id': byId(({ objects }) => objects.productId),
  'GET /market/figures': queries(''),
  'GET /rules': queries('', '?kind=tariff', '?hsCode=8458.11', '?kind=nonsense', '?hsCode=1'),
  'GET /auth/suppliers': queries(
    '',
    '?page=2&limit=3',
    '?search=ningbo',
    '?sort=name',
    '?sort=nonsense',
  ),
  'GET /auth/suppliers/:id': byId(({ users }) => users.demoSupplier.id),
  'GET /products/:id/reviews': byId(({ objects }) => objects.productId),
  'GET /auth/suppliers/:id/reviews': byId(({ users }) => users.demoSupplier.id),
  'GET /auth/suppliers/:id/evidence/:document': ({ users }) => [
    { params: { id: users.demoSupplier.id, document: 'nothing' } },
  ],
  'GET /evidence': oneRequest,
  'GET /evidence/:id/file': byId(() => 'none'),
  'GET /evidence/:id/file/link': byId(() => 'none'),
  'GET /auth/me': oneRequest,
  'GET /auth/email': oneRequest,
  'GET /auth/sessions': oneRequest,
  'GET /auth/second-factor': oneRequest,
  'GET /auth/blocks': oneRequest,
  'GET /company/members': oneRequest,
  'GET /auth/usage': oneRequest,
  'GET /auth/account': oneRequest,
  // The addresses of its file are signed, and differ in each run.
  'GET /auth/account/link': oneRequest,
  'GET /auth/leave/download': queries('?lang=en&token=nothing'),
  'GET /products/my/products': queries(
    '',
    '?page=2&limit=3',
    '?status=draft',
    '?search=mill',
    '?status=nonsense',
  ),
  'GET /products/my/products/:id': byId(({ objects }) => objects.draftId),
  'GET /products/imports/template': queries(
    '?machineType=cnc-lathe&format=csv',
    '?machineType=nonsense&format=csv',
  ),
  'GET /products/imports/template/link': queries('?machineType=nonsense&format=csv'),
  'GET /products/imports/latest': oneRequest,
  'GET /products/imports/:id/issues': byId(() => 'none'),
  'GET /products/imports/:id/issues.csv': byId(() => 'none'),
  'GET /products/imports/:id/issues.csv/link': byId(() => 'none'),
  'GET /enquiries/': PAGE_QUERIES,
  'GET /enquiries/vendor': PAGE_QUERIES,
  'GET /enquiries/buyer': PAGE_QUERIES,
  'GET /enquiries/:id': byId(({ objects }) => objects.enquiryId),
  'GET /orders': PAGE_QUERIES,
  'GET /shipping-addresses': oneRequest,
  'GET /orders/:id': byId(({ objects }) => objects.orderId),
  'GET /orders/:id/reviews': byId(({ objects }) => objects.orderId),
  'GET /notifications': PAGE_QUERIES,
  'GET /notifications/unread': oneRequest,
  'GET /notifications/mails': oneRequest,
  'GET /dashboard/waiting': oneRequest,
  'GET /favourites': oneRequest,
  'GET /favourites/products': queries('', '?ids=nothing'),
  'GET /saved-searches': oneRequest,
  'GET /chats/vendor': PAGE_QUERIES,
  'GET /chats/buyer': PAGE_QUERIES,
  'GET /chats/:id': byId(({ objects }) => objects.chatId),
  'GET /chats/:id/messages': byId(({ objects }) => objects.chatId),
  'GET /chats/:id/files/:fileId/link': ({ objects }) => [
    { params: { id: objects.chatId, fileId: 'none' } },
  ],
  'GET /admin/analytics': oneRequest,
  'GET /admin/users': queries(
    '',
    '?page=2&limit=3',
    '?search=compare',
    '?role=supplier&limit=3',
    '?role=nonsense',
  ),
  'GET /admin/reviews': PAGE_QUERIES,
  'GET /admin/import-reviews/:id': byId(() => 'none'),
  'GET /admin/reviews/:id': byId(({ objects }) => objects.waitingId),
  'GET /admin/evidence': queries('', '?show=expiring', '?show=all&limit=3', '?show=nonsense'),
  'GET /admin/evidence/:id': byId(() => 'none'),
  'GET /admin/evidence/:id/file': byId(() => 'none'),
  'GET /admin/evidence/:id/file/link': byId(() => 'none'),
  'GET /admin/reports': PAGE_QUERIES,
  'GET /admin/contact-messages': PAGE_QUERIES,
  'GET /admin/audit': PAGE_QUERIES,
  'GET /admin/rules': oneRequest,
  'GET /media/:name': byId(() => 'nothing'),
  'GET /files/:name': byId(() => 'nothing'),
};
