// Valid requests of the calls of admins.
import { type Call, call, ofNoImport, onObject, paged, sample } from './call.ts';

export const ADMIN_CALLS: Readonly<Record<string, Call>> = {
  'PUT /reviews/:id/removal': {
    ...onObject('admin', () => 'nothing', { reason: 'Insults.' }),
    reachedStatus: 404,
  },
  'GET /admin/evidence': paged('admin'),
  'PUT /admin/evidence/:id': {
    ...onObject('admin', () => 'nothing', {
      decision: 'reject',
      reason: 'Blurred.',
      checks: ['readable'],
      revision: 0,
    }),
    reachedStatus: 404,
  },
  'GET /admin/analytics': call('admin'),
  'GET /admin/users': paged('admin'),
  ...sample('admin', 'PUT /admin/users/:id/verification'),
  'PUT /admin/users/:id/registrations': {
    ...onObject('admin', () => 'nothing', { kind: 'iec', number: '0388012345', checked: true }),
    reachedStatus: 404,
  },
  'PUT /admin/users/:id/suspension': {
    ...call('admin', ({ market }) => ({
      params: { id: market.users.other.id },
      body: { reason: 'A test.' },
    })),
    isRare: true,
  },
  'DELETE /admin/users/:id/suspension': {
    ...call('admin', ({ market }) => ({ params: { id: market.users.suspended.id } })),
    isRare: true,
  },
  'GET /admin/reviews': paged('admin'),
  'GET /admin/reviews/:id': onObject('admin', (things) => things.waitingId),
  ...sample('admin', 'PUT /admin/reviews/:id'),
  'GET /admin/import-reviews/:id': {
    ...call('admin', () => ({ params: { id: 'nothing' } })),
    reachedStatus: 404,
  },
  'PUT /admin/import-reviews/:id': ofNoImport(
    { decision: 'approve', products: [{ id: 'nothing', revision: 1 }] },
    'admin',
  ),
  'PUT /admin/products/:id/take-down': {
    ...onObject('admin', (things) => things.productId, { reason: 'A copy.' }),
    isRare: true,
  },
  'GET /admin/reports': paged('admin'),
  ...sample('admin', 'PUT /admin/reports/:id'),
  'GET /admin/contact-messages': paged('admin'),
  ...sample('admin', 'PUT /admin/contact-messages/:id'),
  'GET /admin/audit': paged('admin'),
  'GET /admin/rules': call('admin'),
  'POST /admin/rules/exchange': call('admin', () => ({
    body: { from: '2024-07-05', url: 'https://www.icegate.gov.in/', rates: 'USD,84.35' },
  })),
};
