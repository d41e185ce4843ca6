// Lists of enquiries: buyer, supplier and admin area each see only their own.
import { expect, test } from 'vitest';
import {
  listBuyerEnquiries,
  listEnquiries,
  listSupplierEnquiries,
} from '../../../contract/trade/enquiries.ts';
import { sharedMarket } from '../market.ts';
import { type SignedInUser, signUp } from '../users.ts';
import { insertRows } from './trade.ts';

const LISTS = [listEnquiries, listSupplierEnquiries, listBuyerEnquiries] as const;
const market = await sharedMarket(3);

const seenBy = async (
  { api }: SignedInUser,
  list: (typeof LISTS)[number],
  query: Record<string, string> = {},
) => (await api.call(list, { query })).data.map(({ id }) => id);

/** A buyer and a supplier who trade with each other, and one of each who do not. */
const company = async () => ({
  buyer: await signUp(market, 'buyer', { name: 'Asha Rao', companyName: 'Rao Spices' }),
  supplier: await signUp(market, 'supplier', { name: '李伟', companyName: '宏盛机械' }),
  otherBuyer: await signUp(market, 'buyer'),
  otherSupplier: await signUp(market, 'supplier'),
});

test('both participants see an enquiry and each other, and other users do not', async () => {
  const { buyer, supplier, otherBuyer, otherSupplier } = await company();
  const { id, listing: marketProduct } = await insertRows(market, async (rows) => {
    const marketProduct = await rows.product();
    const id = await rows.enquiry({
      topic: 'product',
      product_no: marketProduct.no,
      product_name: 'Hammer mill, as it was called then',
      category: 'agriculture',
      buyer_id: buyer.id,
      supplier_id: supplier.id,
      inquiry_type: 'price_quote',
      quantity: 3,
      target_price_cents: 99_999_999_999,
      delivery_timeline: '1 month',
      contact_email: 'purchase@rao.example',
      contact_phone: '+919000000000',
      language: 'zh-Hans',
      requirements: '带除尘',
      message: '什么时候能发货？',
    });
    return { id, listing: marketProduct };
  });
  const expected = {
    id,
    topic: 'product',
    product: { id: marketProduct.id, name: 'Hammer mill, as it was called then' },
    category: 'Agricultural Machinery',
    buyer: { id: buyer.id, name: 'Asha Rao', companyName: 'Rao Spices', email: buyer.email },
    supplier: { id: supplier.id, name: '李伟', email: supplier.email, phone: '+8613800138000' },
    type: 'price_quote',
    quantity: 3,
    targetPrice: 999_999_999.99,
    deliveryTimeline: '1 month',
    contactInfo: { email: 'purchase@rao.example', phone: '+919000000000' },
    requirements: { text: '带除尘' },
    message: '什么时候能发货？',
    status: 'pending',
    originalLanguage: 'zh-Hans',
  };
  for (const [user, list] of [
    [buyer, listBuyerEnquiries],
    [buyer, listEnquiries],
    [supplier, listSupplierEnquiries],
    [supplier, listEnquiries],
  ] as const)
    expect((await user.api.call(list, { query: {} })).data).toMatchObject([expected]);
  expect(await seenBy(otherBuyer, listBuyerEnquiries)).toEqual([]);
  expect(await seenBy(otherBuyer, listEnquiries)).toEqual([]);
  expect(await seenBy(otherSupplier, listSupplierEnquiries)).toEqual([]);
  expect(await seenBy(otherSupplier, listEnquiries)).toEqual([]);
});

test('product and category names are in the language of the reader', async () => {
  const buyer = await signUp(market, 'buyer');
  await insertRows(market, (rows) =>
    rows.enquiry({ buyer_id: buyer.id, to_admin: 1, category: 'fashion' }),
  );
  const chinese = market.apiAs(buyer.token, { lang: 'zh-Hans' });
  const [enquiry] = (await chinese.call(listEnquiries, { query: {} })).data;
  expect(enquiry).toMatchObject({ category: '纺织服装机械', supplier: { name: '机桥' } });
});

test('admins see enquiries to the admin team and their own', async () => {
  const [buyer, admin] = [await signUp(market, 'buyer'), await signUp(market, 'admin')];
  const {
    bis: certificationEnquiry,
    own,
    toSupplier,
  } = await insertRows(market, async (rows) => ({
    bis: await rows.enquiry({ topic: 'bis', buyer_id: buyer.id, to_admin: 1 }),
    own: await rows.enquiry({ buyer_id: admin.id }),
    // To a deleted supplier: it has no supplier and does not belong to the admin area.
    toSupplier: await rows.enquiry({ buyer_id: buyer.id }),
  }));
  const adminList = await seenBy(admin, listEnquiries);
  expect(adminList.slice(0, 2)).toEqual([own, certificationEnquiry]);
  expect(adminList).not.toContain(toSupplier);
  expect(await seenBy(admin, listBuyerEnquiries)).toEqual([own]);

  const [, sent] = (await buyer.api.call(listEnquiries, { query: {} })).data;
  expect(sent).toMatchObject({
    id: certificationEnquiry,
    topic: 'bis',
    product: null,
    supplier: { id: 'admin', name: 'Yantra Bridge', email: null, phone: null },
  });
});

test('a deleted account has no name for the counterpart', async () => {
  const { buyer, supplier, otherBuyer, otherSupplier } = await company();
  await insertRows(market, async (rows) => {
    await rows.enquiry({ buyer_id: buyer.id, supplier_id: otherSupplier.id });
    await rows.enquiry({ buyer_id: otherBuyer.id, supplier_id: supplier.id });
    await rows.deleteUser(buyer.id);
    await rows.deleteUser(supplier.id);
  });
  const [received] = (await otherSupplier.api.call(listSupplierEnquiries, { query: {} })).data;
  expect(received).toMatchObject({ buyer: null, supplier: { id: otherSupplier.id } });
  const [sent] = (await otherBuyer.api.call(listBuyerEnquiries, { query: {} })).data;
  expect(sent).toMatchObject({ supplier: null, subject: 'A mill for turmeric' });
});

test('a deleted product keeps its name in the enquiry', async () => {
  const buyer = await signUp(market, 'buyer');
  await insertRows(market, (rows) =>
    rows.enquiry({ topic: 'product', buyer_id: buyer.id, product_name: 'Rice mill' }),
  );
  const [enquiry] = (await buyer.api.call(listEnquiries, { query: {} })).data;
  expect(enquiry).toMatchObject({
    topic: 'product',
    product: { id: '', name: 'Rice mill', images: [] },
  });
});

test('lists thirty enquiries a page, newest first, each once, with counts by status', async () => {
  const [buyer, supplier] = [await signUp(market, 'buyer'), await signUp(market, 'supplier')];
  const ids = await insertRows(market, async (rows) => {
    const sent: string[] = [];
    for (let at = 0; at < 33; at++)
      sent.push(
        await rows.enquiry({
          buyer_id: buyer.id,
          supplier_id: supplier.id,
          // Five rows with equal times: their order must be stable from page to page.
          ...(at < 5 ? { created_at: '2026-01-01T00:00:00.000Z' } : {}),
          status: at % 11 === 0 ? 'answered' : 'pending',
        }),
      );
    return sent;
  });
  const pages = await Promise.all(
    ['1', '2', '3', '1000000000'].map((page) =>
      supplier.api.call(listSupplierEnquiries, { query: { page } }),
    ),
  );
  expect(pages.map(({ data }) => data.length)).toEqual([30, 3, 0, 0]);
  expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(ids.toReversed());
  const pagination = { page: 1, limit: 30, total: 33, totalPages: 2, capped: false };
  expect(pages[0]?.pagination).toEqual(pagination);

  for (const [user, list] of [
    [buyer, listBuyerEnquiries],
    [supplier, listSupplierEnquiries],
    [supplier, listEnquiries],
  ] as const) {
    const answered = await user.api.call(list, { query: { status: 'answered', limit: '2' } });
    expect(answered.data.map(({ id }) => id)).toEqual([ids[22], ids[11]]);
    expect(answered.pagination).toMatchObject({ total: 3, totalPages: 2 });
    expect(await seenBy(user, list, { status: 'closed' })).toEqual([]);
  }
});

test('works with and without a slash at the end', async () => {
  const { id, token } = await signUp(market, 'buyer');
  await insertRows(market, (rows) => rows.enquiry({ buyer_id: id }));
  const headers = { authorization: `Bearer ${token}` };
  const [bare, slashed] = await Promise.all(
    ['/api/enquiries', '/api/enquiries/'].map((url) => market.app.inject({ url, headers })),
  );
  expect(bare?.statusCode).toBe(200);
  expect(bare?.json().data).toHaveLength(1);
  expect(slashed?.json()).toEqual(bare?.json());
});
