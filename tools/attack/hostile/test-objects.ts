// Objects of the market's users that calls refer to: products, orders, enquiries, chats, reports; renewed from time to time.
import type { HostileMarket } from './market.ts';

export interface TestObjects {
  /** A live product of the supplier. */
  readonly productId: string;
  readonly pendingProduct: { readonly id: string; readonly revision: number };
  readonly orderId: string;
  readonly enquiryId: string;
  readonly chatId: string;
  readonly messageId: string;
  readonly reportId: string;
  readonly contactMessageId: string;
  readonly notificationId: string;
}

const PRODUCT = {
  name: 'Rice mill 20 t',
  description: 'Mills rice.',
  sort_description: 'A rice mill.',
  category: 'agriculture',
  subcategory: 'machine-for-food-industry',
  priceRange: 100,
};

interface CreatedReply {
  readonly data: { readonly id: string; readonly revision: number };
}
interface ListReply {
  readonly reports: { readonly id: string; readonly productId: string }[];
  readonly messages: { readonly id: string }[];
  readonly data: { readonly id: string }[];
}

export async function createTestObjects(market: HostileMarket): Promise<TestObjects> {
  const { callOk, users } = market;
  const createPendingProduct = async (): Promise<CreatedReply['data']> => {
    const { data } = await callOk<CreatedReply>(
      'supplier',
      'POST',
      '/products/create-new',
      PRODUCT,
    );
    return (await callOk<CreatedReply>('admin', 'GET', `/admin/reviews/${data.id}`)).data;
  };
  const { id: productId, revision } = await createPendingProduct();
  await callOk('admin', 'PUT', `/admin/reviews/${productId}`, { decision: 'approve', revision });
  const order = await callOk<CreatedReply>('buyer', 'POST', '/orders', {
    supplierId: users.supplier.id,
    products: [{ productId, quantity: 1, unitPrice: 100 }],
    shippingAddress: '12 Mill Road',
    totalAmount: 100,
  });
  const enquiry = await callOk<CreatedReply>('buyer', 'POST', '/inquiries', {
    productId,
    message: 'Which?',
  });
  const chat = await callOk<{ id: string }>('buyer', 'POST', '/chats', {
    userIds: [users.supplier.id],
    productId,
  });
  const message = await callOk<{ id: string }>('buyer', 'POST', '/messages', {
    chatId: chat.id,
    text: 'Good morning',
  });
  await callOk('visitor', 'POST', `/products/${productId}/reports`, { reason: 'other' });
  await callOk('visitor', 'POST', '/contact', { Email: 'a@example.com', Message: 'Hello' });
  const { reports } = await callOk<ListReply>('admin', 'GET', '/admin/reports?open=1');
  const { messages } = await callOk<ListReply>('admin', 'GET', '/admin/contact-messages');
  const { data: notifications } = await callOk<ListReply>('supplier', 'GET', '/notifications');
  return {
    productId,
    pendingProduct: await createPendingProduct(),
    orderId: order.data.id,
    enquiryId: enquiry.data.id,
    chatId: chat.id,
    messageId: message.id,
    reportId: reports.find((each) => each.productId === productId)?.id ?? '',
    contactMessageId: messages[0]?.id ?? '',
    notificationId: notifications[0]?.id ?? '',
  };
}
