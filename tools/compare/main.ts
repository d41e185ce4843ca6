// `npm run compare`: records the reply of every page and call of a checkout, and shows the differences of two records.
// It imports no product code, so that one version of it can record a checkout from before a change and one from after.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { recordCalls } from './calls.ts';
import { recordPages } from './pages.ts';
import { startServer } from './server.ts';

const USAGE = `Usage: npm run compare -- record --out FOLDER [--data FOLDER] [--root CHECKOUT]
         starts the built server of a checkout (default: this one) on a copy of a market's DATA_DIR
         (default: ./data) and writes its replies into the folder out
       npm run compare -- diff BEFORE AFTER
         shows the differences of two such folders; exits with 1 if there are any`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    data: { type: 'string', default: 'data' },
    root: { type: 'string', default: '.' },
  },
});
const [command, before, after] = positionals;

async function record(out: string): Promise<void> {
  const data = resolve(values.data);
  if (!existsSync(data))
    throw new Error(`${data} does not exist: \`npm run demo\` creates the demo market in ./data.`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  cpSync(data, folder, { recursive: true });
  const server = await startServer(resolve(values.root), folder);
  try {
    const pages = await recordPages(server, out);
    const calls = await recordCalls(server, data, out);
    console.log(`${pages} pages and ${calls} calls are in ${out}.`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (command === 'record' && values.out) {
  await record(resolve(values.out));
} else if (command === 'diff' && before && after) {
  const folders = [resolve(before), resolve(after)];
  const { status } = spawnSync('git', ['diff', '--no-index', '--stat=200', ...folders], {
    stdio: 'inherit',
  });
  if (status === 1)
    spawnSync('git', ['--no-pager', 'diff', '--no-index', '--unified=1', ...folders], {
      stdio: 'inherit',
    });
  console.log(status === 0 ? 'No difference.' : 'They differ.');
  process.exit(status ?? 1);
} else {
  console.error(USAGE);
  process.exit(2);
}
