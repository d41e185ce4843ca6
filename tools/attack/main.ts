// `npm run attack`: hostile clients and failures against the production command.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { attacks, listAttacks } from './attacks.ts';
import { kills } from './kill/main.ts';
import { type Options, readOptions } from './options.ts';

const options = readOptions();
if (options.list) {
  listAttacks();
  process.exit(0);
}
if (!existsSync(fileURLToPath(new URL('../../dist/server', import.meta.url)))) {
  console.error('There is no site in dist/: run `npm run build` first.');
  process.exit(2);
}

const run = async (given: Options): Promise<{ passed: number; failed: number }> => {
  if (given.mode === 'attacks') return attacks(given);
  if (given.mode === 'kill') return kills(given);
  // Imported only here, because it loads the server into this process.
  const { hostile } = await import('./hostile/main.ts');
  return hostile(given);
};
const { passed, failed } = await run(options);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
