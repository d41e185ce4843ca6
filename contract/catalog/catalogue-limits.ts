// Constants of spec §9 for filtering the public lists. Separate from limits.ts, whose other constants only
// signed-in screens need.

export const MAX_PAGE_SIZE = 100;
export const MAX_PAGE = 1_000_000_000;
export const MAX_SEARCH = 200;
/** Search matches are counted up to this number; larger totals are shown as "10,000+". */
export const MAX_COUNTED = 10_000;
export const PAGE_SIZE = 30;
/** US dollars. If the slider's upper handle is at PRICE_MAX, there is no upper limit. */
export const PRICE_MIN = 0;
export const PRICE_MAX = 100_000;
export const PRICE_STEP = 1_000;
export const PRICE_GAP = 1_000;

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

export const BUSINESS_TYPES = [
  'Manufacturer',
  'Trading Company',
  'Distributor',
  'Service Provider',
  'Other',
] as const;
