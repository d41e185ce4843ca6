// Mixed writes to a market that may be killed at any moment, and a record of the acknowledged ones.
import type { Client } from '../client.ts';
import { formOf, JSON_TYPE, type Part } from '../payloads.ts';
import type { Account, Cast } from '../stage.ts';

/** Writes that the server has acknowledged, across all restarts. */
export interface Acknowledged {
  readonly orders: Map<string, string>;
  readonly messages: Map<string, string>;
  readonly attachments: Map<string, number>;
  readonly products: Set<string>;
  readonly approvals: Set<string>;
  /** Requested removals, whether or not a response came. */
  readonly removing: Set<string>;
  readonly removals: Set<string>;
  readonly enquiries: Set<string>;
}

export const nothingYet = (): Acknowledged => ({
  orders: new Map(),
  messages: new Map(),
  attachments: new Map(),
  products: new Set(),
  approvals: new Set(),
  removing: new Set(),
  removals: new Set(),
  enquiries: new Set(),
});

export const sizesOf = (acknowledged: Acknowledged): string =>
  Object.entries(acknowledged)
    .map(([kind, those]) => `${(those as { size: number }).size} ${kind}`)
    .join(', ');

const LISTING = {
  name: 'Rice mill',
  description: 'Mills rice.',
  sort_description: 'A rice mill.',
  category: 'agriculture',
  subcategory: 'machine-for-food-industry',
  priceRange: '100',
  minOrderQuantity: '1',
};

export interface Writer {
  readonly client: Client;
  readonly cast: Cast;
  readonly picture: Buffer;
  readonly acknowledged: Acknowledged;
  /** A different number at each call, across all restarts of the server. */
  readonly fresh: () => number;
  readonly random: () => number;
  /** Approved products with their suppliers; products under removal are taken out. */
  readonly live: { readonly id: string; readonly supplier: Account }[];
}

type Answered = Readonly<Record<string, unknown>> & { readonly data?: { readonly id?: string } };
interface Sent {
  readonly json?: object;
  readonly parts?: readonly Part[];
}

/** null if it was not acknowledged. */
async function call(
  { client, fresh }: Writer,
  who: Account,
  method: string,
  path: string,
  { json, parts }: Sent = {},
): Promise<Answered | null> {
  const form = parts ? formOf(parts) : null;
  const { status, body } = await client.send({
    method,
    path: `/api${path}`,
    // Many source addresses, because the limits by address are not tested here.
    from: `127.0.${4 + (fresh() % 20)}.${1 + (fresh() % 250)}`,
    token: who.token,
    ...(form ?? (json ? { headers: JSON_TYPE, body: JSON.stringify(json) } : {})),
  });
  return status === 200 ? (JSON.parse(body.toString()) as Answered) : null;
}

const file = (name: string, content: Buffer): Part => ({
  name,
  filename: 'a.png',
  type: 'image/png',
  content,
});

/** Creates a product with a picture, and approves it. */
async function list(writer: Writer, at: number): Promise<void> {
  const { cast, acknowledged, picture, live } = writer;
  const supplier = cast.suppliers[at % cast.suppliers.length] as Account;
  const fields = Object.entries(LISTING).map(([name, content]) => ({ name, content }));
  const created = await call(writer, supplier, 'POST', '/products/create-new', {
    parts: [...fields, file('images', picture)],
  });
  const id = created?.data?.id;
  if (!id) return;
  acknowledged.products.add(id);
  const review = await call(writer, cast.admin, 'GET', `/admin/reviews/${id}`);
  const { revision } = (review?.data ?? {}) as { revision?: number };
  const json = { decision: 'approve', revision };
  if (!(await call(writer, cast.admin, 'PUT', `/admin/reviews/${id}`, { json }))) return;
  acknowledged.approvals.add(id);
  live.push({ id, supplier });
}

async function order(writer: Writer, at: number, buyer: Account): Promise<void> {
  const product = writer.live[at % writer.live.length];
  if (!product) return;
  const shippingAddress = `${at} Mill Road`;
  const placed = await call(writer, buyer, 'POST', '/orders', {
    json: {
      supplierId: product.supplier.id,
      products: [{ productId: product.id, quantity: 1, unitPrice: 100 }],
      shippingAddress,
      totalAmount: 100,
    },
  });
  if (placed?.data?.id) writer.acknowledged.orders.set(placed.data.id, shippingAddress);
}

async function enquire(writer: Writer, at: number, buyer: Account): Promise<void> {
  const product = writer.live[at % writer.live.length];
  if (!product) return;
  const json = { productId: product.id, message: 'Which?' };
  const sent = await call(writer, buyer, 'POST', '/inquiries', { json });
  if (sent?.data?.id) writer.acknowledged.enquiries.add(sent.data.id);
}

/** Sends a message and a file to the conversation of a buyer and a supplier. */
async function talk(writer: Writer, at: number, buyer: Account): Promise<void> {
  const { acknowledged, picture, live } = writer;
  // Only suppliers with live products can be counterparts.
  const supplier = live[at % live.length]?.supplier;
  if (!supplier) return;
  const json = { userIds: [supplier.id] };
  const chatId = (await call(writer, buyer, 'POST', '/chats', { json }))?.id;
  if (typeof chatId !== 'string') return;
  const text = `Message ${at}`;
  const message = await call(writer, buyer, 'POST', '/messages', { json: { chatId, text } });
  if (typeof message?.id === 'string') acknowledged.messages.set(message.id, text);
  const sent = await call(writer, supplier, 'POST', `/chats/${chatId}/files`, {
    parts: [file('file', picture)],
  });
  const attachment = sent?.attachment as { id: string; size: number } | undefined;
  if (attachment) acknowledged.attachments.set(attachment.id, attachment.size);
}

/** Uploads a new avatar, which replaces the previous one. */
async function changeProfile(writer: Writer, at: number): Promise<void> {
  const supplier = writer.cast.suppliers[at % writer.cast.suppliers.length] as Account;
  await call(writer, supplier, 'PUT', '/auth/profile', { parts: [file('avatar', writer.picture)] });
}

async function remove(writer: Writer): Promise<void> {
  const { acknowledged, live } = writer;
  const product = live.length > 5 ? live.shift() : undefined;
  if (!product) return;
  acknowledged.removing.add(product.id);
  if (await call(writer, product.supplier, 'DELETE', `/products/${product.id}`))
    acknowledged.removals.add(product.id);
}

/** Makes one write of a random kind. */
export async function writeOne(writer: Writer): Promise<void> {
  const at = writer.fresh();
  const buyer = writer.cast.buyers[at % writer.cast.buyers.length] as Account;
  const kinds = [
    () => list(writer, at),
    () => order(writer, at, buyer),
    () => talk(writer, at, buyer),
    () => enquire(writer, at, buyer),
    () => order(writer, at, buyer),
    () => changeProfile(writer, at),
    () => remove(writer),
  ];
  await kinds[Math.floor(writer.random() * kinds.length)]?.();
}
