// Runner of the attacks: each one against a fresh process, with a table of the results.
import { writeFileSync } from 'node:fs';
import type { Attack } from './attack-context.ts';
import { ATTACKS } from './attacks/all.ts';
import { runKillTest } from './kill/main.ts';
import { type MarketCopies, openMarketCopies } from './market-copies.ts';
import { openMemoryGroup, SMALL_MB } from './memory.ts';
import type { Options } from './options.ts';
import { labelOf, lineOf, markdownOf } from './report.ts';
import { type AttackResult, runAttack } from './run-attack.ts';

interface Run {
  readonly attack: Attack;
  readonly sources: number;
  readonly seconds: number;
  readonly memoryMb: number;
}

/** Number of kills in the quick run, which adds a kill test. */
const QUICK_KILLS = 3;

function runsOf({ quick, only, sources, memoryMb }: Options): Run[] {
  const chosen = ATTACKS.filter(
    ({ name }) => only.length === 0 || only.some((each) => name.startsWith(each)),
  );
  return chosen.flatMap((attack): Run[] => {
    const { memoriesMb = [SMALL_MB] } = attack;
    const memories = memoryMb === null ? memoriesMb : [memoryMb];
    const [first = SMALL_MB] = memories;
    if (quick) return attack.quick ? [{ attack, ...attack.quick, memoryMb: first }] : [];
    return attack.sources
      .filter((each) => sources === null || each === sources)
      .flatMap((each) =>
        memories.map((mb) => ({ attack, sources: each, seconds: attack.seconds, memoryMb: mb })),
      );
  });
}

async function runAll(
  stage: MarketCopies,
  engine: AttackResult['engine'],
  runs: readonly Run[],
  { measureOnly, quick }: Options,
): Promise<AttackResult[]> {
  const verdicts: AttackResult[] = [];
  for (const { attack, sources, seconds, memoryMb } of runs) {
    const runOptions = {
      memoryMb,
      sources,
      seconds,
      baselineMs: quick ? 1_000 : 2_500,
      judgesTimes: !quick,
      limitsMemory: !measureOnly,
    };
    const verdict = await runAttack(attack, stage, runOptions, engine);
    console.log(lineOf(verdict));
    verdicts.push(verdict);
  }
  return verdicts;
}

const canLimitMemory = (): boolean => {
  const group = openMemoryGroup(SMALL_MB);
  group?.remove();
  return group !== null;
};

async function withMarkets<Result>(
  postgres: string | null,
  work: (stage: MarketCopies) => Promise<Result>,
): Promise<Result> {
  const stage = await openMarketCopies(postgres);
  try {
    return await work(stage);
  } finally {
    await stage.close();
  }
}

export const listAttacks = (): void => {
  for (const { name, summary, quick } of ATTACKS)
    console.log(`${name.padEnd(18)} ${quick ? 'quick' : '     '}  ${summary}`);
};

export async function runAttacks(options: Options): Promise<{ passed: number; failed: number }> {
  const { quick, only, postgres, measureOnly, table, seed } = options;
  const began = performance.now();
  console.log(
    !measureOnly && canLimitMemory()
      ? 'A control group limits the memory of the server.'
      : 'The memory of the server is measured; no control group limits it.',
  );
  const runs = runsOf(options);
  let killTestPassed: boolean | null = null;
  const verdicts = await withMarkets(null, async (stage) => {
    const results = await runAll(stage, 'SQLite', runs, options);
    if (quick && only.length === 0)
      killTestPassed = await runKillTest(stage, 'SQLite', QUICK_KILLS, seed);
    return results;
  });
  const onPostgres = quick ? [] : runs.filter(({ attack }) => attack.postgres);
  if (onPostgres.length > 0 && postgres)
    verdicts.push(
      ...(await withMarkets(postgres, (stage) => runAll(stage, 'PostgreSQL', onPostgres, options))),
    );
  else if (onPostgres.length > 0)
    console.log('No DATABASE_URL: the attacks on PostgreSQL are skipped.');

  console.log(`\n${markdownOf(verdicts)}\n`);
  if (table) writeFileSync(table, `${markdownOf(verdicts)}\n`);
  const failedResults = verdicts.filter(({ unmetRequirements }) => unmetRequirements.length > 0);
  for (const verdict of failedResults)
    console.log(`failed: ${labelOf(verdict)}: ${verdict.unmetRequirements.join('; ')}`);
  console.log(`${Math.round((performance.now() - began) / 1000)} s`);
  const kills = killTestPassed === null ? 0 : 1;
  const failed = failedResults.length + (killTestPassed === false ? 1 : 0);
  return { passed: verdicts.length + kills - failed, failed };
}
