// Links of mails for browser tests, written to the database: the market of the tests sends no mail.
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { DATA_DIR } from '../../../playwright.config.ts';
import type { TestAccount } from '../accounts.ts';

type Row = Readonly<Record<string, string | null>>;

export async function userIdOf(page: Page, { token }: Pick<TestAccount, 'token'>): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.get('/api/auth/me', { headers });
  const { user } = (await reply.json()) as { user: { id: string } };
  return user.id;
}

export function inDatabase<Result>(work: (database: DatabaseSync) => Result): Result {
  const path = join(DATA_DIR, 'demo', 'market.sqlite');
  const database = new DatabaseSync(path, { timeout: 10_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Inserts a link; resolves with its token. */
export function insertLink(
  table: 'email_links' | 'password_resets' | 'removal_links',
  row: Row,
): string {
  const token = randomBytes(32).toString('base64url');
  const token_hash = createHash('sha256').update(token).digest('hex');
  const values = { token_hash, expires_at: '2999-01-01T00:00:00.000Z', ...row };
  const columns = Object.keys(values);
  inDatabase((database) =>
    database
      .prepare(
        `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      )
      .run(...Object.values(values)),
  );
  return token;
}
