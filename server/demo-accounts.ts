// File with the demo accounts in DATA_DIR: written when the demo data is created, printed at every start.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const demoAccountsFile = (dataDir: string): string => join(dataDir, 'demo-accounts.txt');

/** Returns the file's lines, one per account; empty if the file does not exist. */
export function readDemoAccounts(dataDir: string): string[] {
  const file = demoAccountsFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}
