// Business constants of spec §9, and limits that the server adds where the spec has none.

export * from './catalog/catalog-limits.ts';
export * from './page-limits.ts';
export * from './storage-keys.ts';

export const ADMIN_PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MIN_LENGTH = 6;
/** Limits the cost of hashing, which grows with the length. */
export const PASSWORD_MAX_LENGTH = 200;
export const ROLES = ['buyer', 'supplier'] as const;
export const PHONE_FORMATS = {
  buyer: { prefix: '+91', digits: 10 },
  supplier: { prefix: '+86', digits: 11 },
} as const;

/** Earlier founding years are treated as typing errors. */
export const MIN_FOUNDING_YEAR = 1_800;
export const MAX_CERTIFICATE_IMAGES = 10;
/** Maximum pixels of an image that the server decodes; the forms scale larger photographs down before the upload. */
export const MAX_IMAGE_PIXELS = 24_000_000;
/** Maximum for progressive or interlaced images in CMYK or with 16 bits per channel: decoding them needs more memory. */
export const MAX_DEEP_IMAGE_PIXELS = 12_000_000;
export const IMAGES_PER_PRODUCT = 5;
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MAX_VIDEO_BYTES = 5 * 1024 * 1024;
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;
/** Maximum size of an image or document in a conversation. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
export const ATTACHMENT_TYPES = [...IMAGE_TYPES, 'application/pdf'] as const;
export const ORDER_MIN_QUANTITY = 1;
/** Maximum unit price of an order and target price of an enquiry: above any machine's price, still exact in cents. */
export const MAX_TRADE_PRICE_USD = 1_000_000_000;
/** Maximum total of an order: far above a real one, so that the sum over all orders of a market is exact. */
export const MAX_ORDER_TOTAL_USD = 100_000_000;
export const PRODUCTS_PER_ORDER = 50;
export const TAGS_PER_PRODUCT = 20;
export const CERTIFICATIONS_PER_PRODUCT = 20;
export const SPECIFICATIONS_PER_PRODUCT = 60;
export const ATTRIBUTES_PER_PRODUCT = 40;
/** Rate limit per account for changes of the public catalog: its profile, and which of its products are on sale. */
export const PUBLIC_CHANGES_PER_MINUTE = 30;
/** Characters of a message, an enquiry or a description. */
export const MAX_MESSAGE_LENGTH = 5_000;
export const PLACEHOLDER_IMAGE_PX = 300;
export const MINIMUM_AGE = 18;

export const LIVE_RECONNECTION = {
  attempts: 5,
  timeoutMs: 20_000,
  delayMs: 1_000,
  maxDelayMs: 5_000,
} as const;

export const PROFILE_COUNTRIES = [
  'India',
  'China',
  'United States',
  'United Kingdom',
  'Germany',
  'Japan',
  'Other',
] as const;
export const DELIVERY_TIMELINES = [
  'ASAP',
  '1-2 weeks',
  '1 month',
  '2-3 months',
  '3+ months',
  'Flexible',
] as const;
export const PRODUCT_STATUSES = ['active', 'pending', 'draft', 'rejected', 'inactive'] as const;
export const ENQUIRY_TYPES = ['product_info', 'price_quote', 'custom_order'] as const;
export const ORDER_STATUSES = [
  'placed',
  'proposed',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export const ENQUIRY_STATUSES = ['pending', 'answered', 'closed'] as const;
export const VERIFICATION_LEVELS = ['basic', 'Premium', 'Gold'] as const;

export const REPORT_REASONS = [
  'misleading',
  'counterfeit',
  'prohibited',
  'duplicate',
  'other',
] as const;
/** Reasons to report a counterpart in a chat. */
export const USER_REPORT_REASONS = ['spam', 'fraud', 'payment', 'offensive', 'other'] as const;
/** Messages of a conversation that admins see with a report of one of its participants. */
export const REPORTED_MESSAGES = 10;

/** A reserved product id: chats and enquiries about it go to the admins (spec §2). */
export const BIS_TOPIC_ID = 'bis-certification';
export const ADMIN_COUNTERPART_ID = 'admin';
