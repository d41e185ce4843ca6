// Saved searches for browser tests: made over the API, and the address that stops their alerts.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATA_DIR } from '../../../playwright.config.ts';
import type { TestAccount } from '../accounts.ts';
import { expect, type Page } from '../site.ts';

const headersOf = ({ token }: Pick<TestAccount, 'token'>) => ({ authorization: `Bearer ${token}` });

interface Saved {
  readonly id: string;
  readonly alert: boolean;
}

export async function saveOverApi(
  page: Page,
  account: TestAccount,
  name: string,
  query: string,
  alert = true,
): Promise<Saved> {
  const reply = await page.request.post('/api/saved-searches', {
    headers: headersOf(account),
    data: { name, query, alert },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { savedSearch: Saved }).savedSearch;
}

export async function savedOverApi(page: Page, account: TestAccount): Promise<readonly Saved[]> {
  const reply = await page.request.get('/api/saved-searches', { headers: headersOf(account) });
  return ((await reply.json()) as { savedSearches: readonly Saved[] }).savedSearches;
}

/** Token of the addresses in the account's alert mails. The server makes it with the first alert, which takes a day. */
export async function stopTokenOf(page: Page, account: TestAccount): Promise<string> {
  const reply = await page.request.get('/api/auth/me', { headers: headersOf(account) });
  const { user } = (await reply.json()) as { user: { id: string } };
  const token = randomUUID();
  const database = new DatabaseSync(join(DATA_DIR, 'demo', 'market.sqlite'), { timeout: 10_000 });
  database
    .prepare(
      `insert into mail_settings (user_id, stop_token) values (?, ?)
       on conflict (user_id) do update set stop_token = excluded.stop_token`,
    )
    .run(user.id, token);
  database.close();
  return token;
}
