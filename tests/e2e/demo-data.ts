// Products and suppliers for browser tests, selected through the site's API.
import type { Product } from '../../contract/catalog/product.ts';
import { getProduct, listProducts } from '../../contract/catalog/products.ts';
import type { SupplierProfile } from '../../contract/suppliers/supplier.ts';
import { getSupplier, listSuppliers } from '../../contract/suppliers/suppliers.ts';
import { SITE } from '../../playwright.config.ts';
import { createApi } from '../../src/api/call.ts';
import { httpTransport } from '../../src/api/http.ts';

export const api = createApi({ transport: httpTransport(SITE), lang: 'en' });
export const chineseApi = createApi({ transport: httpTransport(SITE), lang: 'zh-Hans' });

const PAGES = [1, 2, 3, 4, 5, 6];

async function findProduct(): Promise<Product> {
  for (const page of PAGES) {
    const { products } = await api.call(listProducts, { query: { limit: 100, page } });
    const full = products.find(
      ({ video, images, price, supplier }) =>
        video !== null && images.length > 2 && price !== null && supplier?.isVerified,
    );
    if (full) return api.call(getProduct, { params: { id: full.id } });
  }
  throw new Error('No product of the demo market has pictures, a video and a price.');
}

/** A product with a minimum order quantity above one, and a price. */
export async function minimumProduct(): Promise<Product> {
  for (const page of PAGES) {
    const { products } = await api.call(listProducts, { query: { limit: 100, page } });
    const some = products.find(
      ({ minOrderQuantity, price }) => (minOrderQuantity ?? 1) > 1 && price !== null,
    );
    if (some) return api.call(getProduct, { params: { id: some.id } });
  }
  throw new Error('No product of the demo market has a minimum order quantity.');
}

async function findSupplier(): Promise<SupplierProfile> {
  const { suppliers } = await api.call(listSuppliers, { query: { sort: 'products', limit: 20 } });
  for (const { id } of suppliers) {
    const { profile } = await api.call(getSupplier, { params: { id }, query: {} });
    if (profile.certifications.length > 0 && profile.businessLicense !== null) return profile;
  }
  throw new Error('No supplier of the demo market has certificates and a licence.');
}

let product: Promise<Product> | undefined;
let supplier: Promise<SupplierProfile> | undefined;

/** A product with several pictures, a video and a price, of a verified supplier. */
export const fullProduct = (): Promise<Product> => {
  product ??= findProduct();
  return product;
};

/** A supplier with products, certificates and a business license. */
export const fullSupplier = (): Promise<SupplierProfile> => {
  supplier ??= findSupplier();
  return supplier;
};
