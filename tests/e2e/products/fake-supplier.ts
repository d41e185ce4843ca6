// Supplier account and stored product without a server, for browser tests of the product and profile forms.
import { mockCall, signInAs } from '../accounts.ts';
import { expect, type Page } from '../site.ts';

export const SUPPLIER = {
  id: 'maker-1',
  name: 'Li Wei',
  email: 'li.wei@example.com',
  role: 'supplier',
  companyName: 'Hengda (example)',
  businessType: 'Manufacturer',
  phone: '+8613812345678',
  description: 'Lathes since 1998.',
  website: 'https://hengda.example',
  address: { street: '1 Road', city: 'Ningbo', state: 'Zhejiang', country: 'China', zipCode: '1' },
  avatar: null,
  establishedYear: 1998,
  businessLicense: null,
  certifications: [],
  isVerified: true,
  isAdmin: false,
};

export const PRODUCT = {
  id: 'product-1',
  name: 'VF-320',
  title: 'VF-320',
  sort_description: 'Wraps 200 a minute.',
  description: '200/min, 415 V',
  category: 'agriculture',
  categoryId: 'agriculture',
  subcategory: 'food-technology',
  subcategoryId: 'food-technology',
  priceRange: 12500,
  minOrderQuantity: 1,
  stock: '5',
  countryOfOrigin: 'China',
  specifications: { V: '415' },
  certification_standards: ['CE'],
  tags: ['CNC'],
  images: [],
  video: null,
  status: 'active',
  revision: 3,
  rejectionReason: null,
  change: null,
};

/**
 * Signs this tab in as SUPPLIER or as `user`. From here on no API call reaches the server: calls without an answer of their
 * own get an empty list.
 */
export async function signInAsSupplier(page: Page, user: object = SUPPLIER): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    (route) => route.fulfill({ json: { success: true, data: [] } }),
  );
  await mockCall(page, '/auth/me', 200, { success: true, user });
  await signInAs(page, { token: 'a token' });
}

/** Answers the product form's GET of the stored product. */
export const mockStoredProduct = (page: Page, changes: object = {}): Promise<void> =>
  mockCall(page, '/products/my/products/product-1', 200, {
    success: true,
    data: { ...PRODUCT, ...changes },
  });

const number = (key: string, name: string, isKey: boolean) => {
  return { key, name, isKey, kind: 'number', unit: 'mm', choices: [] };
};
export const LATHE = {
  id: 'cnc-lathe',
  name: 'CNC lathe',
  attributes: [number('length', 'Turning length', false), number('swing', 'Swing over bed', true)],
};

/** Answers the product form's GET of the machine types of any subcategory. */
export const mockMachineTypes = (page: Page, types: readonly object[]): Promise<void> =>
  mockCall(page, '/products/machine-types*', 200, { success: true, types });

/** The fields of a multipart form, in order; a file is represented by its name. */
export function parseForm(body: string | null): [name: string, value: string][] {
  const parts = (body ?? '').split(/\r\n?--|^--/).slice(1);
  return parts.flatMap((part) => {
    const name = /name="([^"]+)"/.exec(part)?.[1];
    const file = /filename="([^"]+)"/.exec(part)?.[1];
    const value = /\r\n\r\n([\s\S]*)$/.exec(part)?.[1] ?? '';
    return name ? [[name, file ?? value]] : [];
  });
}

/** A one-pixel PNG to upload. */
export const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
});

export const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-toasts]').getByText(text).first();

/** Expects a toast that appears on the next page. */
export const expectToastAt = async (page: Page, path: RegExp, text: string | RegExp) => {
  // The toast first: it may disappear before a busy machine has loaded the rest of the page.
  await expect(toast(page, text)).toBeVisible();
  await expect(page).toHaveURL(path);
};

/** Answers a save and returns the sent fields. */
export async function mockSave(page: Page, path: string, body: object, status = 200) {
  const sent: [string, string][][] = [];
  await page.route(`**/api${path}`, async (route) => {
    sent.push(parseForm(route.request().postDataBuffer()?.toString('latin1') ?? null));
    await route.fulfill({ status, json: body });
  });
  return sent;
}
