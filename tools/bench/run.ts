// What every table of the bench needs: the load generator, the ceiling, the market and the options.
import type { CaseId } from './cases.ts';
import type { LoadClient } from './load-client.ts';
import type { ParameterSet } from './load-process.ts';
import type { BenchMarket } from './markets/markets.ts';
import type { RunningServer } from './markets/running-server.ts';
import type { Options } from './options.ts';
import { peakMemoryTargetMb, verdict } from './targets.ts';

export const CONNECTIONS = 16;
const CEILING_SECONDS = 2;
const CEILING_SETS = [{ path: '/', headers: {} }];

export interface Run {
  readonly options: Options;
  readonly loader: LoadClient;
  /** The bare JSON route. */
  readonly baseline: RunningServer;
}

/** One market of a run. */
export interface MarketRun extends Run {
  readonly products: number;
  readonly market: BenchMarket;
  readonly sets: Readonly<Record<CaseId, readonly ParameterSet[]>>;
}

/** Answers a second of the bare JSON route at the moment: the speed of a machine drifts. */
export const measureCeiling = async ({ loader, baseline }: Run): Promise<number> => {
  const { perSecond } = await loader.measure({
    origin: baseline.origin,
    sets: CEILING_SETS,
    seconds: CEILING_SECONDS,
    connections: CONNECTIONS,
  });
  return perSecond;
};

/** Compares each case with the ceilings measured right before and right after it. */
export async function openComparison(run: Run) {
  let ceiling = await measureCeiling(run);
  return {
    /** Call it right after a case. */
    async ratioOf(perSecond: number): Promise<number> {
      const before = ceiling;
      ceiling = await measureCeiling(run);
      return perSecond / ((before + ceiling) / 2);
    },
    latestCeiling: () => ceiling,
  };
}

export const formatNumber = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const formatKilobytes = (bytes: number): string => formatNumber(bytes / 1000, 1);

export const printPeakMemory = (products: number, peakMb: number): void => {
  const mostMb = peakMemoryTargetMb(products);
  const reached = verdict(peakMb, mostMb, true);
  console.log(`Peak memory ${formatNumber(peakMb)} MB (at most ${mostMb}: ${reached}).`);
};

/** Options of Node for a CPU profile. */
export const profileArgs = ({ profile }: Options): string[] =>
  profile ? ['--cpu-prof', '--cpu-prof-dir', profile] : [];
