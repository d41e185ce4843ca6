// Body size limits per endpoint: large enough for the largest valid body with every character escaped, and hardly more.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MAX_PASSKEY_NAME_LENGTH } from '../../../contract/accounts/second-factor-limits.ts';
import { IMPORT_DECISION_SIZE } from '../../../contract/admin/import-review.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import {
  EVIDENCE_CHECKS,
  MAX_EVIDENCE_ISSUER_LENGTH,
  MAX_EVIDENCE_NUMBER_LENGTH,
  MAX_EVIDENCE_TITLE_LENGTH,
} from '../../../contract/evidence/evidence-kinds.ts';
import {
  FAVOURITES_PER_CALL,
  MAX_FAVOURITE_NAME_LENGTH,
} from '../../../contract/favourites/favourite-limits.ts';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import {
  CERTIFICATIONS_PER_PRODUCT,
  IMAGES_PER_PRODUCT,
  MAX_ATTACHMENT_BYTES,
  MAX_CERTIFICATE_IMAGES,
  MAX_IMAGE_BYTES,
  MAX_MESSAGE_LENGTH,
  MAX_PAGE_SIZE,
  MAX_PRODUCT_PRICE_USD,
  MAX_VIDEO_BYTES,
  PRODUCTS_PER_ORDER,
  SPECIFICATIONS_PER_PRODUCT,
  TAGS_PER_PRODUCT,
} from '../../../contract/limits.ts';
import {
  IMPORT_COLUMNS,
  MAX_IMPORT_BYTES,
  MAX_PICTURE_ZIP_BYTES,
} from '../../../contract/products/import-limits.ts';
import {
  ANSWERS_PER_ENQUIRY,
  MAX_ANSWER_LENGTH,
  READY_QUESTIONS_PER_ENQUIRY,
} from '../../../contract/questions/answers.ts';
import {
  PHOTOS_PER_REVIEW,
  REVIEW_REPLY_MAX_LENGTH,
} from '../../../contract/reviews/review-limits.ts';
import {
  MAX_SAVED_SEARCH_NAME_LENGTH,
  MAX_SAVED_SEARCH_QUERY_LENGTH,
} from '../../../contract/saved-searches/saved-search-limits.ts';
import {
  EXPORT_MARKETS,
  MAX_FACTORY_PICTURES,
  MAX_TRADE_NAME_LENGTH,
} from '../../../contract/suppliers/company.ts';
import { CHARACTERS_PER_BATCH, TEXTS_PER_BATCH } from '../../../contract/translation/translate.ts';
import { LIMITS } from '../../../server/limits.ts';
import { countValues } from '../../../server/platform/http/bodies/json.ts';
import { maxFormBytes } from '../../../server/platform/uploads/receive-forms.ts';

const text = (length: number): string => '机'.repeat(length);
const many = <Value>(count: number, value: (at: number) => Value): Value[] =>
  Array.from({ length: count }, (_, at) => value(at));
/** Many clients escape every character that is not ASCII. */
const escaped = (body: unknown): string =>
  JSON.stringify(body).replace(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const ID = crypto.randomUUID();
const EMAIL = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`;
const PASSWORD = text(200);
const path = (at: number): string => `/media/uploads/${ID}-${at}-1280x960.640.webp`;

const caption = { title: text(80), number: text(60), issuer: text(120), validUntil: '2028-01-31' };

/** A form may send objects as JSON, and a JSON body may contain them as such strings, too. */
const specifications = escaped(
  Object.fromEntries(many(SPECIFICATIONS_PER_PRODUCT, (at) => [`${at}${text(90)}`, text(500)])),
);
const largestProduct = {
  name: text(200),
  title: text(200),
  description: text(MAX_MESSAGE_LENGTH * 2),
  sort_description: text(500),
  category: 'agriculture',
  priceRange: '20000000',
  minOrderQuantity: '100000',
  stock: text(100),
  countryOfOrigin: 'China',
  specifications,
  certifications: many(CERTIFICATIONS_PER_PRODUCT, (at) => `${at}${text(95)}`),
  tags: many(TAGS_PER_PRODUCT, (at) => `${at}${text(36)}`),
  status: 'draft',
};

const largestNeeds = {
  type: 'custom_order',
  requirements: { text: text(MAX_MESSAGE_LENGTH) },
  quantity: 100_000,
  contactInfo: { email: EMAIL, phone: text(40) },
  targetPrice: 1_000_000_000,
  deliveryTimeline: 'Flexible',
  answers: Object.fromEntries(
    many(ANSWERS_PER_ENQUIRY, (at) => [`${at}${text(38)}`, text(MAX_ANSWER_LENGTH)]),
  ),
  questions: many(READY_QUESTIONS_PER_ENQUIRY, () => text(40)),
};

/** Of a passkey; base64url. */
const credential = { id: 'a'.repeat(1_400), rawId: 'a'.repeat(1_400), type: 'public-key' };

/** The largest valid body of each endpoint that has one; null if it accepts only forms. */
const LARGEST: Readonly<Record<string, unknown>> = {
  'POST /products/create-new': largestProduct,
  'PUT /products/:id': {
    ...largestProduct,
    images: many(IMAGES_PER_PRODUCT, path),
    video: path(9),
    revision: 9_999,
  },
  'POST /products/my/bulk': {
    ids: many(MAX_PAGE_SIZE, () => crypto.randomUUID()),
    action: 'deactivate',
  },
  'POST /products/my/prices': {
    prices: many(MAX_PAGE_SIZE, () => ({
      id: crypto.randomUUID(),
      from: MAX_PRODUCT_PRICE_USD - 0.01,
      to: MAX_PRODUCT_PRICE_USD - 0.01,
    })),
  },
  'POST /products/imports': null,
  // Targets are names of fields and attributes, which are ASCII.
  'PUT /products/imports/:id/columns': { targets: many(IMPORT_COLUMNS, () => 'a'.repeat(80)) },
  'POST /products/imports/:id/pictures': null,
  'POST /products/imports/:id/start': { skipErrors: true },
  'POST /translate': { text: text(5_000), targetLang: 'zh-Hans' },
  'POST /translate/batch': {
    texts: many(TEXTS_PER_BATCH, () => text(CHARACTERS_PER_BATCH / TEXTS_PER_BATCH)),
    targetLang: 'zh-Hans',
  },
  'POST /auth/register': {
    name: text(120),
    email: EMAIL,
    password: PASSWORD,
    role: 'supplier',
    phone: '+8613800138000',
    companyName: text(200),
    businessType: 'Manufacturer',
  },
  'POST /auth/login': { email: EMAIL, password: PASSWORD },
  'PUT /auth/profile': {
    name: text(120),
    companyName: text(200),
    businessType: 'Manufacturer',
    phone: '+8613800138000',
    description: text(MAX_MESSAGE_LENGTH),
    website: `https://example.com/${'a'.repeat(150)}`,
    gstin: text(40),
    iec: text(40),
    address: {
      street: text(300),
      city: text(120),
      state: text(120),
      country: 'United Kingdom',
      zipCode: text(20),
    },
    avatar: path(1),
    establishedYear: 1999,
    businessLicense: path(2),
    certifications: many(MAX_CERTIFICATE_IMAGES, path),
    tradeName: text(MAX_TRADE_NAME_LENGTH),
    certificationCaptions: many(MAX_CERTIFICATE_IMAGES, () => escaped(caption)),
    businessLicenseCaption: escaped(caption),
    factoryPictures: many(MAX_FACTORY_PICTURES, path),
    factorySubjects: many(MAX_FACTORY_PICTURES, () => 'warehouse'),
    exportMarkets: EXPORT_MARKETS,
  },
  'PUT /auth/password': { currentPassword: PASSWORD, password: PASSWORD },
  'PUT /auth/email': { email: EMAIL },
  'POST /auth/reset': { email: EMAIL },
  'POST /auth/email/link': { token: 'x'.repeat(43), kind: 'confirm', code: 'x'.repeat(64) },
  'POST /auth/removal': { token: 'x'.repeat(43) },
  'POST /auth/reset/confirm': {
    token: 'x'.repeat(43),
    ...{ password: PASSWORD, confirmPassword: PASSWORD },
  },
  'POST /company/invitations': { role: 'viewer', email: EMAIL },
  'POST /company/invitations/open': { token: 'x'.repeat(43) },
  'POST /company/join': {
    token: 'x'.repeat(43),
    name: text(120),
    email: EMAIL,
    password: PASSWORD,
  },
  'PUT /company/members/:id': { role: 'viewer' },
  'PUT /company/me': { name: text(120) },
  'POST /auth/leave/download/link': { email: EMAIL, password: PASSWORD, code: text(64) },
  'POST /auth/leave/delete': { email: EMAIL, password: PASSWORD, code: text(64) },
  'POST /auth/second-factor': { code: text(64) },
  'POST /auth/second-factor/totp/confirm': { code: text(64) },
  'POST /auth/second-factor/passkeys': {
    name: text(MAX_PASSKEY_NAME_LENGTH),
    credential: {
      ...credential,
      response: {
        clientDataJSON: 'a'.repeat(4_000),
        attestationObject: 'a'.repeat(12_000),
        transports: many(10, () => text(20)),
      },
    },
  },
  'POST /auth/confirmation': {
    password: PASSWORD,
    code: text(64),
    credential: {
      ...credential,
      response: {
        clientDataJSON: 'a'.repeat(4_000),
        authenticatorData: 'a'.repeat(4_000),
        signature: 'a'.repeat(8_000),
      },
    },
  },
  'POST /auth/second-factor/passkey': {
    credential: {
      ...credential,
      response: {
        clientDataJSON: 'a'.repeat(4_000),
        authenticatorData: 'a'.repeat(4_000),
        signature: 'a'.repeat(8_000),
      },
    },
  },
  'POST /contact': {
    firstName: text(100),
    lastName: text(100),
    email: EMAIL,
    company: text(200),
    subject: text(200),
    message: text(MAX_MESSAGE_LENGTH),
    website: '',
  },
  'PUT /admin/contact-messages/:id': { read: true },
  'PUT /admin/users/:id/verification': { level: 'Premium', note: text(1_000) },
  'PUT /admin/users/:id/registrations': { kind: 'gstin', number: text(20), checked: true },
  'PUT /admin/users/:id/suspension': { reason: text(1_000) },
  'POST /products/:id/reports': { reason: 'misleading', text: text(1_000) },
  'POST /reviews/:id/reports': { reason: 'untrue', text: text(1_000) },
  'POST /reviews': null,
  'POST /reviews/:id/reply': { text: text(REVIEW_REPLY_MAX_LENGTH) },
  'PUT /reviews/:id/removal': { reason: text(1_000) },
  'PUT /admin/reports/:id': { outcome: 'dismissed', note: text(1_000) },
  'PUT /admin/reviews/:id': { decision: 'reject', reason: text(1_000), revision: 9 },
  'PUT /admin/import-reviews/:id': {
    decision: 'reject',
    reason: text(1_000),
    products: many(IMPORT_DECISION_SIZE, () => ({ id: ID, revision: 9 })),
  },
  'POST /admin/rules/exchange': {
    ...{ from: '2026-01-01', url: `https://example.com/${text(480)}` },
    rates: `USD,93.40\n#${text(3_989)}`,
  },
  'PUT /admin/products/:id/take-down': { reason: text(1_000) },
  'POST /enquiries': {
    productId: ID,
    supplierId: ID,
    category: 'agriculture',
    subject: text(200),
    message: text(MAX_MESSAGE_LENGTH),
    ...largestNeeds,
    userId: ID,
    status: 'pending',
  },
  'POST /inquiries': {
    productId: ID,
    supplierId: ID,
    subject: text(200),
    message: text(MAX_MESSAGE_LENGTH),
    ...largestNeeds,
  },
  'POST /enquiries/:id/replies': { text: text(MAX_MESSAGE_LENGTH) },
  'PUT /enquiries/:id': { status: 'answered' },
  'POST /orders': {
    supplierId: ID,
    products: many(PRODUCTS_PER_ORDER, () => ({
      productId: ID,
      quantity: 1_000,
      unitPrice: 1_000,
      specifications: text(2_000),
    })),
    shippingAddress: text(1_000),
    incoterm: 'EXW',
    supply: '415-3-50',
    notes: text(2_000),
    requestId: ID,
    totalAmount: PRODUCTS_PER_ORDER * 1_000_000,
  },
  'PUT /orders/:id/status': { status: 'shipped', carrier: text(100), trackingNumber: text(100) },
  'POST /favourites/merge': {
    favourites: many(FAVOURITES_PER_CALL, () => ({
      id: text(64),
      name: text(MAX_FAVOURITE_NAME_LENGTH),
      price: MAX_PRODUCT_PRICE_USD,
      savedAt: new Date().toISOString(),
    })),
  },
  'POST /landed-cost': {
    ...{ hsCode: '8.4.5.8.1.1.0.0'.padEnd(40), incoterm: 'EXW', amount: '1000000000.000000' },
    ...{ currency: 'USD', quantity: '1000000', origin: 'CN', exportCharges: '1000000000' },
    ...{ freight: '1000000000', insurance: '1000000000', otherCharges: '1000000000' },
    ...{ antiDumpingDuty: '1000000000', bcdPercent: '99.999', swsPercent: '99.999' },
    ...{ igstPercent: '99.999', exchangeRate: '999.999999' },
  },
  'POST /saved-searches': {
    name: text(MAX_SAVED_SEARCH_NAME_LENGTH),
    query: text(MAX_SAVED_SEARCH_QUERY_LENGTH),
    alert: false,
  },
  'PUT /saved-searches/:id': { name: text(MAX_SAVED_SEARCH_NAME_LENGTH), alert: false },
  'PUT /notifications/mails': { kind: 'enquiries', sent: false },
  'PUT /notifications/read': { ids: many(MAX_PAGE_SIZE, () => crypto.randomUUID()) },
  'POST /chats': { userIds: [ID, ID], productId: ID, supplierId: ID },
  'POST /chats/:id/reports': { reason: 'offensive', text: text(1_000) },
  'PUT /chats/:id/read': { messageId: ID },
  'POST /chats/:id/files': null,
  // A file has no form as JSON.
  'POST /evidence': null,
  'PUT /evidence/:id': {
    kind: 'testReport',
    title: text(MAX_EVIDENCE_TITLE_LENGTH),
    number: text(MAX_EVIDENCE_NUMBER_LENGTH),
    issuer: text(MAX_EVIDENCE_ISSUER_LENGTH),
    issued: '2026-01-31',
    expires: '2099-01-31',
    consent: true,
  },
  'PUT /evidence/:id/publication': { published: false },
  'PUT /admin/evidence/:id': {
    decision: 'askAgain',
    reason: text(1_000),
    checks: [...EVIDENCE_CHECKS],
    revision: 1_000,
  },
  'POST /messages': { chatId: ID, senderId: ID, text: text(MAX_MESSAGE_LENGTH), clientId: ID },
};

const withBody = ALL_ENDPOINTS.filter(({ body }) => body !== undefined);
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

test('every call with a body is covered', () => {
  expect(Object.keys(LARGEST).sort()).toEqual(withBody.map(nameOf).sort());
});

test.each(withBody.map((each) => [nameOf(each), each] as const))('%s', (name, endpoint) => {
  const largest = LARGEST[name];
  if (largest === null) return;
  const limit = endpoint.bodyBytes ?? LIMITS.bodyBytes;
  const body = escaped(largest);
  const read = z.safeParse(endpoint.body as z.core.$ZodType, largest);
  expect(read.error?.issues).toBeUndefined();
  expect(body.length).toBeLessThanOrEqual(limit - 500);
  countValues(body);
  if (endpoint.bodyBytes !== undefined) {
    expect(endpoint.bodyBytes).toBeGreaterThan(LIMITS.bodyBytes);
    expect(endpoint.bodyBytes).toBeLessThan(body.length * 1.35);
  }
});

test('each form declares its files, and only forms do', () => {
  const files = Object.fromEntries(
    withBody.flatMap((each) => (each.fileBytes ? [[nameOf(each), each.fileBytes]] : [])),
  );
  const product = IMAGES_PER_PRODUCT * MAX_IMAGE_BYTES + MAX_VIDEO_BYTES;
  expect(files).toEqual({
    'POST /products/create-new': product,
    'PUT /products/:id': product,
    'PUT /auth/profile': (MAX_CERTIFICATE_IMAGES + MAX_FACTORY_PICTURES + 2) * MAX_IMAGE_BYTES,
    'POST /reviews': PHOTOS_PER_REVIEW * MAX_IMAGE_BYTES,
    'POST /chats/:id/files': MAX_IMAGE_BYTES,
    'POST /evidence': MAX_ATTACHMENT_BYTES,
    'PUT /evidence/:id': MAX_ATTACHMENT_BYTES,
    'POST /products/imports': MAX_IMPORT_BYTES,
    'POST /products/imports/:id/pictures': MAX_PICTURE_ZIP_BYTES,
  });
  for (const each of withBody)
    expect(each.bodyType === 'multipart', nameOf(each)).toBe(each.fileBytes !== undefined);
  expect(maxFormBytes(product)).toBeLessThan(product + 1024 ** 2);
});

test('the texts of the largest product fit into a form', () => {
  const bytes = Object.values(largestProduct)
    .flat()
    .reduce((sum: number, value) => sum + Buffer.byteLength(String(value)), 0);
  expect(bytes).toBeLessThan(LIMITS.formTextBytes);
});
