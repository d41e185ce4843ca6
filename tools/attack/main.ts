// `npm run attack`: hostile clients and failures against the production command.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runKillTests } from './kill/main.ts';
import { readOptions } from './options.ts';
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

const { passed, failed } = await (options.mode === 'kill'
  ? runKillTests(options)
  : runAttacks(options));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
