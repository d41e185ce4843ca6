// Enquiries for browser tests: sent to the demo supplier and answered by it, over the API.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_DIR } from '../../../playwright.config.ts';
import { registerAccount, type TestAccount } from '../accounts.ts';
import { expect, type Page } from '../site.ts';

/** Sends a POST as a user; resolves with the reply. All tests share one address, so it waits and retries on the rate limit. */
export async function post(
  page: Page,
  { token }: Pick<TestAccount, 'token'>,
  path: string,
  data: object,
) {
  const headers = { authorization: `Bearer ${token}` };
  const send = () => page.request.post(`/api${path}`, { headers, data });
  let reply = await send();
  if (reply.status() === 429)
    await expect
      .poll(
        async () => {
          reply = await send();
          return reply.status();
        },
        { timeout: 50_000, intervals: [5_000] },
      )
      .not.toBe(429);
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as { token: string; user: { id: string }; data: { id: string } };
}

interface DemoSupplier {
  readonly id: string;
  readonly token: string;
}
let demoSupplier: Promise<DemoSupplier> | undefined;

/** The demo supplier, which other tests use at the same time: tests look only at rows with their own subjects. */
export const signInDemoSupplier = (page: Page): Promise<DemoSupplier> => {
  const line = readFileSync(join(DATA_DIR, 'demo', 'demo-accounts.txt'), 'utf8')
    .split('\n')
    .find((each) => each.includes('supplier'));
  const [, email, password] = line?.trim().split(/\s+/) ?? [];
  demoSupplier ??= post(page, { token: '' }, '/auth/login', { email, password }).then(
    ({ token, user }) => ({ token, id: user.id }),
  );
  return demoSupplier;
};

/** Sends a buyer's enquiry to the supplier; resolves with its id. */
export async function sendEnquiry(
  page: Page,
  buyer: TestAccount,
  subject: string,
): Promise<string> {
  const supplierId = (await signInDemoSupplier(page)).id;
  const body = { supplierId, subject, message: '415 V?' };
  return (await post(page, buyer, '/enquiries', body)).data.id;
}

/** A new buyer whose enquiry got these replies in order; each one is a notification. */
export async function createBuyerWithReplies(
  page: Page,
  subject: string,
  replies: readonly string[],
): Promise<TestAccount> {
  const buyer = await registerAccount(page);
  const id = await sendEnquiry(page, buyer, subject);
  for (const text of replies)
    await post(page, await signInDemoSupplier(page), `/enquiries/${id}/replies`, { text });
  return buyer;
}

interface Offer {
  readonly id: string;
  readonly priceRange: number | null;
}

/** A product of the supplier that has a price. */
export async function productOf(page: Page, supplierId: string): Promise<Offer> {
  const reply = await page.request.get(`/api/auth/suppliers/${supplierId}`);
  const { products } = (await reply.json()) as { products: readonly Offer[] };
  const offer = products.find(({ priceRange }) => priceRange !== null);
  if (!offer) throw new Error('The supplier sells nothing by price.');
  return offer;
}
