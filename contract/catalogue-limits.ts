// The constants of spec §9 that the public lists filter by: apart from the others, which only members' screens need.

export const MAX_PAGE_SIZE = 100;
export const MAX_PAGE = 1_000_000_000;
export const MAX_SEARCH = 200;
/** Counts are exact up to this many search matches and said as "10,000+" past it. */
export const MAX_COUNTED = 10_000;
export const PAGE_SIZE = 30;
/** US dollars. A top handle at PRICE_MAX means no upper limit. */
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
