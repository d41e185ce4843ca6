// Delivered orders and reviews of the buyer of the permission setup.
import { writeReview } from '../../../contract/reviews/reviews.ts';
import { setOrderStatus } from '../../../contract/trade/order-status.ts';
import { placeOrder } from '../../../contract/trade/orders.ts';
import type { PermissionSetup } from './permission-setup.ts';
import { orderBody } from './permission-trade.ts';

/** Places an order of the buyer, which is delivered; resolves with what a review names. */
export async function createDeliveredOrder(
  setup: PermissionSetup,
): Promise<{ orderId: string; productId: string }> {
  const { buyer, supplier } = setup.users;
  const body = await orderBody(setup);
  const { data } = await buyer.api.call(placeOrder, { body });
  const orderId = data?.id ?? '';
  const params = { id: orderId };
  const shipped = { status: 'shipped', carrier: 'Sea Line', trackingNumber: 'SL 1' } as const;
  await supplier.api.call(setOrderStatus, { params, body: { status: 'confirmed' } });
  await supplier.api.call(setOrderStatus, { params, body: shipped });
  await buyer.api.call(setOrderStatus, { params, body: { status: 'delivered' } });
  return { orderId, productId: body.products[0]?.productId ?? '' };
}

/** Writes a review of the buyer about a product of the supplier; resolves with its id. */
export async function createReview(setup: PermissionSetup): Promise<string> {
  const body = {
    ...(await createDeliveredOrder(setup)),
    rating: 4,
    text: 'Runs since the first day.',
  };
  const { review } = await setup.users.buyer.api.call(writeReview, { body });
  return review.id;
}
