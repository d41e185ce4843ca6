// Product form with scripted replies, for the tests of its store.
import { readMyProduct } from '../../../contract/products/my-product-reader.ts';
import { createApi, type Transport, type TransportRequest } from '../../../src/api/call.ts';
import { encodeForm } from '../../../src/api/form.ts';
import { createProductForm } from '../../../src/islands/products/form/product-form.ts';
import { createIdempotencyKey } from '../../../src/ui/forms/idempotency-key.ts';

export const STORED = {
  id: 'p1',
  name: 'Flow wrapper',
  title: 'Flow wrapper',
  sort_description: 'Wraps bars.',
  description: 'Wraps 200 bars a minute.',
  category: 'Agricultural Machinery',
  categoryId: 'agriculture',
  subcategory: 'Food Technology',
  subcategoryId: 'food-technology',
  priceRange: 12500,
  minOrderQuantity: 1,
  stock: 'In stock',
  countryOfOrigin: 'China',
  specifications: { Power: '7.5 kW' },
  certification_standards: ['CE'],
  tags: ['wrapper'],
  images: ['/media/a.640.webp', '/media/b.640.webp'],
  video: '/media/v.mp4',
  status: 'active',
  revision: 3,
};
const product = (over: object = {}) =>
  readMyProduct({ success: true, data: { ...STORED, ...over } });

export const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

export type Answer = { status: number; body: unknown };
export const OK: Answer = { status: 200, body: { success: true, message: 'Said by the server' } };

export function formOver(
  answers: (Answer | (() => Promise<Answer>))[],
  stored: object | null = null,
  lang: 'en' | 'zh-Hans' = 'en',
) {
  const seen: TransportRequest[] = [];
  const transport: Transport = async (request) => {
    seen.push(request);
    const next = answers.shift() ?? OK;
    return typeof next === 'function' ? next() : next;
  };
  const api = createApi({ transport, lang, encode: encodeForm });
  const form = createProductForm({
    api,
    createUploadApi: (tell) => {
      tell(1);
      return api;
    },
    lang,
    product: stored ? product(stored) : null,
    key: createIdempotencyKey(null),
  });
  const sent = (at = 0): [string, string][] => {
    const body = seen[at]?.body;
    return [...(body instanceof FormData ? body : [])].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `file ${value.name}`,
    ]);
  };
  return { form, seen, sent };
}

export const fill = (form: ReturnType<typeof formOver>['form']): void => {
  form.type('name', ' Lathe ');
  form.type('sort_description', 'Turns.');
  form.type('description', 'Turns steel.');
  form.type('category', 'engineering');
  form.type('subcategory', 'metals-mining');
};
