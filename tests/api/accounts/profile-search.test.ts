// Supplier changes its name or address: search finds its products by the new words, and no longer by the old ones.
import { expect, test } from 'vitest';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import { getSupplier } from '../../../contract/suppliers/suppliers.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { signInAsLargestSupplier } from '../users.ts';

const market = await sharedMarket(80);
const company = await signInAsLargestSupplier(market);

const found = async (search: string): Promise<string[]> => {
  const query = { search, limit: '100' };
  return (await market.api.call(listProducts, { query })).products.map(({ id }) => id).sort();
};
const documentsOf = (word: string) =>
  withDatabase(market, ({ db }) =>
    db.selectFrom('search_words').select('documents').where('word', '=', word).executeTakeFirst(),
  ).then((row) => Number(row?.documents ?? 0));
const profile = async (lang: 'en' | 'zh-Hans') =>
  (await market.apiIn(lang).call(getSupplier, { params: { id: company.id } })).profile;

test('a renamed supplier is found at once, on cards, in search and in word counts', async () => {
  const { products } = await market.api.call(getSupplier, { params: { id: company.id } });
  const own = products.map(({ id }) => id).sort();
  const before = (await profile('zh-Hans')).companyName ?? '';
  expect(await found(before)).toEqual(expect.arrayContaining(own));
  expect(await found('Zyxwvut')).toEqual([]);

  await company.api.call(updateProfile, { body: { companyName: 'Zyxwvut Qponmlk' } });

  expect(await found('Zyxwvut')).toEqual(own);
  expect((await found(before)).filter((id) => own.includes(id))).toEqual([]);
  expect(await documentsOf('zyxwvut')).toBe(own.length);
  const { products: cards } = await market.api.call(listProducts, {
    query: { search: 'Qponmlk', limit: '100' },
  });
  for (const { supplier } of cards) expect(supplier?.companyName).toBe('Zyxwvut Qponmlk');
  for (const lang of ['en', 'zh-Hans'] as const)
    expect((await profile(lang)).companyName).toBe('Zyxwvut Qponmlk');

  await company.api.call(updateProfile, { body: { companyName: before } });
  expect(await documentsOf('zyxwvut')).toBe(0);
  expect(await found('Zyxwvut')).toEqual([]);
  expect(await found(before)).toEqual(expect.arrayContaining(own));
});

test('a moved supplier is found by its new city', async () => {
  const { products } = await market.api.call(getSupplier, { params: { id: company.id } });
  await company.api.call(updateProfile, { body: { address: { city: 'Wvutsrq' } } });
  expect(await found('wvutsrq')).toEqual(products.map(({ id }) => id).sort());
});
