// `npm run attack`: hostile clients and failures against the production command.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runKillTests } from './kill/main.ts';
import { type Options, readOptions } from './options.ts';
import { listAttacks, runAttacks } from './run-attacks.ts';

const options = readOptions();
if (options.list) {
  listAttacks();
  process.exit(0);
}
if (!existsSync(fileURLToPath(new URL('../../dist/server', import.meta.url)))) {
  console.error('The site is not built: run `npm run build` first.');
  process.exit(2);
}

const run = async (parsed: Options): Promise<{ passed: number; failed: number }> => {
  if (parsed.mode === 'attacks') return runAttacks(parsed);
  if (parsed.mode === 'kill') return runKillTests(parsed);
  // Imported only here, because it loads the server into this process.
  const { runHostile } = await import('./hostile/main.ts');
  return runHostile(parsed);
};
const { passed, failed } = await run(options);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
