// Monitor of the bystander process: collects its samples and evaluates a time range.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { percentile } from '../percentile.ts';
import type { BystanderOptions, Sample } from './bystander.ts';

export interface BystanderMonitor {
  readonly samples: readonly Sample[];
  close(): void;
}

const isAnswered = ({ status }: Sample): boolean => status === 200;

/** Response time assumed for a call without status 200, equal to the timeout. */
export const UNANSWERED_MS = 10_000;

export const responseTime = (samples: readonly Sample[], share: number): number =>
  percentile(
    samples.map((each) => (isAnswered(each) ? each.ms : UNANSWERED_MS)).sort((a, b) => a - b),
    share,
  );

export const formatAnswered = (samples: readonly Sample[]): string =>
  `${samples.filter(isAnswered).length}/${samples.length}`;

/** Number of samples by status other than 200; 0 means no response. */
export const formatRefusals = (samples: readonly Sample[]): string =>
  [...Map.groupBy(samples, ({ status }) => status)]
    .filter(([status]) => status !== 200)
    .map(([status, sameStatus]) => `${status || 'broken'}×${sameStatus.length}`)
    .join(' ');

export const ofKind = (
  { samples }: BystanderMonitor,
  kind: Sample['kind'],
  from: number,
  to = Number.POSITIVE_INFINITY,
): Sample[] => samples.filter((each) => each.kind === kind && each.at >= from && each.at < to);

export function startBystander(options: BystanderOptions): BystanderMonitor {
  const child = fork(fileURLToPath(new URL('bystander.ts', import.meta.url)));
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const samples: Sample[] = [];
  child.on('message', (sample) => samples.push(sample as Sample));
  child.send(options);
  return {
    samples,
    close: () => {
      process.removeListener('exit', kill);
      kill();
    },
  };
}
