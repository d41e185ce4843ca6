// Constants of spec §9 that the public lists need. Separate from limits.ts, whose other constants only signed-in
// screens need.

export const MAX_PAGE_SIZE = 100;
export const MAX_PAGE_NUMBER = 1_000_000_000;
export const MAX_SEARCH_LENGTH = 200;
/** Suggestions below a search box, of all kinds together: what a phone shows above its keyboard. */
export const MAX_SUGGESTIONS = 8;
/** Search matches are counted up to this number; larger totals are shown as "10,000+". */
export const MAX_COUNTED_MATCHES = 10_000;
export const PAGE_SIZE = 30;
/** Price filter. If the slider's upper handle is at PRICE_FILTER_MAX_USD, there is no upper limit. */
export const PRICE_FILTER_MIN_USD = 0;
export const PRICE_FILTER_MAX_USD = 100_000;
export const PRICE_FILTER_STEP_USD = 1_000;
export const PRICE_FILTER_MIN_GAP_USD = 1_000;

/** Maximum price of a product: its cents fit 32-bit integers, which storage and filters use. */
export const MAX_PRODUCT_PRICE_USD = 20_000_000;
/** Maximum quantity of an order line, an enquiry and a minimum order. */
export const MAX_QUANTITY = 100_000;

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

export const SUPPLIER_SORTS = ['newest', 'verified', 'products', 'name'] as const;
export type SupplierSort = (typeof SUPPLIER_SORTS)[number];
/** Verified suppliers first, those with the most products before others. */
export const DEFAULT_SUPPLIER_SORT: SupplierSort = 'verified';
