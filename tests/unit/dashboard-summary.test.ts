// The dashboard's figures: which list of enquiries they count.
import { expect, test } from 'vitest';
import { createApi } from '../../src/api/call.ts';
import { createSummary } from '../../src/stores/dashboard-summary.ts';

const asked = async (role: 'buyer' | 'supplier', isAdmin: boolean): Promise<string[]> => {
  const urls: string[] = [];
  const transport = async ({ url }: { url: string }) => {
    urls.push(url.replace(/\?.*/, ''));
    return { status: 200, body: { success: true, data: [] } };
  };
  const summary = createSummary(createApi({ transport, lang: 'en' }), { role, isAdmin });
  summary.load();
  const parts = [summary.enquiries, summary.waiting].filter((part) => part !== null);
  await expect.poll(() => parts.every((part) => part.$state.get().status === 'ready')).toBe(true);
  return [...new Set(urls.filter((url) => url.startsWith('/api/enquiries')))];
};

test.each([
  ['buyer', false, '/api/enquiries/buyer'],
  ['supplier', false, '/api/enquiries/vendor'],
  ['buyer', true, '/api/enquiries/'],
  ['supplier', true, '/api/enquiries/'],
] as const)('a %s (admin: %s) counts the list that the tab shows', async (role, isAdmin, url) => {
  expect(await asked(role, isAdmin)).toEqual([url]);
});
