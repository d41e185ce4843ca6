// Products sent as browsers send them: multipart forms through the contract client, by a test user.
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { MyProduct } from '../../../contract/products/my-product.ts';
import {
  createProduct,
  getMyProduct,
  updateProduct,
} from '../../../contract/products/my-products.ts';
import type { Api } from '../../../src/api/call.ts';
import { encodeMultipart, type Market } from '../market.ts';
import { type SignedInUser, signUp, unusedAddress } from '../users.ts';

export type NewProduct = BodyOf<typeof createProduct>;
export type ProductUpdate = BodyOf<typeof updateProduct>;

export { encodeMultipart };

/** The same as `market.apiAs`. */
export const formApi = (
  market: Market,
  { token }: Pick<SignedInUser, 'token'>,
  lang: Lang = 'en',
): Api => market.apiAs(token, { lang });

export const VALID_PRODUCT = {
  name: 'Rice mill RM-20',
  description: 'Mills twenty tonnes of rice a day.',
  sort_description: 'A rice mill for twenty tonnes a day',
  category: 'agriculture',
  subcategory: 'machine-for-food-industry',
  priceRange: 12_500.5,
  minOrderQuantity: 2,
} as const satisfies NewProduct;

export interface TestSupplier extends SignedInUser {
  readonly forms: Api;
  create(change?: Partial<NewProduct>): Promise<MyProduct>;
  update(id: string, body: ProductUpdate): Promise<MyProduct>;
  read(id: string): Promise<MyProduct>;
}

const requireProduct = (found: MyProduct | null): MyProduct => {
  if (!found) throw new Error('the reply has no product');
  return found;
};

/** Signs up a new supplier whose client uses `lang`. */
export async function signUpSupplier(market: Market, lang: Lang = 'en'): Promise<TestSupplier> {
  const user = await signUp(market, 'supplier', { companyName: `Hongsheng ${unusedAddress()}` });
  const forms = user.apiIn(lang);
  return {
    ...user,
    forms,
    create: async (change = {}) =>
      requireProduct(
        (await forms.call(createProduct, { body: { ...VALID_PRODUCT, ...change } })).product,
      ),
    update: async (id, body) =>
      requireProduct((await forms.call(updateProduct, { params: { id }, body })).product),
    read: (id) => forms.call(getMyProduct, { params: { id } }),
  };
}
