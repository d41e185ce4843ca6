// What every table of the bench needs: the load generator, the ceiling, the market and the options.
import type { CaseId } from './cases.ts';
import type { LoadClient } from './load-client.ts';
import type { ParameterSet } from './load-process.ts';
import type { BenchMarket } from './markets.ts';
import type { Options } from './options.ts';
import type { RunningServer } from './running-server.ts';

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

export const formatNumber = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const formatKilobytes = (bytes: number): string => formatNumber(bytes / 1000, 1);

/** Options of Node for a CPU profile. */
export const profileArgs = ({ profile }: Options): string[] =>
  profile ? ['--cpu-prof', '--cpu-prof-dir', profile] : [];
