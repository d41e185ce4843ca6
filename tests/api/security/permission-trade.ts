// Enquiries, orders and chats between the users of the permission setup.

import { unblockAccount } from '../../../contract/accounts/blocks.ts';
import { createChat, sendAttachment, sendChatMessage } from '../../../contract/chat/chats.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { placeOrder } from '../../../contract/trade/orders.ts';
import { picture } from '../../fixtures/files.ts';
import type { PermissionSetup } from './permission-setup.ts';

/** Unblocks both sides, because an earlier call may have blocked one; resolves with a product to trade with. */
async function openTrade(setup: PermissionSetup): Promise<string> {
  const { buyer, supplier } = setup.users;
  await buyer.api.call(unblockAccount, { params: { id: supplier.id } });
  await supplier.api.call(unblockAccount, { params: { id: buyer.id } });
  return setup.liveProduct;
}

/** Sends an enquiry from the buyer of the setup to its supplier; resolves with its id. */
export async function createEnquiry(setup: PermissionSetup): Promise<string> {
  const body = {
    productId: await openTrade(setup),
    subject: 'A mill',
    message: 'Which voltage?',
  };
  const sent = await setup.users.buyer.api.call(sendEnquiry, { body });
  return sent.data?.id ?? '';
}

/** Body of a valid order, for a live product. */
export async function orderBody(setup: PermissionSetup) {
  const productId = await openTrade(setup);
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
  const body = { userIds: [setup.users.supplier.id], productId: await openTrade(setup) };
  const buyer = setup.users.buyer.api;
  const { id } = await buyer.call(createChat, { body });
  const sent = await buyer.call(sendChatMessage, { body: { chatId: id, text: 'Good morning' } });
  return { id, messageId: sent.id };
}

export async function createChatWithFile(
  setup: PermissionSetup,
): Promise<{ id: string; fileId: string }> {
  const { id } = await createChatWithMessage(setup);
  const body = { file: await picture(80, 60) };
  const { attachment } = await setup.users.buyer.api.call(sendAttachment, { params: { id }, body });
  return { id, fileId: attachment?.id ?? '' };
}
