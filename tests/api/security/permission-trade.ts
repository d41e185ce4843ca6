// Enquiries, orders and chats between the users of the permission table's stage.

import { decideReview, getReview } from '../../../contract/admin/review.ts';
import { createChat, sendChatMessage } from '../../../contract/chat/chats.ts';
import { createProduct } from '../../../contract/products/my-products.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { placeOrder } from '../../../contract/trade/orders.ts';
import { apiOf, LISTING, liveListing, type Stage } from './permission-stage.ts';

/** Sends an enquiry from the stage's buyer to its supplier; resolves with its id. */
export async function enquiry(stage: Stage): Promise<string> {
  const body = {
    productId: await liveListing(stage),
    subject: 'A mill',
    message: 'Which voltage?',
  };
  const sent = await apiOf(stage, 'buyer').call(sendEnquiry, { body });
  return sent.enquiry?.id ?? '';
}

/** Body of a valid order, for a newly approved product. */
export async function orderBody(stage: Stage) {
  const body = { ...LISTING, priceRange: 100 };
  const { product } = await apiOf(stage, 'supplier').call(createProduct, { body });
  const params = { id: product?.id ?? '' };
  const admin = apiOf(stage, 'admin');
  const { revision } = await admin.call(getReview, { params });
  await admin.call(decideReview, { params, body: { decision: 'approve', revision } });
  return {
    supplierId: stage.people.supplier.id,
    products: [{ productId: params.id, quantity: 1, unitPrice: 100 }],
    shippingAddress: '12 Mill Road, Erode',
    totalAmount: 100,
  };
}

export async function order(stage: Stage): Promise<string> {
  const body = await orderBody(stage);
  const sent = await apiOf(stage, 'buyer').call(placeOrder, { body });
  return sent.order?.id ?? '';
}

/** Opens a chat of the stage's buyer and supplier about a product, with a message by the buyer. */
export async function chat(stage: Stage): Promise<{ id: string; messageId: string }> {
  const body = { userIds: [stage.people.supplier.id], productId: await liveListing(stage) };
  const buyer = apiOf(stage, 'buyer');
  const { id } = (await buyer.call(createChat, { body })).chat;
  const sent = await buyer.call(sendChatMessage, { body: { chatId: id, text: 'Good morning' } });
  return { id, messageId: sent.id };
}
