// Demo accounts with a password, for visitors of the demo market: a buyer, a supplier and an admin.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { setPassword } from '../../server/accounts/sign-in/credential-queries.ts';
import { hashPassword, randomPassword } from '../../server/accounts/sign-in/passwords.ts';
import { demoAccountsFile } from '../../server/demo-accounts.ts';
import type { DbOrTx } from '../../server/platform/db/open.ts';
import { OWNER_ONLY_FOLDER } from '../../server/platform/storage/file-permissions.ts';
import { insertBuyers } from './trade/account-rows.ts';
import { adminAccount, demoBuyer } from './trade/buyers.ts';

interface DemoAccount {
  readonly title: string;
  readonly email: string;
  readonly password: string;
}

const formatAccounts = (accounts: readonly DemoAccount[]): string => {
  const lines = accounts.map(
    ({ title, email, password }) => `${title.padEnd(9)} ${email.padEnd(36)} ${password}`,
  );
  return `${lines.join('\n')}\n`;
};

/**
 * Creates the accounts, and those of the other buyers, in the transaction that fills the market, and writes the passwords to a
 * file that only the operating system account running the server can read. The supplier is one of the generated ones, with its
 * products. `now` is in milliseconds.
 */
export async function openDemoAccounts(
  tx: DbOrTx,
  supplier: { readonly id: string; readonly email: string },
  dataDir: string,
  now: number,
): Promise<void> {
  const withPassword = (title: string, email: string): DemoAccount => ({
    ...{ title, email },
    password: randomPassword(),
  });
  const buyer = withPassword('buyer', demoBuyer(now).email);
  const seller = withPassword('supplier', supplier.email);
  const admin = withPassword('admin', adminAccount(now).email);
  await insertBuyers(tx, now, {
    buyer: await hashPassword(buyer.password),
    admin: await hashPassword(admin.password),
  });
  await setPassword(tx, supplier.id, await hashPassword(seller.password));

  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const file = demoAccountsFile(dataDir);
  rmSync(file, { force: true });
  writeFileSync(file, formatAccounts([buyer, seller, admin]), { mode: 0o600 });
}
