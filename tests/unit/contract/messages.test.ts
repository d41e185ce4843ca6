// Message texts: every text that the spec quotes is in the locale files verbatim, and every text is in both languages.
import { describe, expect, test } from 'vitest';
import { ERROR_STATUSES } from '../../../contract/error-statuses.ts';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import { SUCCESS_TEXTS } from '../../../contract/messages/success.ts';
import { ERROR_TEXTS, FIELD_ERROR_TEXTS, fieldErrorText } from '../../../contract/messages.ts';
import { ADMIN_TOASTS } from '../../../contract/toasts/admin.ts';
import { AUTH_TOASTS } from '../../../contract/toasts/auth.ts';
import { CONTACT_TOASTS } from '../../../contract/toasts/contact.ts';
import { ENQUIRIES_TOASTS } from '../../../contract/toasts/enquiries.ts';
import { GENERAL_TOASTS } from '../../../contract/toasts/general.ts';
import { ORDERS_TOASTS } from '../../../contract/toasts/orders.ts';
import { PRODUCTS_TOASTS } from '../../../contract/toasts/products.ts';
import { PROFILE_TOASTS } from '../../../contract/toasts/profile.ts';
import dashboard from '../../../locales/en/dashboard.json' with { type: 'json' };
import shell from '../../../locales/en/shell.json' with { type: 'json' };
import suppliers from '../../../locales/en/suppliers.json' with { type: 'json' };

/** The texts quoted in spec §5, §6 and §8, in that order. */
const QUOTED = `Indian phone number must be exactly 10 digits
Chinese phone number must be exactly 11 digits
Passwords do not match.
Password must be at least 6 characters long.
Limit reached / You can upload up to 5 images.
File too large / Video size should not exceed 5MB
Product name is required
Product description is required
Product sort_description is required
Please select a category
Please select a subcategory
Validation Error
Upload Limit Exceeded / You can upload a maximum of 5 images.
You must be logged in as a buyer to place an order.
Shipping address is required.
You must be logged in as a buyer to send an inquiry.
Message is required.
Access Denied / Only manufacturers can create products.
Access Denied / Only manufacturers can create/edit products
An error occurred
Backend server not available. Please start the database backend server first.
Backend server not available.
Backend not available. Please start the database backend first.
Product not found
Unexpected Application Error
Sign In Failed / An error occurred during sign in
Login failed
Sign Up Failed / An error occurred during sign up
Registration failed
Password Mismatch / Passwords do not match.
Weak Password / Password must be at least 6 characters long.
Welcome back! / Successfully signed in to the product.
Account Created!
Logged out locally
Profile update failed
Failed to fetch suppliers
Supplier not found
Failed to fetch supplier data
Success / Profile updated successfully
Error / Failed to update profile
Success / Product deleted successfully
Error / Failed to delete product
Success / Product created successfully and is pending approval!
Error / Failed to create product. Please try again.
Error / You must be logged in as a manufacturers to create a product.
Error / Failed to load product details
Error / Failed to update product
Error / Failed to create product
Success / Product updated successfully!
Success / Product created successfully!
Error / Please sign in to send an inquiry.
Success / Your inquiry has been sent successfully!
Error / Failed to send inquiry. Please try again.
Failed to create order
Failed to send inquiry
Failed to fetch enquiries
Failed to fetch vendor enquiries
Failed to fetch buyer enquiries
Failed to create enquiry
Something went wrong, try again.
Message sent successfully!
Failed to fetch analytics
Failed to fetch users
Failed to fetch admin data
Access denied: Admins only`.split('\n');

interface Texts {
  readonly en: string;
  readonly 'zh-Hans': string;
}
interface Toast {
  readonly title?: Texts;
  readonly text?: Texts;
}
const toasts = [
  GENERAL_TOASTS,
  AUTH_TOASTS,
  PROFILE_TOASTS,
  PRODUCTS_TOASTS,
  ENQUIRIES_TOASTS,
  ORDERS_TOASTS,
  CONTACT_TOASTS,
  ADMIN_TOASTS,
].flatMap((area): Toast[] => Object.values(area));
const texts: readonly Texts[] = [
  ...Object.values(ERROR_TEXTS),
  ...Object.values(FIELD_ERROR_TEXTS),
  ...Object.values(SUCCESS_TEXTS),
  ...toasts.flatMap(({ title, text }) => [title, text].filter((each) => each !== undefined)),
];

describe('the spec', () => {
  const specTexts = new Set([
    ...texts.map(({ en }) => en),
    // Shown in the page instead of a toast.
    suppliers.results.failed,
    shell.supplier.failed,
    ...Object.values(dashboard.inquiry.failed),
    ...toasts.map(({ title, text }) => [title?.en, text?.en].filter(Boolean).join(' / ')),
  ]);

  test.each(QUOTED)('contains %s', (quoted) => {
    expect(specTexts).toContain(quoted);
  });
});

test('every text exists in both languages, without placeholders', () => {
  for (const { en, 'zh-Hans': zh } of texts) {
    expect(en).not.toMatch(/[\p{Script=Han}]/u);
    expect(zh, en).toMatch(/[\p{Script=Han}]/u);
    expect(zh, en).not.toMatch(/[,.!?:;]$|^\s|\s$/);
    // fieldErrorText() inserts these two.
    expect(`${en} ${zh}`.replaceAll(/{{(?:n|text)}}/g, '')).not.toContain('{{');
  }
});

test('an English text has one Chinese text', () => {
  const chinese = new Map<string, string>();
  for (const { en, 'zh-Hans': zh } of texts) {
    expect(chinese.get(en) ?? zh, en).toBe(zh);
    chinese.set(en, zh);
  }
});

test('every error code has a text and an error status', () => {
  expect(Object.keys(ERROR_TEXTS).sort()).toEqual(Object.keys(ERROR_STATUSES).sort());
  for (const status of Object.values(ERROR_STATUSES)) expect(status).toBeGreaterThanOrEqual(400);
});

test('an unnamed field error is invalid, also for inherited property names', () => {
  expect(fieldErrorText('productName', 'en')).toBe('Product name is required');
  expect(fieldErrorText('productName', 'zh-Hans')).toBe('请填写产品名称');
  for (const name of ['nonsense', 'constructor', '__proto__', 'toString', ''])
    expect(fieldErrorText(name, 'en')).toBe('This value is not valid.');
});

describe('endpoints', () => {
  test('each endpoint is listed once', () => {
    const calls = ALL_ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  test.each(ALL_ENDPOINTS.map((each) => [`${each.method} ${each.path}`, each] as const))(
    '%s declares its parameters, and a body only if it sends one',
    (_, { method, path, params, body, summary, access, errors }) => {
      expect(path.includes(':')).toBe(params !== undefined);
      expect(path).not.toMatch(/^\/api/);
      expect(summary).not.toBe('');
      if (method === 'GET' || method === 'DELETE') expect(body).toBeUndefined();
      if (access !== 'anyone') expect(errors).toContain('unauthorized');
    },
  );

  test('every call of the spec is listed', () => {
    expect(ALL_ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'GET /health',
        'POST /translate',
        'POST /auth/login',
        'POST /auth/register',
        'POST /auth/logout',
        'GET /auth/me',
        'GET /auth/suppliers',
        'GET /auth/suppliers/:id',
        'PUT /auth/profile',
        'GET /products',
        'GET /products/:id',
        'POST /products/create-new',
        'PUT /products/:id',
        'DELETE /products/:id',
        'GET /products/my/products',
        'GET /products/categories',
        'POST /enquiries',
        'GET /enquiries/',
        'GET /enquiries/vendor',
        'GET /enquiries/buyer',
        'POST /inquiries',
        'POST /orders',
        'GET /chats/vendor',
        'GET /chats/buyer',
        'GET /chats/:id/messages',
        'GET /chats/:id',
        'POST /chats',
        'POST /messages',
        'POST /contact',
        'GET /admin/analytics',
        'GET /admin/users',
      ]),
    );
  });
});
