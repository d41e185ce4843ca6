// Participants of the demo market's trade (buyers, suppliers, the admin), and the public products that they trade.
import type { SeedProduct, SeedSupplier } from '../types.ts';
import { adminAccount, demoBuyer, generateBuyers } from './buyers.ts';
import type { Offer } from './offer.ts';
import {
  adminPerson,
  type BuyingPerson,
  buyingPerson,
  type Person,
  type SellingPerson,
  sellingPerson,
} from './people.ts';
import type { TradeBuilder } from './trade-builder.ts';
import { HOUR, hoursIn, MINUTE, nextWorkingTime, previousWorkingTime } from './working-hours.ts';

/** Columns of a product's row. */
export interface ProductState {
  readonly no: number;
  readonly id: string;
  readonly status: string;
  readonly category: string;
  /** JSON list of paths. */
  readonly images: string;
  /** In the supplier's language. */
  readonly rejection_reason: string | null;
}

export interface Market {
  readonly suppliers: readonly SeedSupplier[];
  readonly products: readonly SeedProduct[];
  readonly states: readonly ProductState[];
  readonly demoSupplierId: string;
}

export interface Participants {
  /** The public products. */
  readonly offers: readonly Offer[];
  readonly sellers: ReadonlyMap<string, SellingPerson>;
  /** Without the demo buyer. */
  readonly buyers: readonly BuyingPerson[];
  readonly demo: {
    readonly buyer: BuyingPerson;
    readonly seller: SellingPerson;
    readonly admin: Person;
  };
}

/** The approval is a few hours to two days after the product's creation, at the latest some hours ago. */
export const approvalTime = ({ createdAt }: SeedProduct, { now, random }: TradeBuilder): number => {
  const created = Date.parse(createdAt);
  const india = hoursIn('India');
  const decided = nextWorkingTime(india, created + random.int(2 * HOUR, 40 * HOUR), random);
  if (decided < now) return decided;
  return Math.max(created, previousWorkingTime(india, now - random.int(1, 3 * HOUR), random));
};

/** Length of the last visit. What the demo buyer asks during it is answered after it, and so is unread. */
export const VISIT_MS = 12 * MINUTE;

/** Until the morning's first replies are there, at the latest. */
const FIRST_REPLIES_MS = 3 * HOUR;

/**
 * Last visits of the demo accounts: the buyer's before working hours in China that are over or old enough for replies, the supplier's
 * before the buyer's, the admin's before the last working hours in India. So each account has something unread, at whatever hour
 * the market is filled.
 */
const lastVisits = ({ now, random }: TradeBuilder) => {
  const [india, china] = [hoursIn('India'), hoursIn('China')];
  const inChina = previousWorkingTime(china, now - FIRST_REPLIES_MS, random);
  const buyer = previousWorkingTime(india, inChina - 4 * HOUR, random);
  const seller = previousWorkingTime(china, buyer - 5 * HOUR, random);
  const inIndia = previousWorkingTime(india, now - HOUR, random);
  const admin = previousWorkingTime(india, inIndia - 3 * HOUR, random);
  return { buyer, seller, admin };
};

export function createParticipants(trade: TradeBuilder, market: Market): Participants {
  const visits = lastVisits(trade);
  const sellers = new Map(
    market.suppliers.map((supplier) => {
      const until = supplier.id === market.demoSupplierId ? visits.seller : trade.now;
      return [supplier.id, sellingPerson(supplier, until)];
    }),
  );
  const products = new Map(market.products.map((product) => [product.id, product]));
  const offers = market.states.flatMap(({ no, id, status, category, images }): Offer[] => {
    const product = products.get(id);
    const seller = product && sellers.get(product.supplierId);
    if (status !== 'active' || !product || !seller) return [];
    const [image = null] = JSON.parse(images) as string[];
    const since = approvalTime(product, trade);
    return [{ no, product, image, category, seller, since }];
  });
  const seller = sellers.get(market.demoSupplierId);
  if (!seller) throw new Error('The demo supplier is not one of the suppliers');
  return {
    offers,
    sellers,
    buyers: generateBuyers(trade.now).map((buyer) => buyingPerson(buyer, trade.now)),
    demo: {
      buyer: buyingPerson(demoBuyer(trade.now), visits.buyer + VISIT_MS),
      seller,
      admin: adminPerson(adminAccount(trade.now), visits.admin),
    },
  };
}
