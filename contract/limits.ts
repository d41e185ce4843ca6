// The business constants of spec §9, and the bounds the server adds where the spec names none.

export const PAGE_SIZE = 30;
export const MAX_PAGE_SIZE = 100;
export const MAX_PAGE = 1_000_000_000;
export const MAX_SEARCH = 200;
/** Counts are exact up to this many search matches and said as "10,000+" past it. */
export const MAX_COUNTED = 10_000;

/** US dollars. A top handle at PRICE_MAX means no upper limit. */
export const PRICE_MIN = 0;
export const PRICE_MAX = 100_000;
export const PRICE_STEP = 1_000;
export const PRICE_GAP = 1_000;

export const PASSWORD_MIN = 6;
/** Hashing costs time by length. */
export const PASSWORD_MAX = 200;
export const ROLES = ['buyer', 'supplier'] as const;
export const PHONES = {
  buyer: { prefix: '+91', digits: 10 },
  supplier: { prefix: '+86', digits: 11 },
} as const;

export const IMAGES_PER_PRODUCT = 5;
export const IMAGE_BYTES = 10 * 1024 * 1024;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const VIDEO_BYTES = 5 * 1024 * 1024;
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;
export const ORDER_MIN_QUANTITY = 1;
export const MAX_QUANTITY = 1_000_000_000;
/** US dollars; above any machine, and exact in cents. */
export const MAX_PRICE = 1_000_000_000;
export const PRODUCTS_PER_ORDER = 50;
export const TAGS_PER_PRODUCT = 20;
export const CERTIFICATIONS_PER_PRODUCT = 20;
export const SPECIFICATIONS_PER_PRODUCT = 60;
/** Characters of a message, an enquiry or a description. */
export const MAX_MESSAGE = 5_000;
export const PLACEHOLDER_IMAGE_PX = 300;
export const MINIMUM_AGE = 18;

export const HEALTH_TIMEOUT_MS = 5_000;
export const HEALTH_RECHECK_MS = 10_000;

export const TOAST = {
  durationMs: 4_000,
  visible: 3,
  widthPx: 356,
  gapPx: 14,
  swipePx: 20,
} as const;
export const CACHE = { lifetimeMs: 5 * 60_000, retries: 3, maxDelayMs: 30_000 } as const;
export const LIVE = {
  attempts: 5,
  timeoutMs: 20_000,
  delayMs: 1_000,
  maxDelayMs: 5_000,
} as const;

export const STORED_KEYS = {
  token: 'auth_token',
  language: 'app_language',
  legacy: ['demo_users', 'demo_current_user'],
} as const;

export const SUPPLIER_COUNTRIES = [
  'China',
  'India',
  'United States',
  'Germany',
  'Japan',
  'South Korea',
  'Taiwan',
] as const;
export const ORIGIN_COUNTRIES = [
  'China',
  'India',
  'Vietnam',
  'Thailand',
  'Malaysia',
  'Indonesia',
  'Other',
] as const;
export const PROFILE_COUNTRIES = [
  'India',
  'China',
  'United States',
  'United Kingdom',
  'Germany',
  'Japan',
  'Other',
] as const;
export const BUSINESS_TYPES = [
  'Manufacturer',
  'Trading Company',
  'Distributor',
  'Service Provider',
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
export const INQUIRY_TYPES = ['product_info', 'price_quote', 'custom_order'] as const;
export const ORDER_STATUSES = ['placed', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const;
export const ENQUIRY_STATUSES = ['pending', 'answered', 'closed'] as const;
export const VERIFICATION_LEVELS = ['basic', 'Premium', 'Gold'] as const;

/** A reserved id and no product: chat and enquiries about it go to the admin desk (spec §2). */
export const BIS_TOPIC_ID = 'bis-certification';
export const ADMIN_COUNTERPART = 'admin';
