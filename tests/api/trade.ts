// A buyer, a supplier with live listings, and an admin who put them live: what tests of trade begin with.

import type { BodyOf } from '../../contract/endpoint.ts';
import type { Lang } from '../../contract/lang.ts';
import { listNotifications } from '../../contract/notifications.ts';
import { placeOrder } from '../../contract/orders.ts';
import { decideReview, getReview } from '../../contract/review.ts';
import { type NewListing, openSeller, type Seller } from './forms.ts';
import type { Market } from './market.ts';
import { freshAddress, type SomeoneSignedIn, signUp } from './people.ts';

export type OrderBody = BodyOf<typeof placeOrder>;

export interface Trade {
  readonly buyer: SomeoneSignedIn;
  readonly supplier: Seller;
  readonly admin: SomeoneSignedIn;
  /** A live listing of the supplier's; resolves with its id. */
  live(change?: Partial<NewListing>): Promise<string>;
}

/** What everybody sees of a new listing costs this much, in dollars. */
export const PRICE = 12_500.5;

export async function openTrade(market: Market, lang: Lang = 'en'): Promise<Trade> {
  const buyer = await signUp(market, 'buyer', { companyName: 'Rao Spices' });
  const supplier = await openSeller(market, lang);
  const admin = await signUp(market, 'admin');
  return {
    buyer,
    supplier,
    admin,
    live: async (change = {}) => {
      const { id } = await supplier.create({ priceRange: PRICE, ...change });
      const { revision } = await admin.api.call(getReview, { params: { id } });
      const body = { decision: 'approve', revision } as const;
      await admin.api.call(decideReview, { params: { id }, body });
      return id;
    },
  };
}

/** Two of one product, to Erode. */
export const orderFor = (
  supplierId: string,
  productId: string,
  change: Partial<OrderBody> = {},
): OrderBody => ({
  supplierId,
  products: [{ productId, quantity: 2, unitPrice: PRICE }],
  shippingAddress: '12 Mill Road, Erode',
  totalAmount: 2 * PRICE,
  ...change,
});

/** The same person from an address nobody has called from, so that no limit counts. */
export const elsewhere = (market: Market, { token }: SomeoneSignedIn, lang: Lang = 'en') =>
  market.apiAs(token, { lang, address: freshAddress() });

export async function placed(
  market: Market,
  { buyer, supplier }: Trade,
  productId: string,
  change: Partial<OrderBody> = {},
): Promise<string> {
  const body = orderFor(supplier.id, productId, change);
  const { order } = await elsewhere(market, buyer).call(placeOrder, { body });
  if (!order) throw new Error('no order came back');
  return order.id;
}

/** What somebody was told, newest first. */
export const toldTo = async ({ api }: SomeoneSignedIn) =>
  (await api.call(listNotifications, { query: {} })).notifications;

/** As one of them types it; the address is nobody else's. */
export const request = (
  { token }: SomeoneSignedIn,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: unknown,
) => ({
  method,
  url: `/api${path}`,
  remoteAddress: freshAddress(),
  headers: {
    authorization: `Bearer ${token}`,
    ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
  },
  ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
});
