// Buyer, supplier with live products, and the admin who approved them: the start of most trade tests.

import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Lang } from '../../../contract/lang.ts';
import { listNotifications } from '../../../contract/notifications/notifications.ts';
import { placeOrder } from '../../../contract/trade/orders.ts';
import { type TradeRows, tradeRows } from '../../fixtures/trade-rows.ts';
import { approveProduct } from '../admin/admin-review.ts';
import { withDatabase } from '../environment.ts';
import type { Market } from '../market.ts';
import { type NewProduct, signUpSupplier, type TestSupplier } from '../products/product-forms.ts';
import { confirmEmails, type SignedInUser, signUp } from '../users.ts';

export type OrderBody = BodyOf<typeof placeOrder>;

export interface Trade {
  readonly buyer: SignedInUser;
  readonly supplier: TestSupplier;
  readonly admin: SignedInUser;
  /** Creates a live product of the supplier; resolves with its id. */
  createLiveProduct(change?: Partial<NewProduct>): Promise<string>;
}

/** Public price of a new product, in dollars. */
export const PRICE = 12_500.5;

export async function openTrade(market: Market, lang: Lang = 'en'): Promise<Trade> {
  const buyer = await signUp(market, 'buyer', { companyName: 'Rao Spices' });
  const supplier = await signUpSupplier(market, lang);
  const admin = await signUp(market, 'admin');
  await confirmEmails(market, buyer, supplier, admin);
  return {
    buyer,
    supplier,
    admin,
    createLiveProduct: async (change = {}) => {
      const { id } = await supplier.create({ price: PRICE, priceBasis: 'FOB-CNNGB', ...change });
      await approveProduct(admin, id);
      return id;
    },
  };
}

/** An order of two units of one product, delivered to Erode. */
export const orderBodyFor = (
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

/** Places an order of the trade's buyer; resolves with its id. */
export async function placeOrderFor(
  { buyer, supplier }: Pick<Trade, 'buyer' | 'supplier'>,
  productId: string,
  change: Partial<OrderBody> = {},
): Promise<string> {
  const body = orderBodyFor(supplier.id, productId, change);
  const { data } = await buyer.api.call(placeOrder, { body });
  if (!data) throw new Error('the reply has no order');
  return data.id;
}

/** Inserts rows into the database of a market, without its calls. */
export const insertRows = <Result>(
  market: Market,
  work: (rows: TradeRows) => Promise<Result>,
): Promise<Result> => withDatabase(market, ({ db }) => work(tradeRows(db)));

/** Notifications of a user, newest first. */
export const notificationsOf = async ({ api }: SignedInUser) =>
  (await api.call(listNotifications, { query: {} })).data;
