// Endpoint for the live figures of this market, which stand beside the static ones of the prerendered pages.
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
  /** Half of the suppliers that are asked usually answer within this time; null if that is not known. */
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
