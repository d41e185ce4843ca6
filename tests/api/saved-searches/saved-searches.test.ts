// Saved searches of an account: the only form of their filters, counts of their products, limits, and what is refused.
import { describe, expect, test } from 'vitest';
import { deleteAccount, downloadAccount } from '../../../contract/accounts/account.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { MAX_SAVED_SEARCHES } from '../../../contract/saved-searches/saved-search-limits.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
} from '../../../contract/saved-searches/saved-searches.ts';
import { unzip } from '../../fixtures/unzip.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket, unusedAddress } from '../market.ts';
import { openTrade } from '../trade/trade.ts';
import { type SignedInUser, signUp } from '../users.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);

const MILLS = 'category=agriculture';

const save = async ({ api }: SignedInUser, change: Partial<BodyOf<typeof saveSearch>> = {}) =>
  (await api.call(saveSearch, { body: { name: 'Mills', query: MILLS, alert: false, ...change } }))
    .savedSearch;
const listOf = async ({ api }: SignedInUser) =>
  (await api.call(listSavedSearches, { query: { counts: true } })).savedSearches;
const alertRows = (userId: string) =>
  withDatabase(market, ({ db }) =>
    db.selectFrom('mail_settings').selectAll().where('user_id', '=', userId).execute(),
  );

test('a saved search is listed with its matches, changed and deleted, by its owner only', async () => {
  const buyer = await signUp(market, 'buyer');
  const other = await signUp(market, 'buyer');
  await trade.createLiveProduct({ name: 'Cassava mill' });
  const first = await save(buyer, { name: 'Cassava', query: '?search=cassava&page=2&sort=price' });
  expect(first).toEqual({
    id: expect.any(String),
    name: 'Cassava',
    query: 'search=cassava',
    alert: false,
    total: 1,
    capped: false,
    createdAt: expect.stringMatching(/Z$/),
  });
  const second = await save(buyer);
  expect((await listOf(buyer)).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(await listOf(other)).toEqual([]);

  const params = { id: first.id };
  const changed = await buyer.api.call(changeSavedSearch, { params, body: { name: 'Cassavas' } });
  expect(changed.savedSearch).toEqual({ ...first, name: 'Cassavas' });
  await other.expectRefused('savedSearchNotFound', 'PUT', `/saved-searches/${first.id}`, {
    name: 'Mine',
  });
  await other.api.call(deleteSavedSearch, { params });
  expect(await listOf(buyer)).toHaveLength(2);
  await buyer.api.call(deleteSavedSearch, { params });
  await buyer.api.call(deleteSavedSearch, { params });
  expect((await listOf(buyer)).map(({ id }) => id)).toEqual([second.id]);
  await buyer.expectRefused('savedSearchNotFound', 'PUT', `/saved-searches/${first.id}`, {});
});

test('products are counted only where the call asks for it', async () => {
  const buyer = await signUp(market, 'buyer');
  const { total, capped, ...saved } = await save(buyer);
  expect([total, capped]).toEqual([expect.any(Number), false]);
  const { savedSearches } = await buyer.api.call(listSavedSearches, {});
  expect(savedSearches).toEqual([{ ...saved, total: null, capped: null }]);
  await buyer.expectRefused('validation', 'GET', '/saved-searches?counts=maybe');
});

test('the same filters are saved once, however they are written', async () => {
  const buyer = await signUp(market, 'buyer');
  const query =
    'type=cnc-lathe&attr.swing.max=630&attr.swing.min=400&search=%20lathe&maxPrice=900.0';
  const first = await save(buyer, { query: `${query}&verified=true&view=table&limit=50&country=` });
  expect(first.query).toBe(
    'attr.swing=400..630&maxPrice=900&search=lathe&type=cnc-lathe&verified=1',
  );
  const again = await save(buyer, {
    name: 'Lathes',
    query: 'verified=1&search=lathe&attr.swing=400..630&maxPrice=900&type=cnc-lathe&minPrice=0',
    alert: true,
  });
  expect(again).toEqual({ ...first, name: 'Lathes', alert: true });
  expect(await listOf(buyer)).toEqual([again]);
  expect(await save(buyer, { name: 'Lathes', query: first.query })).toEqual({
    ...again,
    alert: false,
  });
});

test('products that only come near the words do not count', async () => {
  const buyer = await signUp(market, 'buyer');
  await trade.createLiveProduct({ name: 'Turmeric grinder' });
  const { total } = await save(buyer, { query: 'search=turmeric+zeppelin' });
  expect(total).toBe(0);
  expect((await save(buyer, { query: 'search=turmeric' })).total).toBe(1);
});

describe('the number of saved searches', () => {
  test('is limited, also for two calls at once', async () => {
    const buyer = await signUp(market, 'buyer');
    for (let at = 1; at < MAX_SAVED_SEARCHES; at++) await save(buyer, { query: `minPrice=${at}` });
    const results = await Promise.allSettled([
      save(buyer, { query: 'minPrice=100' }),
      save(buyer, { query: 'minPrice=200' }),
      save(buyer, { query: 'minPrice=300' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(await listOf(buyer)).toHaveLength(MAX_SAVED_SEARCHES);
    const body = { name: 'One more', query: 'minPrice=400', alert: false };
    await buyer.expectRefused('savedSearchesFull', 'POST', '/saved-searches', body);
    // The same filters take no more room.
    expect((await save(buyer, { name: 'Renamed', query: 'minPrice=1' })).name).toBe('Renamed');
  });

  test('is one for the same filters in two calls at once', async () => {
    const buyer = await signUp(market, 'buyer');
    const [one, other] = await Promise.all([save(buyer), save(buyer)]);
    expect(one.id).toBe(other.id);
    expect(await listOf(buyer)).toHaveLength(1);
  });
});

describe('refused:', () => {
  test.each([
    ['no filters', { query: 'page=2&sort=price' }, 'query'],
    ['a filter of the other lists', { query: 'businessType=factory' }, 'query'],
    ['an empty query', { query: ' ' }, 'query'],
    ['an unknown category', { query: 'category=nonsense' }, 'query'],
    ['an unknown machine type', { query: 'type=nonsense' }, 'query'],
    ['an attribute without a machine type', { query: 'attr.swing=400' }, 'query'],
    ['an unknown attribute', { query: 'type=cnc-lathe&attr.nonsense=1' }, 'query'],
    ['a price that is none', { query: 'minPrice=cheap' }, 'query'],
    ['a price range upside down', { query: 'minPrice=9&maxPrice=5' }, 'query'],
    ['a long search', { query: `search=${'x'.repeat(201)}` }, 'query'],
    ['a long query', { query: `search=${'x'.repeat(2_000)}` }, 'query'],
    [
      'a query that is too long only with its characters escaped',
      { query: `search=${'机'.repeat(190)}&country=${'机'.repeat(60)}` },
      'query',
    ],
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(81) }, 'name'],
    ['no alert', { alert: 'yes' }, 'alert'],
  ])('%s', async (_, change, field) => {
    const body = { name: 'Mills', query: MILLS, alert: false, ...change };
    const { fields } = await trade.buyer.expectRefused(
      'validation',
      'POST',
      '/saved-searches',
      body,
    );
    expect(Object.keys(fields)).toEqual([field]);
  });
});

test('a saved machine type that was removed since matches nothing, and breaks nothing', async () => {
  const buyer = await signUp(market, 'buyer');
  const kept = await save(buyer);
  const { id } = await save(buyer, { query: 'type=cnc-lathe' });
  await withDatabase(market, ({ db }) =>
    db.updateTable('saved_searches').set({ query: 'type=steam' }).where('id', '=', id).execute(),
  );
  expect(await listOf(buyer)).toMatchObject([
    { id, query: 'type=steam', total: 0, capped: false },
    { id: kept.id },
  ]);
  const params = { id };
  const { savedSearch } = await buyer.api.call(changeSavedSearch, {
    params,
    body: { alert: true },
  });
  expect(savedSearch).toMatchObject({ alert: true, total: 0 });
});

test('saved searches are in the data export, without the token that stops alerts', async () => {
  const buyer = await signUp(market, 'buyer');
  const { createdAt } = await save(buyer, { alert: true });
  const api = market.apiAs(buyer.token, { address: unusedAddress() });
  const archive = unzip(new Uint8Array(await (await api.call(downloadAccount, {})).arrayBuffer()));
  const data = String(archive.get('data.json'));
  expect(JSON.parse(data)).toMatchObject({
    savedSearches: [{ name: 'Mills', query: MILLS, alert: true, createdAt }],
  });
  const [row] = await alertRows(buyer.id);
  expect(row?.stop_token).toMatch(/^[\w-]{43}$/);
  expect(data).not.toContain(row?.stop_token);
});

test('a deleted account leaves no saved searches', async () => {
  const buyer = await signUp(market, 'buyer');
  await save(buyer, { alert: true });
  await buyer.api.call(deleteAccount, {});
  const rows = await withDatabase(market, ({ db }) =>
    db.selectFrom('saved_searches').selectAll().where('user_id', '=', buyer.id).execute(),
  );
  expect([...rows, ...(await alertRows(buyer.id))]).toEqual([]);
});
