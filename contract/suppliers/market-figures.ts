// Endpoint for the live figures of this market, which prerendered pages show beside the static ones.
import type * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { count, fields, nullableNumber, time } from '../read.ts';

const marketFigures = fields({
  /** Public suppliers that are verified. */
  verifiedSuppliers: count,
  products: count,
  /** Machine types that have products. */
  machineTypes: count,
  /** Countries and regions of the suppliers. */
  countries: count,
  /** Sent in the last 30 days. */
  enquiries: count,
  /** Hours: median of the suppliers' usual answer times; null if unknown. */
  answerHours: nullableNumber,
  /** When they were counted. */
  at: time,
});
export type MarketFigures = z.output<typeof marketFigures>;

export const getMarketFigures = endpoint({
  method: 'GET',
  path: '/market/figures',
  summary:
    'How many suppliers, products and enquiries this market has, counted at most every ten minutes',
  access: 'anyone',
  reply: marketFigures,
  errors: [],
});
