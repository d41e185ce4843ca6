// Everybody and everything that the demo market's trade is made of: buyers, suppliers, the admin, and the public products.
import type { SeedProduct, SeedSupplier } from '../types.ts';
import type { Book } from './book.ts';
import { demoBuyer, deskAccount, generateBuyers } from './buyers.ts';
import type { Offer } from './facts.ts';
import { earlierWorkingMoment, HOUR, hoursIn, MINUTE, workingMoment } from './moments.ts';
import {
  adminPerson,
  type BuyingPerson,
  buyingPerson,
  type Person,
  type SellingPerson,
  sellingPerson,
} from './people.ts';

/** A product as the database has it. */
export interface ProductState {
  readonly no: number;
  readonly id: string;
  readonly status: string;
  readonly category: string;
  /** JSON list. */
  readonly images: string;
  /** The supplier's reading of a rejection. */
  readonly rejection_reason: string | null;
}

export interface Market {
  readonly suppliers: readonly SeedSupplier[];
  readonly products: readonly SeedProduct[];
  readonly states: readonly ProductState[];
  readonly demoSupplierId: string;
}

export interface Cast {
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

/** Decided a few hours to two days after the product was written, at the latest some hours ago. */
export const approvalMoment = ({ createdAt }: SeedProduct, { now, random }: Book): number => {
  const created = Date.parse(createdAt);
  const india = hoursIn('India');
  const decided = workingMoment(india, created + random.int(2 * HOUR, 40 * HOUR), random);
  if (decided < now) return decided;
  return Math.max(created, earlierWorkingMoment(india, now - random.int(1, 3 * HOUR), random));
};

/** Length of the last visit: what the demo buyer asks then is answered after it. */
export const VISIT = 12 * MINUTE;

/**
 * The demo accounts were last there some hours ago: the buyer and the admin before the last working hours in China, the
 * supplier before the buyer. So each of them finds something that is unread, at whatever hour the market is filled.
 */
const lastVisits = ({ now, random }: Book): { buyer: number; seller: number } => {
  const inChina = earlierWorkingMoment(hoursIn('China'), now, random);
  const buyer = earlierWorkingMoment(hoursIn('India'), inChina - 4 * HOUR, random);
  const seller = earlierWorkingMoment(hoursIn('China'), buyer - 5 * HOUR, random);
  return { buyer, seller };
};

export function castOf(book: Book, market: Market): Cast {
  const visits = lastVisits(book);
  const sellers = new Map(
    market.suppliers.map((supplier) => {
      const until = supplier.id === market.demoSupplierId ? visits.seller : book.now;
      return [supplier.id, sellingPerson(supplier, until)];
    }),
  );
  const products = new Map(market.products.map((product) => [product.id, product]));
  const offers = market.states.flatMap(({ no, id, status, category, images }): Offer[] => {
    const product = products.get(id);
    const seller = product && sellers.get(product.supplierId);
    if (status !== 'active' || !product || !seller) return [];
    const [image = null] = JSON.parse(images) as string[];
    const since = approvalMoment(product, book);
    return [{ no, product, image, category, seller, since }];
  });
  const seller = sellers.get(market.demoSupplierId);
  if (!seller) throw new Error('The demo supplier is not one of the suppliers');
  return {
    offers,
    sellers,
    buyers: generateBuyers(book.now).map((buyer) => buyingPerson(buyer, book.now)),
    demo: {
      buyer: buyingPerson(demoBuyer(book.now), visits.buyer + VISIT),
      seller,
      admin: adminPerson(deskAccount(book.now), visits.buyer + VISIT),
    },
  };
}
