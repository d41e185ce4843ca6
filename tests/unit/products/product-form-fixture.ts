// Product form with scripted replies, for the tests of its store.

import { getMyProduct } from '../../../contract/products/my-products.ts';
import { readReply } from '../../../contract/reply.ts';
import { createApi, type Transport, type TransportRequest } from '../../../src/api/call.ts';
import { encodeForm } from '../../../src/api/form.ts';
import { createProductForm } from '../../../src/islands/products/form/product-form.ts';
import { createIdempotencyKey } from '../../../src/ui/forms/idempotency-key.ts';

export const STORED_PRODUCT = {
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
const product = (changes: object = {}) =>
  readReply(getMyProduct, { success: true, data: { ...STORED_PRODUCT, ...changes } });

export const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

export type ScriptedReply = { status: number; body: unknown };
export const OK_REPLY: ScriptedReply = {
  status: 200,
  body: { success: true, message: 'Said by the server' },
};

export function createTestForm(
  answers: (ScriptedReply | (() => Promise<ScriptedReply>))[],
  stored: object | null = null,
  lang: 'en' | 'zh-Hans' = 'en',
) {
  const requests: TransportRequest[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    const next = answers.shift() ?? OK_REPLY;
    return typeof next === 'function' ? next() : next;
  };
  const api = createApi({ transport, lang, encode: encodeForm });
  const form = createProductForm({
    api,
    createUploadApi: (onProgress) => {
      onProgress(1);
      return api;
    },
    lang,
    product: stored ? product(stored) : null,
    key: createIdempotencyKey(null),
  });
  const sent = (at = 0): [string, string][] => {
    const body = requests[at]?.body;
    return [...(body instanceof FormData ? body : [])].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `file ${value.name}`,
    ]);
  };
  return { form, requests, sent };
}

export const fillForm = (form: ReturnType<typeof createTestForm>['form']): void => {
  form.type('name', ' Lathe ');
  form.type('summary', 'Turns.');
  form.type('description', 'Turns steel.');
  form.type('category', 'engineering');
  form.type('subcategory', 'metals-mining');
};
