// Products sent as browsers send them: multipart forms through the contract client, by a test user.
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { MyProduct } from '../../../contract/products/my-product.ts';
import {
  createProduct,
  getMyProduct,
  updateProduct,
} from '../../../contract/products/my-products.ts';
import { type Api, createApi } from '../../../src/api/call.ts';
import { encodeForm } from '../../../src/api/form.ts';
import { expectMatchesContract } from '../contract-check.ts';
import type { Market } from '../market.ts';
import { type SignedInUser, signUp, unusedAddress } from '../users.ts';

export type NewProduct = BodyOf<typeof createProduct>;
export type ProductUpdate = BodyOf<typeof updateProduct>;

/** The encoded bytes of a form, with the content type that names its boundary. */
export async function encodeMultipart(
  form: FormData,
): Promise<{ readonly payload: Buffer; readonly headers: { readonly 'content-type': string } }> {
  const request = new Response(form);
  const type = request.headers.get('content-type') ?? '';
  const payload = Buffer.from(await request.arrayBuffer());
  return { payload, headers: { 'content-type': type } };
}

/** Contract client of a user; sends bodies that are declared as forms as multipart. */
export const formApi = (
  market: Market,
  { token }: Pick<SignedInUser, 'token'>,
  lang: Lang = 'en',
): Api => {
  const remoteAddress = unusedAddress();
  return createApi({
    lang,
    token: () => token,
    encode: encodeForm,
    transport: async ({ method, url, headers, body }) => {
      const sent =
        body instanceof FormData ? await encodeMultipart(body) : { payload: body, headers: {} };
      const reply = await market.app.inject({
        method,
        url,
        remoteAddress,
        headers: { ...headers, ...sent.headers },
        ...(sent.payload === undefined ? {} : { payload: sent.payload }),
      });
      const received = { status: reply.statusCode, body: reply.json() };
      if (reply.statusCode >= 400) expectMatchesContract(createProduct, received);
      return received;
    },
  });
};

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
  const forms = formApi(market, user, lang);
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
