// Mixed writes to a market that may be killed at any moment, and a record of the acknowledged ones.
import type { Random } from '../../demo/random.ts';
import type { Client } from '../client.ts';
import type { Account, Accounts } from '../market-copies.ts';
import { formOf, JSON_TYPE, type Part } from '../payloads.ts';

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

export const emptyAcknowledged = (): Acknowledged => ({
  orders: new Map(),
  messages: new Map(),
  attachments: new Map(),
  products: new Set(),
  approvals: new Set(),
  removing: new Set(),
  removals: new Set(),
  enquiries: new Set(),
});

export const formatCounts = (acknowledged: Acknowledged): string =>
  Object.entries(acknowledged)
    .map(([kind, those]) => `${(those as { size: number }).size} ${kind}`)
    .join(', ');

const PRODUCT = {
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
  readonly cast: Accounts;
  readonly picture: Buffer;
  readonly acknowledged: Acknowledged;
  /** A different number at each call, across all restarts of the server. */
  readonly uniqueNumber: () => number;
  readonly random: Random;
  /** Approved products with their suppliers; products under removal are taken out. */
  readonly liveProducts: { readonly id: string; readonly supplier: Account }[];
}

type WriteReply = Readonly<Record<string, unknown>> & { readonly data?: { readonly id?: string } };
interface WriteBody {
  readonly json?: object;
  readonly parts?: readonly Part[];
}

/** null if it was not acknowledged. */
async function call(
  { client, uniqueNumber }: Writer,
  account: Account,
  method: string,
  path: string,
  { json, parts }: WriteBody = {},
): Promise<WriteReply | null> {
  const form = parts ? formOf(parts) : null;
  const { status, body } = await client.send({
    method,
    path: `/api${path}`,
    // Many source addresses, because the limits by address are not tested here.
    from: `127.0.${4 + (uniqueNumber() % 20)}.${1 + (uniqueNumber() % 250)}`,
    token: account.token,
    ...(form ?? (json ? { headers: JSON_TYPE, body: JSON.stringify(json) } : {})),
  });
  return status === 200 ? (JSON.parse(body.toString()) as WriteReply) : null;
}

const file = (name: string, content: Buffer): Part => ({
  name,
  filename: 'a.png',
  type: 'image/png',
  content,
});

/** Creates a product with a picture, and approves it. */
async function createProduct(writer: Writer, at: number): Promise<void> {
  const { cast, acknowledged, picture, liveProducts } = writer;
  const supplier = cast.suppliers[at % cast.suppliers.length] as Account;
  const fields = Object.entries(PRODUCT).map(([name, content]) => ({ name, content }));
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
  liveProducts.push({ id, supplier });
}

async function placeOrder(writer: Writer, at: number, buyer: Account): Promise<void> {
  const product = writer.liveProducts[at % writer.liveProducts.length];
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

async function sendEnquiry(writer: Writer, at: number, buyer: Account): Promise<void> {
  const product = writer.liveProducts[at % writer.liveProducts.length];
  if (!product) return;
  const json = { productId: product.id, message: 'Which?' };
  const sent = await call(writer, buyer, 'POST', '/inquiries', { json });
  if (sent?.data?.id) writer.acknowledged.enquiries.add(sent.data.id);
}

/** Sends a message and a file to the conversation of a buyer and a supplier. */
async function sendMessageAndFile(writer: Writer, at: number, buyer: Account): Promise<void> {
  const { acknowledged, picture, liveProducts } = writer;
  // Only suppliers with live products can be counterparts.
  const supplier = liveProducts[at % liveProducts.length]?.supplier;
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

async function deleteProduct(writer: Writer): Promise<void> {
  const { acknowledged, liveProducts } = writer;
  const product = liveProducts.length > 5 ? liveProducts.shift() : undefined;
  if (!product) return;
  acknowledged.removing.add(product.id);
  if (await call(writer, product.supplier, 'DELETE', `/products/${product.id}`))
    acknowledged.removals.add(product.id);
}

/** Makes one write of a random kind. */
export async function writeOne(writer: Writer): Promise<void> {
  const at = writer.uniqueNumber();
  const buyer = writer.cast.buyers[at % writer.cast.buyers.length] as Account;
  const kinds = [
    () => createProduct(writer, at),
    () => placeOrder(writer, at, buyer),
    () => sendMessageAndFile(writer, at, buyer),
    () => sendEnquiry(writer, at, buyer),
    () => placeOrder(writer, at, buyer),
    () => changeProfile(writer, at),
    () => deleteProduct(writer),
  ];
  await writer.random.pick(kinds)();
}
