// Report of the verdicts: lines for a terminal, and a Markdown table.
import { table } from '../bench/table.ts';
import { type Verdict, WANTED } from './judge.ts';

const statuses = ({ tally }: Verdict): string =>
  [...tally]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status || 'broken'}×${times}`)
    .join(' ');

const seconds = ({ recoverySeconds }: Verdict): string =>
  recoverySeconds === null ? 'never' : recoverySeconds.toFixed(1);

export const labelOf = ({ name, sources, engine }: Verdict): string =>
  `${name} from ${sources}${engine === 'PostgreSQL' ? ' on PostgreSQL' : ''}`;

export function lineOf(verdict: Verdict): string {
  const { misses, ended, readP99Ms, beforeMb, peakMb, afterMb, failures, reads, signIns } = verdict;
  const figures = [
    ended ? `ended (${ended})` : 'alive',
    `p99 ${Math.round(readP99Ms)} ms`,
    `${Math.round(beforeMb)} → ${Math.round(peakMb)} → ${Math.round(afterMb)} MB`,
    `${failures} 5xx`,
    `as before in ${seconds(verdict)} s`,
    `reads ${reads}`,
    `sign-ins ${signIns}`,
  ];
  const passed = misses.length === 0;
  return [
    `${passed ? 'ok  ' : 'FAIL'} ${labelOf(verdict)}: ${figures.join(', ')}`,
    `       answered ${statuses(verdict) || 'nothing'}`,
    ...misses.map((miss) => `     ! ${miss}`),
  ].join('\n');
}

/** For docs/measurements.md. */
export function markdownOf(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map((verdict) => [
    verdict.summary,
    verdict.engine === 'PostgreSQL' ? `${verdict.sources}, PostgreSQL` : String(verdict.sources),
    verdict.ended ? 'no' : 'yes',
    Math.round(verdict.readP99Ms).toLocaleString('en'),
    String(Math.round(verdict.peakMb)),
    String(verdict.failures),
    seconds(verdict),
    verdict.misses.length === 0 ? 'held' : verdict.misses.join('; '),
  ]);
  const wanted = [
    'wanted',
    '',
    'yes',
    `≤ ${WANTED.readP99Ms.toLocaleString('en')}`,
    `≤ ${WANTED.peakMb}`,
    String(WANTED.failures),
    `≤ ${WANTED.recoverySeconds}`,
    '',
  ];
  return table(
    ['attack', '>from', 'alive', '>p99 ms', '>peak MB', '>5xx', '>back s', 'verdict'],
    [wanted, ...rows],
  );
}
