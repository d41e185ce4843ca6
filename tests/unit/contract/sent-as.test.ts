// Names of request fields on the wire: what a client sends, what it reads back, and what a server takes.
import { expect, test } from 'vitest';
import { listUsers } from '../../../contract/admin/admin-users.ts';
import { asReceived, asSent, inputAsReceived } from '../../../contract/dialect/sent-as.ts';
import { updateProduct } from '../../../contract/products/my-products.ts';
import { createApi, type TransportRequest } from '../../../src/api/call.ts';
import { listUsers as lazyListUsers } from '../../../src/api/lazy-endpoints.ts';

const SENT_AS = { summary: 'sort_description', price: 'priceRange' };

test('fields have the names of the spec on the wire, and ours here', () => {
  const sent = { name: 'Mill', sort_description: 'Small', priceRange: 5 };
  expect(asSent({ name: 'Mill', summary: 'Small', price: 5 }, SENT_AS)).toEqual(sent);
  expect(inputAsReceived(sent, SENT_AS)).toEqual({ name: 'Mill', summary: 'Small', price: 5 });
});

test('a part of a field is renamed with it', () => {
  expect(asReceived({ 'priceRange.0': 'Bad', 'attributes.swing': 'Bad' }, SENT_AS)).toEqual({
    'price.0': 'Bad',
    'attributes.swing': 'Bad',
  });
});

test.each([
  ['our name, which is unknown on the wire', { summary: 'Small' }, {}],
  ['the name of an inherited property', { constructor: 1 }, { constructor: 1 }],
  ['a list', [1], [1]],
  ['a text', 'text', 'text'],
  ['nothing', null, null],
])('a server takes %s', (_, input, taken) => {
  expect(inputAsReceived(input, SENT_AS)).toEqual(taken);
});

test.each([
  ['with its status', 400],
  ['with the status of a success', 200],
])('a client sends the names of the spec, and reads a refusal %s with ours', async (_, status) => {
  const requests: TransportRequest[] = [];
  const api = createApi({
    lang: 'en',
    transport: async (request) => {
      requests.push(request);
      const fields = { sort_description: 'Too long.' };
      return { status, body: { success: false, code: 'validation', message: 'No.', fields } };
    },
  });
  const call = api.call(updateProduct, { params: { id: 'p1' }, body: { summary: 'x', price: 5 } });
  await expect(call).rejects.toMatchObject({ fields: { summary: 'Too long.' } });
  expect(JSON.parse(String(requests[0]?.body))).toEqual({ sort_description: 'x', priceRange: 5 });
});

test('a query has the names of the spec, also where the declaration loads with its use', async () => {
  const urls: string[] = [];
  const api = createApi({
    lang: 'en',
    transport: async ({ url }) => {
      urls.push(url);
      return { status: 200, body: { users: [{ id: 'u1', userType: 'supplier', verified: 1 }] } };
    },
  });
  for (const endpoint of [listUsers, lazyListUsers]) {
    const { users } = await api.call(endpoint, { query: { role: 'supplier', isVerified: '1' } });
    expect(users).toMatchObject([{ role: 'supplier', isVerified: true }]);
  }
  expect(urls).toEqual(Array(2).fill('/api/admin/users?userType=supplier&verified=1'));
});
