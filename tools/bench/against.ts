// Processor time of first answers against another commit: both servers run side by side and answer in turn.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import { CASES, type CaseId, setsOf } from './cases.ts';
import { isColdCase } from './cold-run.ts';
import { type LoadClient, startLoadClient } from './load-client.ts';
import type { ParameterSet } from './load-process.ts';
import { readMarketContents } from './markets/market-contents.ts';
import { openBenchMarket, seed } from './markets/markets.ts';
import { startMarket } from './markets/running-server.ts';
import type { Options } from './options.ts';
import { recordRatios } from './record.ts';
import { CONNECTIONS, formatNumber, profileArgs } from './run.ts';
import { table } from './table.ts';

/** Each with new processes; the median counts. */
const ROUNDS = 3;
/** Turns of each server in a round: short ones, because the speed of a busy machine changes within seconds. */
const TURNS = 4;

/** A version of the project with a market that its own code has made. */
interface Version {
  readonly root?: string;
  readonly dataDir: string;
  readonly sets: Readonly<Record<CaseId, readonly ParameterSet[]>>;
  readonly nodeArgs: readonly string[];
}

function run(command: string, args: readonly string[], cwd?: string): string {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const { status, stdout } = spawnSync(command, args, { cwd, stdio: [...stdio], encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
  return stdout.trim();
}

/** Checks the commit out and builds it, in the system's temporary folder, where it stays for the next comparison. */
function buildCommit(commit: string): string {
  const hash = run('git', ['rev-parse', '--verify', `${commit}^{commit}`]);
  const root = join(tmpdir(), `yantra-against-${hash.slice(0, 12)}`);
  if (!existsSync(root)) run('git', ['worktree', 'add', '--detach', root, hash]);
  run(process.execPath, ['scripts/start.mjs', 'build'], root);
  return root;
}

async function openCommit(root: string, products: number, options: Options): Promise<Version> {
  const dataDir = join(root, `data/bench-${products}`);
  const marker = join(dataDir, 'seeded');
  if (!existsSync(marker)) {
    rmSync(dataDir, { recursive: true, force: true });
    seed(dataDir, products, { root });
    writeFileSync(marker, '');
  }
  // Reading migrates the database to this version, so a copy is read.
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(dataDir, copy, { recursive: true });
  const contents = await readMarketContents(readConfig({ DATA_DIR: copy }).database);
  rmSync(copy, { recursive: true, force: true });
  return { root, dataDir, sets: setsOf(contents, options.sets, options.encoding), nodeArgs: [] };
}

async function openThis(products: number, options: Options): Promise<Version> {
  const { database, env } = await openBenchMarket(products, null);
  const sets = setsOf(await readMarketContents(database), options.sets, options.encoding);
  return { dataDir: env.DATA_DIR ?? '', sets, nodeArgs: profileArgs(options) };
}

/** Processor seconds of 1,000 answers of each version. */
async function measureRound(
  versions: readonly Version[],
  id: CaseId,
  seconds: number,
  loader: LoadClient,
): Promise<number[]> {
  const running = await Promise.all(
    versions.map(async ({ sets, dataDir, ...options }) => ({
      sets: sets[id],
      server: await startMarket({ ...options, env: { DATA_DIR: dataDir, CACHE: 'off' } }),
      cpu: 0,
      requests: 0,
    })),
  );
  for (let turn = 0; turn < TURNS; turn++)
    for (const each of running) {
      const before = each.server.cpuSeconds() ?? 0;
      const { requests, failed } = await loader.measure({
        origin: each.server.origin,
        // No address twice: what an answer leaves in memory would make the next one cheaper.
        sets: each.sets.filter((_, at) => each.sets.length < TURNS || at % TURNS === turn),
        seconds: seconds / TURNS,
        connections: CONNECTIONS,
      });
      if (failed > 0) console.log(`${CASES[id]}: ${failed} requests failed`);
      each.cpu += (each.server.cpuSeconds() ?? 0) - before;
      each.requests += requests;
    }
  await Promise.all(running.map(({ server }) => server.stop()));
  return running.map(({ cpu, requests }) => (1000 * cpu) / Math.max(1, requests));
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function compareWithCommit(commit: string, options: Options): Promise<void> {
  const root = buildCommit(commit);
  const loader = startLoadClient();
  for (const products of options.sizes) {
    const versions = [
      await openCommit(root, products, options),
      await openThis(products, options),
    ] as const;
    const rows: string[][] = [];
    const ratios = new Map<CaseId, string>();
    for (const id of options.cases.filter(isColdCase)) {
      process.stderr.write(`  ${CASES[id]} …\n`);
      const rounds: number[][] = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds.push(await measureRound(versions, id, options.seconds, loader));
      const [before, now] = [0, 1].map((at) => median(rounds.map((each) => each[at] ?? 0)));
      const ratio = median(rounds.map(([old = 0, current = 0]) => current / old));
      ratios.set(id, formatNumber(ratio, 2));
      rows.push([
        CASES[id],
        formatNumber(before ?? 0, 2),
        formatNumber(now ?? 0, 2),
        formatNumber(ratio, 2),
      ]);
    }
    console.log(`\n### ${formatNumber(products)} products, CPU s for 1,000 first answers\n`);
    console.log(table(['case', `>${commit}`, '>now', '>ratio'], rows));
    if (options.record) recordRatios(options.record, ratios);
  }
  loader.close();
}
