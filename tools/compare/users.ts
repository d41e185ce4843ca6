// Accounts of the recorded calls and the objects that they share (product, order, chat), created through the API in each run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from './server.ts';

export interface CompareUser {
  readonly id: string;
  readonly email: string;
  readonly token: string | null;
}
export type CompareUsers = Readonly<Record<Role, CompareUser>>;
export type NewUsers = Omit<CompareUsers, 'demoBuyer' | 'demoSupplier'>;

/** `supplier` and `buyer` share an order and a chat; `other` and `stranger` have no access to these. */
export const ROLES = [
  ...(['visitor', 'suspended', 'stranger', 'other', 'buyer', 'supplier', 'admin'] as const),
  ...(['demoBuyer', 'demoSupplier', 'leaver'] as const),
] as const;
export type Role = (typeof ROLES)[number];

export const PASSWORD = 'a good secret';

export interface TestObjects {
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

/** Sends a JSON call with a user's token and parses the JSON reply; throws for any status except 200. */
export async function callOk<Answer>(
  server: Server,
  person: Pick<CompareUser, 'token'>,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const reply = await server.send({
    method,
    path: `/api${path}`,
    headers: {
      ...(person.token ? { authorization: `Bearer ${person.token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body && JSON.stringify(body),
  });
  if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${reply.body}`);
  return JSON.parse(reply.body.toString()) as Answer;
}

interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: string };
}
const VISITOR: CompareUser = { id: '', email: '', token: null };

/** Registers the accounts, without those of the demo market. */
export async function createUsers(server: Server): Promise<NewUsers> {
  const register = async (name: string, sells: boolean): Promise<CompareUser> => {
    const email = `compare-${name}@example.com`;
    const { token, user } = await callOk<SignedIn>(server, VISITOR, 'POST', '/auth/register', {
      role: sells ? 'supplier' : 'buyer',
      name: `Person ${name}`,
      email,
      password: PASSWORD,
      phone: sells ? '+8613800138000' : '+919876543210',
      companyName: `Works ${name}`,
    });
    return { id: user.id, email, token };
  };
  const admin = await register('admin', false);
  await server.grantAdmin(admin.email);
  const suspended = await register('suspended', false);
  const path = `/admin/users/${suspended.id}/suspension`;
  await callOk(server, admin, 'PUT', path, { reason: 'A test.' });
  return {
    visitor: VISITOR,
    suspended,
    stranger: await register('stranger', false),
    other: await register('other', true),
    buyer: await register('buyer', false),
    supplier: await register('supplier', true),
    admin,
    leaver: await register('leaver', false),
  };
}

/** Signs in as the demo market's buyer and supplier, whose passwords are in the folder `data`. */
export async function signInDemoUsers(
  server: Server,
  data: string,
): Promise<Pick<CompareUsers, 'demoBuyer' | 'demoSupplier'>> {
  const accounts = readFileSync(join(data, 'demo-accounts.txt'), 'utf8').split('\n');
  const signIn = async (title: string): Promise<CompareUser> => {
    const line = accounts.find((each) => each.startsWith(title)) ?? '';
    const [, email = '', password = ''] = /(\S+@\S+)\s+(\S+)\s*$/.exec(line) ?? [];
    const body = { email, password };
    const { token, user } = await callOk<SignedIn>(server, VISITOR, 'POST', '/auth/login', body);
    return { id: user.id, email, token };
  };
  return { demoBuyer: await signIn('buyer'), demoSupplier: await signIn('supplier') };
}

export const PRODUCT = {
  name: 'Rice mill 20 t',
  description: 'Mills twenty tonnes of rice a day.',
  sort_description: 'A rice mill.',
  category: 'agriculture',
  subcategory: 'machine-for-food-industry',
  priceRange: 100,
  tags: ['mill'],
  specifications: { Power: '20 kW' },
};

interface CreatedReply {
  readonly data: { readonly id: string; readonly revision: number };
}
interface ListReply {
  readonly reports: { readonly id: string; readonly productId: string }[];
  readonly messages: { readonly id: string }[];
  readonly data: { readonly id: string }[];
}

export async function createTestObjects(server: Server, people: NewUsers): Promise<TestObjects> {
  const { visitor, buyer, supplier, admin } = people;
  const create = async (change: object): Promise<string> => {
    const body = { ...PRODUCT, ...change };
    return (await callOk<CreatedReply>(server, supplier, 'POST', '/products/create-new', body)).data
      .id;
  };
  const revisionOf = async (id: string): Promise<number> =>
    (await callOk<CreatedReply>(server, admin, 'GET', `/admin/reviews/${id}`)).data.revision;
  const productId = await create({});
  const decision = { decision: 'approve', revision: await revisionOf(productId) };
  await callOk(server, admin, 'PUT', `/admin/reviews/${productId}`, decision);
  const waitingId = await create({ name: 'Rice mill 30 t' });
  const order = await callOk<CreatedReply>(server, buyer, 'POST', '/orders', {
    supplierId: supplier.id,
    products: [{ productId, quantity: 2, unitPrice: 100 }],
    shippingAddress: '12 Mill Road\nErode',
    totalAmount: 200,
  });
  const inquiry = { productId, message: 'Which voltage?' };
  const enquiry = await callOk<CreatedReply>(server, buyer, 'POST', '/inquiries', inquiry);
  const members = { userIds: [supplier.id], productId };
  const chat = await callOk<{ id: string }>(server, buyer, 'POST', '/chats', members);
  const text = { chatId: chat.id, text: 'Good morning' };
  const message = await callOk<{ id: string }>(server, buyer, 'POST', '/messages', text);
  await callOk(server, visitor, 'POST', `/products/${productId}/reports`, { reason: 'other' });
  const contact = { Email: 'a@example.com', Message: 'Hello' };
  await callOk(server, visitor, 'POST', '/contact', contact);
  const { reports } = await callOk<ListReply>(server, admin, 'GET', '/admin/reports?open=1');
  const { messages } = await callOk<ListReply>(server, admin, 'GET', '/admin/contact-messages');
  const { data } = await callOk<ListReply>(server, supplier, 'GET', '/notifications');
  return {
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
    notificationId: data[0]?.id ?? '',
  };
}
