// Reason of the refusal of a repeated shipping step with other data: the order was shipped with these.
import { type Texts, textsWithValues } from '../texts.ts';
import { REFUSAL_TEXTS } from './refusals.ts';

export const shippedWithText = (carrier: string, trackingNumber: string): Texts =>
  textsWithValues(REFUSAL_TEXTS.orders.shippedWith, { carrier, trackingNumber });
