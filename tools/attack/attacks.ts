// Runner of the attacks: each one against a fresh process, with a table of the results.
import { writeFileSync } from 'node:fs';
import { ATTACKS } from './attacks/all.ts';
import type { Attack } from './field.ts';
import { judge, type Verdict } from './judge.ts';
import { killed } from './kill/main.ts';
import { MEMORY_LIMIT_MB, openGroup } from './memory.ts';
import type { Options } from './options.ts';
import { labelOf, lineOf, markdownOf } from './report.ts';
import { openStage, type Stage } from './stage.ts';

interface Run {
  readonly attack: Attack;
  readonly sources: number;
  readonly seconds: number;
}

/** Number of kills in the quick run, which adds a kill test. */
const QUICK_KILLS = 3;

function runsOf({ quick, only, sources }: Options): Run[] {
  const chosen = ATTACKS.filter(
    ({ name }) => only.length === 0 || only.some((each) => name.startsWith(each)),
  );
  return chosen.flatMap((attack): Run[] => {
    if (quick) return attack.quick ? [{ attack, ...attack.quick }] : [];
    return attack.sources
      .filter((each) => sources === null || each === sources)
      .map((each) => ({ attack, sources: each, seconds: attack.seconds }));
  });
}

async function attackOn(
  stage: Stage,
  engine: Verdict['engine'],
  runs: readonly Run[],
  { measureOnly, quick }: Options,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { attack, sources, seconds } of runs) {
    const how = {
      sources,
      seconds,
      baselineMs: quick ? 1_000 : 2_500,
      timed: !quick,
      limited: !measureOnly,
    };
    const verdict = await judge(attack, stage, how, engine);
    console.log(lineOf(verdict));
    verdicts.push(verdict);
  }
  return verdicts;
}

const canEnforce = (): boolean => {
  const group = openGroup();
  group?.remove();
  return group !== null;
};

async function onStage<Result>(
  postgres: string | null,
  work: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const stage = await openStage(postgres);
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

export async function attacks(options: Options): Promise<{ passed: number; failed: number }> {
  const { quick, only, postgres, measureOnly, table, seed } = options;
  const began = performance.now();
  console.log(
    !measureOnly && canEnforce()
      ? `A control group holds the server to ${MEMORY_LIMIT_MB} MB.`
      : `Memory is measured against ${MEMORY_LIMIT_MB} MB; no control group enforces it.`,
  );
  const runs = runsOf(options);
  let killsHeld: boolean | null = null;
  const verdicts = await onStage(null, async (stage) => {
    const those = await attackOn(stage, 'SQLite', runs, options);
    if (quick && only.length === 0) killsHeld = await killed(stage, 'SQLite', QUICK_KILLS, seed);
    return those;
  });
  const onPostgres = quick ? [] : runs.filter(({ attack }) => attack.postgres);
  if (onPostgres.length > 0 && postgres)
    verdicts.push(
      ...(await onStage(postgres, (stage) => attackOn(stage, 'PostgreSQL', onPostgres, options))),
    );
  else if (onPostgres.length > 0)
    console.log('No DATABASE_URL: the attacks on PostgreSQL are skipped.');

  console.log(`\n${markdownOf(verdicts)}\n`);
  if (table) writeFileSync(table, `${markdownOf(verdicts)}\n`);
  const missed = verdicts.filter(({ misses }) => misses.length > 0);
  for (const verdict of missed)
    console.log(`failed: ${labelOf(verdict)}: ${verdict.misses.join('; ')}`);
  console.log(`${Math.round((performance.now() - began) / 1000)} s`);
  const kills = killsHeld === null ? 0 : 1;
  const failed = missed.length + (killsHeld === false ? 1 : 0);
  return { passed: verdicts.length + kills - failed, failed };
}
