// Delivered orders of a trade and their reviews, for tests.

import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Lang } from '../../../contract/lang.ts';
import { listProductReviews, writeReview } from '../../../contract/reviews/reviews.ts';
import { getSupplier, listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { setOrderStatus } from '../../../contract/trade/order-status.ts';
import type { Market } from '../market.ts';
import { openTrade, placeOrderFor, type Trade } from '../trade/trade.ts';

export type ReviewBody = BodyOf<typeof writeReview>;

export const TEXT = 'Runs six days a week without a stop, and the supplier helped with the setup.';

/** Takes an order to its last step. */
export async function deliver({ buyer, supplier }: Trade, id: string): Promise<void> {
  const params = { id };
  const set = ({ api }: Pick<Trade['buyer'], 'api'>, body: BodyOf<typeof setOrderStatus>) =>
    api.call(setOrderStatus, { params, body });
  await set(supplier, { status: 'confirmed' });
  await set(supplier, { status: 'shipped', carrier: 'Sea Line', trackingNumber: 'SL 1' });
  await set(buyer, { status: 'delivered' });
}

export async function openDeliveredOrders(market: Market, lang: Lang = 'en') {
  const trade = await openTrade(market, lang);
  const { buyer, supplier } = trade;
  const deliverNew = async (productId: string): Promise<string> => {
    const orderId = await placeOrderFor(trade, productId);
    await deliver(trade, orderId);
    return orderId;
  };
  return {
    ...trade,
    /** Places and delivers an order of the product; resolves with its id. */
    deliverNew,
    /** Writes a review of a new order of the product; resolves with it. */
    review: async (productId: string, change: Partial<ReviewBody> = {}) => {
      const orderId = change.orderId ?? (await deliverNew(productId));
      const body = { orderId, productId, rating: 4, text: TEXT, ...change };
      return (await buyer.api.call(writeReview, { body })).review;
    },
    /** The rating that each public reply shows: of the product, its card, and the supplier's page, card and directory row. */
    ratings: async (productId: string) => {
      const byId = { params: { id: productId } };
      const product = await market.api.call(getProduct, byId);
      const { products } = await market.api.call(listProducts, {
        query: { supplier: supplier.id },
      });
      const { summary } = await market.api.call(listProductReviews, { ...byId, query: {} });
      const page = await market.api.call(getSupplier, { params: { id: supplier.id }, query: {} });
      const { suppliers } = await market.api.call(listSuppliers, { query: { limit: '100' } });
      return {
        product: [
          product.rating,
          products.find(({ id }) => id === productId)?.rating,
          page.products.find(({ id }) => id === productId)?.rating,
          { average: summary.average, count: summary.count },
        ],
        supplier: [page.profile.rating, suppliers.find(({ id }) => id === supplier.id)?.rating],
      };
    },
  };
}
export type DeliveredOrders = Awaited<ReturnType<typeof openDeliveredOrders>>;

/** What `ratings` resolves with if all replies agree. */
export const allShow = (
  product: { readonly average: number; readonly count: number },
  supplier: { readonly average: number; readonly count: number },
) => ({ product: Array(4).fill(product), supplier: Array(2).fill(supplier) });
