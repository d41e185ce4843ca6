// Delivered orders and reviews for browser tests, made over the API with the demo supplier.
import { randomInt, randomUUID } from 'node:crypto';
import { pictureBytes } from '../../fixtures/files.ts';
import { registerAccount, type TestAccount, unusedAddressHeaders } from '../accounts.ts';
import { expect, type Page } from '../site.ts';
import { signInDemoSupplier } from '../trade/demo-enquiries.ts';

export interface DeliveredOrder {
  readonly buyer: TestAccount;
  readonly supplier: { readonly id: string; readonly token: string };
  readonly orderId: string;
  readonly product: { readonly id: string; readonly name: string };
}

/** A text that no other test writes; codes have no language, so that a page in any language may show it. */
export const uniqueText = (): string => `HG-${randomUUID()} HG-${randomUUID()}`;

export const photo = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await pictureBytes(320, 240),
});

const call = async (
  page: Page,
  { token }: Pick<TestAccount, 'token'>,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
): Promise<{ readonly data: { readonly id: string } }> => {
  const headers = { authorization: `Bearer ${token}`, ...unusedAddressHeaders() };
  const reply = await page.request.fetch(`/api${path}`, { method, headers, data });
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
};

/** A buyer of its own orders one of the demo supplier's products, which arrives. */
export async function deliveredOrder(page: Page): Promise<DeliveredOrder> {
  const supplier = await signInDemoSupplier(page);
  const buyer = await registerAccount(page);
  const found = await page.request.get(`/api/auth/suppliers/${supplier.id}`);
  const { products } = (await found.json()) as {
    products: {
      id: string;
      name: string;
      priceRange: number | null;
      priceBasis: string | null;
      minOrderQuantity: number;
    }[];
  };
  // Without a basis the buyer would have to agree on one.
  const priced = products.filter(
    ({ priceRange, priceBasis }) => priceRange !== null && priceBasis !== null,
  );
  const product = priced[randomInt(priced.length)];
  if (!product?.priceRange) throw new Error('The supplier sells nothing by price.');
  const { id: productId, priceRange: unitPrice } = product;
  const quantity = product.minOrderQuantity;
  const { data } = await call(page, buyer, 'POST', '/orders', {
    supplierId: supplier.id,
    products: [{ productId, quantity, unitPrice }],
    shippingAddress: '12 Ring Road\nPune',
    totalAmount: Math.round(unitPrice * 100 * quantity) / 100,
  });
  const path = `/orders/${data.id}/status`;
  await call(page, supplier, 'PUT', path, { status: 'confirmed' });
  const shipped = { status: 'shipped', carrier: 'COSCO', trackingNumber: 'COSU1' };
  await call(page, supplier, 'PUT', path, shipped);
  await call(page, buyer, 'PUT', path, { status: 'delivered' });
  return { buyer, supplier, orderId: data.id, product };
}

/** Writes a review of the order over the API, with a photo. */
export async function writeReview(
  page: Page,
  { buyer, orderId, product }: DeliveredOrder,
  text: string,
): Promise<void> {
  const reply = await page.request.post('/api/reviews', {
    headers: { authorization: `Bearer ${buyer.token}`, ...unusedAddressHeaders() },
    multipart: { orderId, productId: product.id, rating: '2', text, photos: await photo('a.png') },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}
