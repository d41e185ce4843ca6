// Users and data that the calls of the permission table are made with.

import { listContactMessages } from '../../../contract/admin/admin.ts';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { sendContactMessage } from '../../../contract/admin/contact.ts';
import { listReports, reportProduct } from '../../../contract/admin/reports.ts';
import { decideReview, getReview } from '../../../contract/admin/review.ts';
import { createProduct } from '../../../contract/products/my-products.ts';
import type { Api } from '../../../src/api/call.ts';
import { type Market, openMarket } from '../market.ts';
import { freshAddress, type SomeoneSignedIn, signUp } from '../people.ts';
import { type Mailbox, openMailbox } from '../platform/mailbox.ts';

export const CALLERS = ['visitor', 'buyer', 'supplier', 'other', 'admin', 'suspended'] as const;
export type Caller = (typeof CALLERS)[number];

export interface Stage {
  readonly market: Market;
  readonly mailbox: Mailbox;
  readonly people: Readonly<Record<Exclude<Caller, 'visitor'>, SomeoneSignedIn>>;
  close(): Promise<void>;
}

export const LISTING = {
  name: 'Rice mill 20 t',
  description: 'Mills rice.',
  sort_description: 'A rice mill.',
  category: 'agriculture',
  subcategory: 'machine-for-food-industry',
} as const;

export async function setTheStage(): Promise<Stage> {
  const mailbox = await openMailbox();
  const market = await openMarket(0, { SMTP_URL: mailbox.url });
  const people = {
    buyer: await signUp(market, 'buyer'),
    supplier: await signUp(market, 'supplier'),
    other: await signUp(market, 'supplier'),
    admin: await signUp(market, 'admin'),
    suspended: await signUp(market, 'supplier'),
  };
  const { id } = people.suspended;
  await people.admin.api.call(suspendUser, { params: { id }, body: { reason: 'A test.' } });
  return {
    market,
    mailbox,
    people,
    close: async () => {
      await market.close();
      await mailbox.close();
    },
  };
}

/** The caller's API, from an unused address, so that no rate limit applies. */
export const apiOf = ({ market, people }: Stage, caller: Caller): Api =>
  market.apiAs(caller === 'visitor' ? null : people[caller].token, { address: freshAddress() });

/** A new user of the caller's kind, for calls after which the caller cannot call again. */
export async function newOneLike(stage: Stage, caller: Caller): Promise<SomeoneSignedIn | null> {
  if (caller === 'visitor') return null;
  const role = caller === 'buyer' || caller === 'admin' ? caller : 'supplier';
  const someone = await signUp(stage.market, role);
  if (caller !== 'suspended') return someone;
  const params = { id: someone.id };
  await apiOf(stage, 'admin').call(suspendUser, { params, body: { reason: 'A test.' } });
  return someone;
}

/** Creates a product of the stage's supplier that waits for review; resolves with its id. */
export async function waitingListing(stage: Stage): Promise<string> {
  const { product } = await apiOf(stage, 'supplier').call(createProduct, { body: LISTING });
  if (!product) throw new Error('no listing came back');
  return product.id;
}

export async function liveListing(stage: Stage): Promise<string> {
  const id = await waitingListing(stage);
  const admin = apiOf(stage, 'admin');
  const { revision } = await admin.call(getReview, { params: { id } });
  await admin.call(decideReview, { params: { id }, body: { decision: 'approve', revision } });
  return id;
}

export async function openReport(stage: Stage): Promise<string> {
  const id = await liveListing(stage);
  await apiOf(stage, 'visitor').call(reportProduct, { params: { id }, body: { reason: 'other' } });
  const { reports } = await apiOf(stage, 'admin').call(listReports, { query: { open: true } });
  return reports.find(({ productId }) => productId === id)?.id ?? '';
}

export async function contactMessage(stage: Stage): Promise<string> {
  const body = { Email: 'a@example.in', Message: 'Hello' };
  await apiOf(stage, 'visitor').call(sendContactMessage, { body });
  const { messages } = await apiOf(stage, 'admin').call(listContactMessages, { query: {} });
  return messages[0]?.id ?? '';
}
