// File of the demo market's accounts in DATA_DIR: written when the market is filled, printed at every start.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const demoAccountsFile = (dataDir: string): string => join(dataDir, 'demo-accounts.txt');

/** The accounts as they were written down, a line each; none where the file is gone. */
export function readDemoAccounts(dataDir: string): string[] {
  const file = demoAccountsFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}
