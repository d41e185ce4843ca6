// Dashboard summary: which list of enquiries it counts, and backends without pagination.
import { expect, test } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import { createSummary } from '../../../src/islands/dashboard/dashboard-summary.ts';

const requestedPaths = async (role: 'buyer' | 'supplier', isAdmin: boolean): Promise<string[]> => {
  const urls: string[] = [];
  const transport = async ({ url }: { url: string }) => {
    urls.push(url.replace(/\?.*/, ''));
    return { status: 200, body: { success: true, data: [] } };
  };
  const summary = createSummary(createApi({ transport, lang: 'en' }), { role, isAdmin });
  summary.enquiries.load();
  await expect.poll(() => summary.enquiries.$state.get().status).toBe('ready');
  return [...new Set(urls.filter((url) => url.startsWith('/api/enquiries')))];
};

test.each([
  ['buyer', false, '/api/enquiries/buyer'],
  ['supplier', false, '/api/enquiries/vendor'],
  ['buyer', true, '/api/enquiries/'],
  ['supplier', true, '/api/enquiries/'],
] as const)(
  'a %s (admin: %s) gets the count of the list in the tab',
  async (role, isAdmin, url) => {
    expect(await requestedPaths(role, isAdmin)).toEqual([url]);
  },
);

test('rows of a backend without pages are cut to the newest three', async () => {
  const rows = [
    ...[1, 2, 3, 4].map((at) => ({ id: `p${at}`, status: 'pending' })),
    { id: 'c5', status: 'closed' },
  ];
  const transport: Transport = async ({ url }) => ({
    status: 200,
    body: url.startsWith('/api/orders') ? { data: rows } : rows,
  });
  const api = createApi({ transport, lang: 'en' });
  const { enquiries, orders } = createSummary(api, { role: 'supplier', isAdmin: false });
  for (const part of [enquiries, orders]) {
    part.load();
    await expect
      .poll(() => part.$state.get())
      .toMatchObject({
        status: 'ready',
        value: {
          rows: [{ id: 'p1' }, { id: 'p2' }, { id: 'p3' }],
          pagination: { total: 5, totalPages: 2 },
        },
      });
  }
});
