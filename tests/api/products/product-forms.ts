// Suppliers for tests, and the products that they create.
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { MyProduct } from '../../../contract/products/my-product.ts';
import {
  createProduct,
  getMyProduct,
  updateProduct,
} from '../../../contract/products/my-products.ts';
import { type Market, unusedAddress } from '../market.ts';
import { type SignedInUser, signUp } from '../users.ts';

export type NewProduct = BodyOf<typeof createProduct>;
export type ProductUpdate = BodyOf<typeof updateProduct>;

export const VALID_PRODUCT = {
  name: 'Rice mill RM-20',
  description: 'Mills twenty tonnes of rice a day.',
  summary: 'A rice mill for twenty tonnes a day',
  category: 'agriculture',
  subcategory: 'machine-for-food-industry',
  price: 12_500.5,
  minOrderQuantity: 2,
} as const satisfies NewProduct;

const { summary: sort_description, price: priceRange, ...sameNamed } = VALID_PRODUCT;
/** The same with the names of the spec, as other clients send it. */
export const SENT_PRODUCT = { ...sameNamed, sort_description, priceRange };

export interface TestSupplier extends SignedInUser {
  create(change?: Partial<NewProduct>): Promise<MyProduct>;
  update(id: string, body: ProductUpdate): Promise<MyProduct>;
  read(id: string): Promise<MyProduct>;
}

const requireProduct = (found: MyProduct | null): MyProduct => {
  if (!found) throw new Error('the reply has no product');
  return found;
};

/** Signs up a new supplier, who writes about products in `lang`. */
export async function signUpSupplier(
  market: Market,
  lang: Lang = 'en',
  companyName = `Hongsheng ${unusedAddress()}`,
): Promise<TestSupplier> {
  const user = await signUp(market, 'supplier', { companyName });
  const api = user.apiIn(lang);
  return {
    ...user,
    create: async (change = {}) =>
      requireProduct(
        (await api.call(createProduct, { body: { ...VALID_PRODUCT, ...change } })).product,
      ),
    update: async (id, body) =>
      requireProduct((await api.call(updateProduct, { params: { id }, body })).product),
    read: (id) => api.call(getMyProduct, { params: { id } }),
  };
}
