// Business constants: exactly those of spec §9.
import { expect, test } from 'vitest';
import * as limits from '../../../contract/limits.ts';

const constants = new Map<string, unknown>(Object.entries(limits));

test.each<[keyof typeof limits, unknown]>([
  ['PAGE_SIZE', 30],
  ['PRICE_FILTER_MIN_USD', 0],
  ['PRICE_FILTER_MAX_USD', 100_000],
  ['PRICE_FILTER_STEP_USD', 1_000],
  ['PRICE_FILTER_MIN_GAP_USD', 1_000],
  ['PASSWORD_MIN_LENGTH', 6],
  [
    'PHONE_FORMATS',
    { buyer: { prefix: '+91', digits: 10 }, supplier: { prefix: '+86', digits: 11 } },
  ],
  ['IMAGES_PER_PRODUCT', 5],
  ['MAX_VIDEO_BYTES', 5_242_880],
  ['VIDEO_TYPES', ['video/mp4', 'video/webm']],
  ['ORDER_MIN_QUANTITY', 1],
  ['PLACEHOLDER_IMAGE_PX', 300],
  ['MINIMUM_AGE', 18],
  ['HEALTH_TIMEOUT_MS', 5_000],
  ['HEALTH_RECHECK_MS', 10_000],
  ['TOAST', { durationMs: 4_000, visible: 3, widthPx: 356, gapPx: 14, swipePx: 20 }],
  ['CLIENT_CACHE', { lifetimeMs: 300_000, retries: 3, maxDelayMs: 30_000 }],
  ['LIVE_RECONNECTION', { attempts: 5, timeoutMs: 20_000, delayMs: 1_000, maxDelayMs: 5_000 }],
  [
    'STORAGE_KEYS',
    {
      token: 'auth_token',
      account: 'auth_account',
      language: 'app_language',
      cardView: 'card_view',
      compared: 'compared_products',
      searches: 'recent_searches',
      seen: 'seen',
      favourites: 'favourites',
      shortcuts: 'review_shortcuts',
      legacy: ['demo_users', 'demo_current_user'],
    },
  ],
  [
    'SUPPLIER_COUNTRIES',
    ['China', 'India', 'United States', 'Germany', 'Japan', 'South Korea', 'Taiwan'],
  ],
  ['ORIGIN_COUNTRIES', ['China', 'India', 'Vietnam', 'Thailand', 'Malaysia', 'Indonesia', 'Other']],
  [
    'PROFILE_COUNTRIES',
    ['India', 'China', 'United States', 'United Kingdom', 'Germany', 'Japan', 'Other'],
  ],
  [
    'BUSINESS_TYPES',
    ['Manufacturer', 'Trading Company', 'Distributor', 'Service Provider', 'Other'],
  ],
  ['DELIVERY_TIMELINES', ['ASAP', '1-2 weeks', '1 month', '2-3 months', '3+ months', 'Flexible']],
  ['PRODUCT_STATUSES', ['active', 'pending', 'draft', 'rejected', 'inactive']],
  ['ENQUIRY_TYPES', ['product_info', 'price_quote', 'custom_order']],
  ['ORDER_STATUSES', ['placed', 'proposed', 'confirmed', 'shipped', 'delivered', 'cancelled']],
  ['VERIFICATION_LEVELS', ['basic', 'Premium', 'Gold']],
  ['ROLES', ['buyer', 'supplier']],
  ['BIS_TOPIC_ID', 'bis-certification'],
  ['ADMIN_COUNTERPART_ID', 'admin'],
])('%s', (name, value) => {
  expect(constants.get(name)).toEqual(value);
});
