// A page of the server's process gets the resources that a client parses from the replies of the same calls.
import { expect, test } from 'vitest';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { getProduct, listCategories, listProducts } from '../../../contract/catalog/products.ts';
import { listSitemapEntries } from '../../../contract/catalog/sitemap.ts';
import { LANGS } from '../../../contract/lang.ts';
import { getSupplier, listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import type { Api } from '../../../src/api/call.ts';
import { pageApi } from '../../../src/api/page.ts';
import { withDatabase } from '../environment.ts';
import { openMarket } from '../market.ts';
import { signInAsLargestSupplier } from '../users.ts';

test('a page gets what a client parses, also of records with few or invalid values', async () => {
  await using market = await openMarket(60);
  const supplier = await signInAsLargestSupplier(market);
  const texts = { companyName: '', phone: '', description: '', website: '' };
  const address = { street: '', city: '', state: '', country: '', zipCode: '' } as const;
  await supplier.api.call(updateProfile, { body: { ...texts, businessType: '', address } });
  const query = { supplier: supplier.id };
  const { products } = await market.api.call(listProducts, { query });
  const [bare = '', filled = ''] = products.map(({ id }) => id);
  await withDatabase(market, async ({ db }) => {
    const { no } = await db
      .updateTable('products')
      .set({ price_cents: null, images: '[]', video: null, certifications: '[]' })
      .where('id', '=', bare)
      .returning('no')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('product_texts')
      .set({
        summary: '',
        title: '',
        description: '',
        stock: null,
        specifications: '{}',
        tags: '[]',
      })
      .where('product_no', '=', no)
      .execute();
    // An imported market may have addresses that no form accepts.
    await db
      .updateTable('users')
      .set({ website: 'javascript:alert(1)' })
      .where('id', '!=', supplier.id)
      .execute();
    // Machine translations come with the supplier's own text.
    await db.updateTable('product_texts').set({ made: 'whole' }).where('lang', '=', 'en').execute();
  });
  await market.restart();
  const resources = async (api: Api) => {
    const params = { id: supplier.id };
    const { profile, ...rest } = await api.call(getSupplier, { params, query: {} });
    // Every screen shows the name of the contact person where a company has none.
    const companyName = profile.companyName || profile.name;
    return [
      { ...rest, profile: { ...profile, companyName } },
      await api.call(getProduct, { params: { id: bare } }),
      await api.call(getProduct, { params: { id: filled } }),
      await api.call(listProducts, { query }),
      await api.call(listProducts, { query: { search: 'machine', sort: 'price' } }),
      await api.call(listSuppliers, { query: { sort: 'name' } }),
      await api.call(listCategories, {}),
      await api.call(listSitemapEntries, { query: { kind: 'suppliers', page: '1' } }),
    ];
  };
  for (const lang of LANGS)
    expect(await resources(pageApi(lang, market.app.publicCalls.call))).toEqual(
      await resources(market.apiIn(lang)),
    );
});
