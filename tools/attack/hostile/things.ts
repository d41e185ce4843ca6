// Objects of the market's users that calls name: products, orders, enquiries, chats, reports; renewed from time to time.
import type { HostileMarket } from './market.ts';

export interface Things {
  /** A live product of the supplier. */
  readonly productId: string;
  readonly waiting: { readonly id: string; readonly revision: number };
  readonly orderId: string;
  readonly enquiryId: string;
  readonly chatId: string;
  readonly messageId: string;
  readonly reportId: string;
  readonly contactMessageId: string;
  readonly notificationId: string;
}

const LISTING = {
  name: 'Rice mill 20 t',
  description: 'Mills rice.',
  sort_description: 'A rice mill.',
  category: 'agriculture',
  subcategory: 'machine-for-food-industry',
  priceRange: 100,
};

interface Made {
  readonly data: { readonly id: string; readonly revision: number };
}
interface Listed {
  readonly reports: { readonly id: string; readonly productId: string }[];
  readonly messages: { readonly id: string }[];
  readonly data: { readonly id: string }[];
}

export async function makeThings(market: HostileMarket): Promise<Things> {
  const { ask, people } = market;
  const waiting = async (): Promise<Made['data']> => {
    const { data } = await ask<Made>('supplier', 'POST', '/products/create-new', LISTING);
    return (await ask<Made>('admin', 'GET', `/admin/reviews/${data.id}`)).data;
  };
  const { id: productId, revision } = await waiting();
  await ask('admin', 'PUT', `/admin/reviews/${productId}`, { decision: 'approve', revision });
  const order = await ask<Made>('buyer', 'POST', '/orders', {
    supplierId: people.supplier.id,
    products: [{ productId, quantity: 1, unitPrice: 100 }],
    shippingAddress: '12 Mill Road',
    totalAmount: 100,
  });
  const enquiry = await ask<Made>('buyer', 'POST', '/inquiries', { productId, message: 'Which?' });
  const chat = await ask<{ id: string }>('buyer', 'POST', '/chats', {
    userIds: [people.supplier.id],
    productId,
  });
  const message = await ask<{ id: string }>('buyer', 'POST', '/messages', {
    chatId: chat.id,
    text: 'Good morning',
  });
  await ask('visitor', 'POST', `/products/${productId}/reports`, { reason: 'other' });
  await ask('visitor', 'POST', '/contact', { Email: 'a@example.com', Message: 'Hello' });
  const { reports } = await ask<Listed>('admin', 'GET', '/admin/reports?open=1');
  const { messages } = await ask<Listed>('admin', 'GET', '/admin/contact-messages');
  const { data: notifications } = await ask<Listed>('supplier', 'GET', '/notifications');
  return {
    productId,
    waiting: await waiting(),
    orderId: order.data.id,
    enquiryId: enquiry.data.id,
    chatId: chat.id,
    messageId: message.id,
    reportId: reports.find((each) => each.productId === productId)?.id ?? '',
    contactMessageId: messages[0]?.id ?? '',
    notificationId: notifications[0]?.id ?? '',
  };
}
