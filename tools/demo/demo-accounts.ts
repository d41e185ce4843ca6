// Accounts of the demo market: a buyer, a supplier and an admin, with random passwords.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { insertAccount, setPassword } from '../../server/accounts/account-queries.ts';
import { hashPassword, randomPassword } from '../../server/accounts/sign-in/passwords.ts';
import { demoAccountsFile } from '../../server/demo-accounts.ts';
import type { DbOrTx } from '../../server/platform/db/open.ts';
import { OWNER_ONLY_FOLDER } from '../../server/platform/storage/file-permissions.ts';

const ACCOUNTS = [
  {
    title: 'buyer',
    email: 'demo-buyer@example.com',
    role: 'buyer',
    name: 'Asha Kulkarni',
    phone: '+910000000001',
    companyName: 'Kulkarni Precision Works (example)',
    businessType: 'Manufacturer',
    isAdmin: false,
  },
  {
    title: 'admin',
    email: 'demo-admin@example.com',
    role: 'buyer',
    name: 'Market desk',
    phone: '+910000000002',
    companyName: 'Yantra Bridge (example)',
    businessType: 'Service Provider',
    isAdmin: true,
  },
] as const;

const formatAccounts = (accounts: readonly (readonly [string, string, string])[]): string => {
  const lines = accounts.map(
    ([title, email, password]) => `${title.padEnd(9)} ${email.padEnd(36)} ${password}`,
  );
  return `${lines.join('\n')}\n`;
};

/**
 * Creates the accounts in the transaction that fills the market, and writes their passwords to a file that only the
 * operating system account running the server can read. The supplier is one of the generated ones, with its products.
 */
export async function openDemoAccounts(
  tx: DbOrTx,
  supplier: { readonly id: string; readonly email: string },
  dataDir: string,
): Promise<void> {
  const list: [string, string, string][] = [];
  for (const { title, ...account } of ACCOUNTS) {
    const password = randomPassword();
    await insertAccount(tx, {
      ...account,
      language: 'en',
      passwordHash: await hashPassword(password),
    });
    list.push([title, account.email, password]);
  }
  const password = randomPassword();
  await setPassword(tx, supplier.id, await hashPassword(password));
  list.splice(1, 0, ['supplier', supplier.email, password]);

  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const file = demoAccountsFile(dataDir);
  rmSync(file, { force: true });
  writeFileSync(file, formatAccounts(list), { mode: 0o600 });
}
