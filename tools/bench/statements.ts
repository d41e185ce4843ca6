// Database statements of one answer of each case, counted by the server's own metric.
import { freePort } from '../server-process.ts';
import { CASES, type CaseId } from './cases.ts';
import { statementsOf } from './consumption.ts';
import type { ParameterSet } from './load-process.ts';
import { startMarket } from './markets/running-server.ts';

const SAMPLE_SETS = 50;
/** Requests before the count: the first ones of a process read what it keeps. */
const UNCOUNTED_SETS = 10;

/** Answers by case; requests are sent one after the other, without caches. */
export async function countStatements(
  env: Readonly<Record<string, string>>,
  sets: Readonly<Record<CaseId, readonly ParameterSet[]>>,
  cases: readonly CaseId[],
): Promise<ReadonlyMap<CaseId, number>> {
  const metricsPort = await freePort();
  const server = await startMarket({
    env: { ...env, CACHE: 'off', METRICS_PORT: String(metricsPort) },
  });
  const send = async (some: readonly ParameterSet[]): Promise<void> => {
    for (const { path, headers } of some)
      await (await fetch(`${server.origin}${path}`, { headers })).arrayBuffer();
  };
  const found = new Map<CaseId, number>();
  for (const id of cases.filter((each) => each in CASES)) {
    const counted = sets[id].slice(UNCOUNTED_SETS, UNCOUNTED_SETS + SAMPLE_SETS);
    await send(sets[id].slice(0, UNCOUNTED_SETS));
    const before = await statementsOf(metricsPort);
    await send(counted);
    if (counted.length > 0)
      found.set(id, ((await statementsOf(metricsPort)) - before) / counted.length);
  }
  await server.stop();
  return found;
}
