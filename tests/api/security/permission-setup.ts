// Users and data that the calls of the permission table are made with.

import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { sendContactMessage } from '../../../contract/admin/contact.ts';
import { listContactMessages } from '../../../contract/admin/contact-messages.ts';
import { listReports, reportProduct } from '../../../contract/admin/reports.ts';
import { createProduct } from '../../../contract/products/my-products.ts';
import type { Caller } from '../../../scripts/permissions.ts';
import type { Api } from '../../../src/api/call.ts';
import { ORIGIN } from '../accounts/second-factor/factor-users.ts';
import { approveProduct } from '../admin/admin-review.ts';
import { type Market, openMarket } from '../market.ts';
import { type Mailbox, openMailbox } from '../platform/jobs/mailbox.ts';
import { confirmEmails, type SignedInUser, signUp, signUpMember } from '../users.ts';

export interface PermissionSetup {
  readonly market: Market;
  readonly mailbox: Mailbox;
  readonly users: Readonly<Record<Exclude<Caller, 'visitor'>, SignedInUser>>;
  /** A live product of the supplier that no call changes. A new one costs an approval, which waits for the catalog. */
  readonly liveProduct: string;
  /** Input of the current call, the same for all callers until one of them may have changed what it is about. */
  input: Promise<object> | null;
  close(): Promise<void>;
}

export const PRODUCT_BODY = {
  name: 'Rice mill 20 t',
  description: 'Mills rice.',
  sort_description: 'A rice mill.',
  category: 'agriculture',
  subcategory: 'machine-for-food-industry',
  priceRange: 100,
  priceBasis: 'FOB-CNNGB',
} as const;

export async function openPermissionSetup(): Promise<PermissionSetup> {
  const mailbox = await openMailbox();
  const market = await openMarket(0, { SMTP_URL: mailbox.url, PUBLIC_ORIGIN: ORIGIN });
  const supplier = await signUp(market, 'supplier');
  const users = {
    buyer: await signUp(market, 'buyer'),
    supplier,
    sales: await signUpMember(market, supplier, 'sales'),
    viewer: await signUpMember(market, supplier, 'viewer'),
    other: await signUp(market, 'supplier'),
    admin: await signUp(market, 'admin'),
    suspended: await signUp(market, 'supplier'),
  };
  const { id } = users.suspended;
  await users.admin.api.call(suspendUser, { params: { id }, body: { reason: 'A test.' } });
  // The calls that an unconfirmed email forbids are none of the permissions of a role.
  for (const user of [users.buyer, supplier, users.other, users.suspended])
    await confirmEmails(market, user);
  const liveProduct = await createProductOf(users);
  await approveProduct(users.admin, liveProduct);
  return {
    market,
    mailbox,
    users,
    liveProduct,
    input: null,
    close: async () => {
      await market.close();
      await mailbox.close();
    },
  };
}

export const apiOf = ({ market, users }: PermissionSetup, caller: Caller): Api =>
  caller === 'visitor' ? market.api : users[caller].api;

/** A new user of the caller's kind, for calls after which the caller cannot call again. */
export async function newUserLike(
  setup: PermissionSetup,
  caller: Caller,
): Promise<SignedInUser | null> {
  if (caller === 'visitor') return null;
  const role = caller === 'buyer' || caller === 'admin' ? caller : 'supplier';
  const user = await signUp(setup.market, role);
  await confirmEmails(setup.market, user);
  if (caller === 'sales' || caller === 'viewer') return signUpMember(setup.market, user, caller);
  if (caller !== 'suspended') return user;
  const params = { id: user.id };
  await setup.users.admin.api.call(suspendUser, { params, body: { reason: 'A test.' } });
  return user;
}

async function createProductOf({
  supplier,
}: Pick<PermissionSetup['users'], 'supplier'>): Promise<string> {
  const { product } = await supplier.api.call(createProduct, { body: PRODUCT_BODY });
  if (!product) throw new Error('the reply has no product');
  return product.id;
}

/** Creates a pending product of the supplier of the setup; resolves with its id. */
export const createPendingProduct = ({ users }: PermissionSetup): Promise<string> =>
  createProductOf(users);

export async function createLiveProduct(setup: PermissionSetup): Promise<string> {
  const id = await createPendingProduct(setup);
  await approveProduct(setup.users.admin, id);
  return id;
}

export async function createReport(setup: PermissionSetup): Promise<string> {
  const id = await createLiveProduct(setup);
  await setup.market.api.call(reportProduct, { params: { id }, body: { reason: 'other' } });
  const { reports } = await setup.users.admin.api.call(listReports, { query: { open: true } });
  return reports.find(({ productId }) => productId === id)?.id ?? '';
}

export async function createContactMessage(setup: PermissionSetup): Promise<string> {
  const body = { email: 'a@example.in', message: 'Hello' };
  await setup.market.api.call(sendContactMessage, { body });
  const { messages } = await setup.users.admin.api.call(listContactMessages, { query: {} });
  return messages[0]?.id ?? '';
}
