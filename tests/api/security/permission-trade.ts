// Enquiries, orders and chats between the users of the permission setup.

import { createChat, sendChatMessage } from '../../../contract/chat/chats.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { placeOrder } from '../../../contract/trade/orders.ts';
import { createLiveProduct, type PermissionSetup } from './permission-setup.ts';

/** Sends an enquiry from the buyer of the setup to its supplier; resolves with its id. */
export async function createEnquiry(setup: PermissionSetup): Promise<string> {
  const body = {
    productId: await createLiveProduct(setup),
    subject: 'A mill',
    message: 'Which voltage?',
  };
  const sent = await setup.users.buyer.api.call(sendEnquiry, { body });
  return sent.data?.id ?? '';
}

/** Body of a valid order, for a newly approved product. */
export async function orderBody(setup: PermissionSetup) {
  const productId = await createLiveProduct(setup);
  return {
    supplierId: setup.users.supplier.id,
    products: [{ productId, quantity: 1, unitPrice: 100 }],
    shippingAddress: '12 Mill Road, Erode',
    totalAmount: 100,
  };
}

export async function createOrder(setup: PermissionSetup): Promise<string> {
  const body = await orderBody(setup);
  const sent = await setup.users.buyer.api.call(placeOrder, { body });
  return sent.data?.id ?? '';
}

/** Opens a chat of the buyer and the supplier of the setup about a product, with a message by the buyer. */
export async function createChatWithMessage(
  setup: PermissionSetup,
): Promise<{ id: string; messageId: string }> {
  const body = { userIds: [setup.users.supplier.id], productId: await createLiveProduct(setup) };
  const buyer = setup.users.buyer.api;
  const { id } = await buyer.call(createChat, { body });
  const sent = await buyer.call(sendChatMessage, { body: { chatId: id, text: 'Good morning' } });
  return { id, messageId: sent.id };
}
