// Readers of the admin area: reviews, reports and the audit log in one shape, with invalid rows dropped.

import { describe, expect, test } from 'vitest';
import { downloadAccount, requestPasswordReset } from '../../../contract/accounts/account.ts';
import { restoreUser } from '../../../contract/admin/admin-users.ts';
import { listAuditEntries } from '../../../contract/admin/audit.ts';
import { listReports } from '../../../contract/admin/reports.ts';
import { getReview, listReviews } from '../../../contract/admin/review.ts';
import {
  changeMyProducts,
  getMyProduct,
  listMyProducts,
} from '../../../contract/products/my-products.ts';
import { readReply } from '../../../contract/reply.ts';

const product = { _id: 'p1', name: 'Rice mill' };
const failure = expect.objectContaining({ name: 'ApiError', message: 'An error occurred' });

describe('reviews', () => {
  test('the queue drops rows without a product', () => {
    const rows = [
      { id: 'p1', kind: 'change', submittedAt: '2026-01-20', product },
      { id: 'p2', kind: 'other', product },
      { id: '', product },
      { id: 'p3', product: null },
    ];
    const { reviews } = readReply(listReviews, { success: true, reviews: rows });
    expect(reviews.map(({ id, kind }) => [id, kind])).toEqual([
      ['p1', 'change'],
      ['p2', 'new'],
    ]);
    expect(reviews[0]).toMatchObject({ submittedAt: '2026-01-20T00:00:00.000Z' });
  });

  test('a review is read with or without a live version', () => {
    const data = { id: 'p1', kind: 'change', revision: 4, proposed: product, changed: ['name'] };
    expect(readReply(getReview, { success: true, data: { ...data, live: product } })).toMatchObject(
      {
        revision: 4,
        changed: ['name'],
        live: { name: 'Rice mill' },
      },
    );
    expect(readReply(getReview, { success: true, data }).live).toBeNull();
  });

  test.each([[{ success: true }], [{ success: true, data: { id: 'p1' } }]])(
    'is missing in %j',
    (body) => {
      expect(() => readReply(getReview, body)).toThrow(failure);
    },
  );
});

test('reports are read with the number of open ones', () => {
  const read = readReply(listReports, {
    reports: [{ id: 'r1', reason: 'misleading', closedAt: '' }, { reason: 'other' }],
    open: '1',
    pagination: { total: 1 },
  });
  expect(read).toMatchObject({ open: 1, pagination: { total: 1 } });
  expect(read.reports).toEqual([
    expect.objectContaining({ id: 'r1', reason: 'misleading', closedAt: null, outcome: null }),
  ]);
});

test('the audit log is read', () => {
  const { entries } = readReply(listAuditEntries, {
    entries: [{ id: 'a1', action: 'user.verify' }, {}],
  });
  expect(entries).toEqual([
    expect.objectContaining({ id: 'a1', action: 'user.verify', at: null, note: '' }),
  ]);
  // Backends without this field have only admins as actors.
  for (const [input, actor] of [
    [undefined, 'admin'],
    ['command', 'command'],
    ['somebody', 'admin'],
  ])
    expect(
      readReply(listAuditEntries, { entries: [{ id: 'a1', actor: input }] }).entries[0]?.actor,
    ).toBe(actor);
});

test('an account is read after a change', () => {
  expect(
    readReply(restoreUser, { success: true, data: { id: 'u1', suspendedAt: null } }),
  ).toMatchObject({ data: { id: 'u1', suspendedAt: null } });
  expect(() => readReply(restoreUser, { success: true })).toThrow(failure);
});

describe("a supplier's own products", () => {
  test('have a pending change beside the live version', () => {
    const change = { status: 'pending', submittedAt: '2026-01-20' };
    const data = { ...product, status: 'active', revision: '7', change };
    expect(readReply(getMyProduct, { success: true, data })).toMatchObject({
      status: 'active',
      revision: 7,
      change: { status: 'pending', reason: null, submittedAt: '2026-01-20T00:00:00.000Z' },
    });
  });

  test('of a backend without changes and revisions are read', () => {
    expect(readReply(getMyProduct, product)).toMatchObject({ revision: null, change: null });
    expect(() => readReply(getMyProduct, { success: true, data: {} })).toThrow(failure);
  });

  test('have counts by status where the backend sends them', () => {
    expect(readReply(listMyProducts, { products: [], counts: { active: '2' } }).counts).toEqual({
      active: 2,
    });
    expect(readReply(listMyProducts, [product]).counts).toBeNull();
  });

  test('several changed at once are read', () => {
    expect(readReply(changeMyProducts, { success: true, changed: ['a'], unchanged: [] })).toEqual({
      changed: ['a'],
      unchanged: [],
      message: null,
    });
  });
});

test('the archive of an account is returned unchanged, and any other value is an error', () => {
  const archive = new Blob(['PK']);
  expect(readReply(downloadAccount, archive)).toBe(archive);
  for (const body of [null, {}, 'PK', { success: true, data: {} }])
    expect(() => readReply(downloadAccount, body)).toThrow(failure);
});

test('the mailed flag of a reset is returned unchanged', () => {
  expect(readReply(requestPasswordReset, { success: true, message: 'Sent', mailed: true })).toEqual(
    {
      message: 'Sent',
      mailed: true,
    },
  );
});
