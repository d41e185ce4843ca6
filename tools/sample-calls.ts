// One object of each kind between a buyer, a supplier and an admin, and a valid request of each call that names them. The attacks
// and the comparison share them; the latter also runs against older checkouts, so nothing of the product is imported here.

export const SAMPLE_PASSWORD = 'a good secret';

export const SAMPLE_PRODUCT = {
  name: 'Rice mill 20 t',
  description: 'Mills twenty tonnes of rice a day.',
  sort_description: 'A rice mill.',
  category: 'agriculture',
  subcategory: 'machine-for-food-industry',
  priceRange: 100,
  tags: ['mill'],
  specifications: { Power: '20 kW' },
};

export const sampleUser = (name: string, sells: boolean) => ({
  role: sells ? 'supplier' : 'buyer',
  name: `Person ${name}`,
  password: SAMPLE_PASSWORD,
  phone: sells ? '+8613800138000' : '+919876543210',
});

export interface SampleObjects {
  readonly supplierId: string;
  /** A live product of the supplier. */
  readonly productId: string;
  /** A product that is waiting for review. */
  readonly waitingId: string;
  readonly waitingRevision: number;
  readonly draftId: string;
  readonly orderId: string;
  readonly enquiryId: string;
  readonly chatId: string;
  readonly messageId: string;
  readonly reportId: string;
  readonly contactMessageId: string;
  readonly notificationId: string;
}

interface Created {
  readonly id: string;
  readonly data: { readonly id: string; readonly revision: number };
}
interface Listed {
  readonly reports: { readonly id: string; readonly productId: string }[];
  readonly messages: { readonly id: string }[];
  readonly data: { readonly id: string }[];
}

/** Sends a call that must succeed, as JSON; resolves with its reply. */
export type CallOk = <Answer>(
  role: 'visitor' | 'buyer' | 'supplier' | 'admin',
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) => Promise<Answer>;

export async function createSampleObjects(
  callOk: CallOk,
  supplierId: string,
): Promise<SampleObjects> {
  const create = async (change: object): Promise<string> => {
    const body = { ...SAMPLE_PRODUCT, ...change };
    return (await callOk<Created>('supplier', 'POST', '/products/create-new', body)).data.id;
  };
  const revisionOf = async (id: string): Promise<number> =>
    (await callOk<Created>('admin', 'GET', `/admin/reviews/${id}`)).data.revision;
  const asBuyer = (path: string, body: object) => callOk<Created>('buyer', 'POST', path, body);

  const productId = await create({});
  const decision = { decision: 'approve', revision: await revisionOf(productId) };
  await callOk('admin', 'PUT', `/admin/reviews/${productId}`, decision);
  const waitingId = await create({ name: 'Rice mill 30 t' });
  const order = await asBuyer('/orders', {
    supplierId,
    products: [{ productId, quantity: 2, unitPrice: 100 }],
    shippingAddress: '12 Mill Road\nErode',
    totalAmount: 200,
  });
  const enquiry = await asBuyer('/inquiries', { productId, message: 'Which voltage?' });
  const chat = await asBuyer('/chats', { userIds: [supplierId], productId });
  const message = await asBuyer('/messages', { chatId: chat.id, text: 'Good morning' });
  await callOk('visitor', 'POST', `/products/${productId}/reports`, { reason: 'other' });
  await callOk('visitor', 'POST', '/contact', { Email: 'a@example.com', Message: 'Hello' });
  const { reports } = await callOk<Listed>('admin', 'GET', '/admin/reports?open=1');
  const { messages } = await callOk<Listed>('admin', 'GET', '/admin/contact-messages');
  const { data: notifications } = await callOk<Listed>('supplier', 'GET', '/notifications');
  return {
    supplierId,
    productId,
    waitingId,
    waitingRevision: await revisionOf(waitingId),
    draftId: await create({ name: 'Rice mill 40 t', status: 'draft' }),
    orderId: order.data.id,
    enquiryId: enquiry.data.id,
    chatId: chat.id,
    messageId: message.id,
    reportId: reports.find((each) => each.productId === productId)?.id ?? '',
    contactMessageId: messages[0]?.id ?? '',
    notificationId: notifications[0]?.id ?? '',
  };
}

/** The id that a call's path names, and its body. */
export interface SampleCall {
  readonly params?: { readonly id: string };
  readonly body?: Readonly<Record<string, unknown>>;
}

const body = (given: NonNullable<SampleCall['body']>) => (): SampleCall => ({ body: given });
const toId =
  (key: Exclude<keyof SampleObjects, 'waitingRevision'>, given?: SampleCall['body']) =>
  (objects: SampleObjects): SampleCall => ({
    params: { id: objects[key] },
    ...(given && { body: given }),
  });

/** By method and path, as in docs/permissions.md; only calls that need no more than these objects. */
export const SAMPLE_CALLS = {
  'POST /translate/batch': body({ texts: ['lathe', 'mill'], targetLang: 'zh-Hans' }),
  'POST /contact': body({ Email: 'a@example.com', Message: 'Hello again' }),
  'POST /landed-cost': body({
    ...{ hsCode: '845811', incoterm: 'FOB', amount: 40_000, currency: 'USD', quantity: 1 },
    ...{ bcdPercent: 7.5, swsPercent: 10, igstPercent: 18, exchangeRate: 90 },
    ...{ freight: 1_600, insurance: 400, otherCharges: 50_000, antiDumpingDuty: 0 },
  }),
  'POST /products/:id/reports': toId('productId', { reason: 'other' }),
  'POST /auth/reset/confirm': body({ token: 'a'.repeat(43), password: 'another secret' }),
  'POST /enquiries': ({ productId }) => ({
    body: { productId, subject: 'A mill', message: 'Which?', quantity: 2 },
  }),
  'POST /inquiries': ({ productId }) => ({
    body: { productId, message: 'Which?', requirements: { text: 'Any' } },
  }),
  'POST /enquiries/:id/replies': toId('enquiryId', { text: 'Noted.' }),
  'PUT /enquiries/:id': toId('enquiryId', { status: 'answered' }),
  'POST /orders': ({ supplierId, productId }) => ({
    body: {
      supplierId,
      products: [{ productId, quantity: 2, unitPrice: 100 }],
      shippingAddress: '12 Mill Road',
      totalAmount: 200,
    },
  }),
  'POST /favourites/merge': ({ productId }) => ({
    body: {
      favourites: [
        { id: productId, name: 'Rice mill', price: 120, savedAt: '2026-01-05T09:00:00.000Z' },
      ],
    },
  }),
  'POST /saved-searches': body({ name: 'Mills', query: 'search=mill', alert: true }),
  'PUT /notifications/mails': () => ({ body: { kind: 'orders', sent: true } }),
  'PUT /notifications/read': ({ notificationId }) => ({ body: { ids: [notificationId] } }),
  'POST /chats': ({ supplierId }) => ({ body: { userIds: [supplierId] } }),
  'POST /messages': ({ chatId }) => ({ body: { chatId, text: 'Hello' } }),
  'POST /chats/:id/reports': toId('chatId', { reason: 'spam' }),
  'PUT /chats/:id/read': ({ chatId, messageId }) => ({
    params: { id: chatId },
    body: { messageId },
  }),
  'PUT /admin/users/:id/verification': toId('supplierId', { level: 'Gold', note: 'Seen.' }),
  'PUT /admin/reviews/:id': ({ waitingId, waitingRevision }) => ({
    params: { id: waitingId },
    body: { decision: 'reject', reason: 'Blurred.', revision: waitingRevision },
  }),
  'PUT /admin/reports/:id': toId('reportId', { outcome: 'dismissed' }),
  'PUT /admin/contact-messages/:id': toId('contactMessageId', { read: true }),
  'PUT /admin/products/:id/take-down': toId('productId', { reason: 'A copy.' }),
} satisfies Readonly<Record<string, (objects: SampleObjects) => SampleCall>>;
