// The accounts that calls are made as, and what they have with each other: made anew by calls at each record.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from './server.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string | null;
}
export type People = Readonly<Record<Role, Person>>;
export type NewPeople = Omit<People, 'demoBuyer' | 'demoSupplier'>;

/** `supplier` and `buyer` trade with each other; `other` and `stranger` have nothing to do with them. */
export const ROLES = [
  ...(['visitor', 'suspended', 'stranger', 'other', 'buyer', 'supplier', 'admin'] as const),
  ...(['demoBuyer', 'demoSupplier', 'leaver'] as const),
] as const;
export type Role = (typeof ROLES)[number];

export const PASSWORD = 'a good secret';

export interface Things {
  readonly productId: string;
  /** A product that waits for its review. */
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

/** Sends JSON as a person and reads JSON; throws where that is refused. */
export async function ask<Answer>(
  server: Server,
  person: Pick<Person, 'token'>,
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
const VISITOR: Person = { id: '', email: '', token: null };

/** Opens the accounts; those of the demo market are not among them. */
export async function makePeople(server: Server): Promise<NewPeople> {
  const register = async (name: string, sells: boolean): Promise<Person> => {
    const email = `compare-${name}@example.com`;
    const { token, user } = await ask<SignedIn>(server, VISITOR, 'POST', '/auth/register', {
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
  await ask(server, admin, 'PUT', path, { reason: 'A test.' });
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

/** Signs in as the demo market's buyer and supplier, whose passwords are in its folder `data`. */
export async function demoPeople(
  server: Server,
  data: string,
): Promise<Pick<People, 'demoBuyer' | 'demoSupplier'>> {
  const accounts = readFileSync(join(data, 'demo-accounts.txt'), 'utf8').split('\n');
  const signIn = async (title: string): Promise<Person> => {
    const line = accounts.find((each) => each.startsWith(title)) ?? '';
    const [, email = '', password = ''] = /(\S+@\S+)\s+(\S+)\s*$/.exec(line) ?? [];
    const body = { email, password };
    const { token, user } = await ask<SignedIn>(server, VISITOR, 'POST', '/auth/login', body);
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

interface Made {
  readonly data: { readonly id: string; readonly revision: number };
}
interface Listed {
  readonly reports: { readonly id: string; readonly productId: string }[];
  readonly messages: { readonly id: string }[];
  readonly data: { readonly id: string }[];
}

export async function makeThings(server: Server, people: NewPeople): Promise<Things> {
  const { visitor, buyer, supplier, admin } = people;
  const create = async (change: object): Promise<string> => {
    const body = { ...PRODUCT, ...change };
    return (await ask<Made>(server, supplier, 'POST', '/products/create-new', body)).data.id;
  };
  const revisionOf = async (id: string): Promise<number> =>
    (await ask<Made>(server, admin, 'GET', `/admin/reviews/${id}`)).data.revision;
  const productId = await create({});
  const decision = { decision: 'approve', revision: await revisionOf(productId) };
  await ask(server, admin, 'PUT', `/admin/reviews/${productId}`, decision);
  const waitingId = await create({ name: 'Rice mill 30 t' });
  const order = await ask<Made>(server, buyer, 'POST', '/orders', {
    supplierId: supplier.id,
    products: [{ productId, quantity: 2, unitPrice: 100 }],
    shippingAddress: '12 Mill Road\nErode',
    totalAmount: 200,
  });
  const inquiry = { productId, message: 'Which voltage?' };
  const enquiry = await ask<Made>(server, buyer, 'POST', '/inquiries', inquiry);
  const members = { userIds: [supplier.id], productId };
  const chat = await ask<{ id: string }>(server, buyer, 'POST', '/chats', members);
  const text = { chatId: chat.id, text: 'Good morning' };
  const message = await ask<{ id: string }>(server, buyer, 'POST', '/messages', text);
  await ask(server, visitor, 'POST', `/products/${productId}/reports`, { reason: 'other' });
  const contact = { Email: 'a@example.com', Message: 'Hello' };
  await ask(server, visitor, 'POST', '/contact', contact);
  const { reports } = await ask<Listed>(server, admin, 'GET', '/admin/reports?open=1');
  const { messages } = await ask<Listed>(server, admin, 'GET', '/admin/contact-messages');
  const { data } = await ask<Listed>(server, supplier, 'GET', '/notifications');
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
