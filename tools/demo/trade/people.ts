// Participants of the demo market's trade: contact persons of buyers and suppliers, and the admin.
import type { Lang } from '../../../contract/lang.ts';
import { type Place, placeNamed } from '../places.ts';
import type { Both, SeedSupplier } from '../types.ts';
import type { Buyer } from './buyers.ts';
import { type Hours, hoursIn } from './working-hours.ts';

/** A participant, with what all texts and times of its actions depend on. */
export interface Person {
  readonly id: string;
  readonly side: 'buyer' | 'supplier' | 'admin';
  readonly language: Lang;
  /** The name in notifications. */
  readonly displayName: Both;
  readonly email: string;
  readonly hours: Hours;
  /** End of the last visit: later events are unread. */
  readonly until: number;
}

export type BuyingPerson = Person & { readonly buyer: Buyer };
export type SellingPerson = Person & {
  readonly supplier: SeedSupplier;
  readonly port: Place['port'];
};

export const buyingPerson = (buyer: Buyer, until: number): BuyingPerson => ({
  buyer,
  id: buyer.id,
  side: 'buyer',
  language: 'en',
  displayName: { en: buyer.companyName, zh: buyer.companyName },
  email: buyer.email,
  hours: hoursIn('India'),
  until,
});

const CHINESE_SPEAKING = ['China', 'Taiwan'];

export const sellingPerson = (supplier: SeedSupplier, until: number): SellingPerson => ({
  supplier,
  id: supplier.id,
  side: 'supplier',
  language: CHINESE_SPEAKING.includes(supplier.country) ? 'zh-Hans' : 'en',
  displayName: supplier.companyName,
  email: supplier.email,
  hours: hoursIn(supplier.country),
  until,
  port: placeNamed(supplier.city.en).port,
});

/** How participants see the admin area (server/accounts/participant-queries.ts). */
export const ADMIN_AREA_NAME: Both = { en: 'Yantra Bridge', zh: '机桥' };

export const adminPerson = (
  account: { readonly id: string; readonly email: string },
  until: number,
): Person => ({
  ...account,
  side: 'admin',
  language: 'en',
  displayName: ADMIN_AREA_NAME,
  hours: hoursIn('India'),
  until,
});
