// Report of the results: lines for a terminal, and a Markdown table.
import { table } from '../bench/table.ts';
import { type AttackResult, REQUIREMENTS } from './run-attack.ts';

const formatStatuses = ({ tally }: AttackResult): string =>
  [...tally]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status || 'broken'}×${times}`)
    .join(' ');

const formatRecovery = ({ recoverySeconds }: AttackResult): string =>
  recoverySeconds === null ? 'never' : recoverySeconds.toFixed(1);

export const labelOf = ({ name, sources, memoryMb, engine }: AttackResult): string =>
  `${name} from ${sources} at ${memoryMb} MB${engine === 'PostgreSQL' ? ' on PostgreSQL' : ''}`;

export function lineOf(verdict: AttackResult): string {
  const {
    unmetRequirements,
    ended,
    readP99Ms,
    beforeMb,
    peakMb,
    afterMb,
    failures,
    reads,
    signIns,
  } = verdict;
  const columns = [
    ended ? `ended (${ended})` : 'alive',
    `p99 ${Math.round(readP99Ms)} ms`,
    `${Math.round(beforeMb)} → ${Math.round(peakMb)} → ${Math.round(afterMb)} MB`,
    `${failures} 5xx`,
    `recovered in ${formatRecovery(verdict)} s`,
    `reads ${reads}`,
    `sign-ins ${signIns}`,
  ];
  const passed = unmetRequirements.length === 0;
  return [
    `${passed ? 'ok  ' : 'FAIL'} ${labelOf(verdict)}: ${columns.join(', ')}`,
    `       answered ${formatStatuses(verdict) || 'nothing'}`,
    ...unmetRequirements.map((miss) => `     ! ${miss}`),
  ].join('\n');
}

/** For docs/measurements.md. */
export function markdownOf(verdicts: readonly AttackResult[]): string {
  const rows = verdicts.map((verdict) => [
    verdict.summary,
    verdict.engine === 'PostgreSQL' ? `${verdict.sources}, PostgreSQL` : String(verdict.sources),
    verdict.ended ? 'no' : 'yes',
    Math.round(verdict.readP99Ms).toLocaleString('en'),
    `${Math.round(verdict.peakMb)} of ${verdict.memoryMb.toLocaleString('en')}`,
    String(verdict.failures),
    formatRecovery(verdict),
    verdict.unmetRequirements.length === 0 ? 'passed' : verdict.unmetRequirements.join('; '),
  ]);
  const requirementsRow = [
    'required',
    '',
    'yes',
    `≤ ${REQUIREMENTS.readP99Ms.toLocaleString('en')}`,
    '',
    String(REQUIREMENTS.failures),
    `≤ ${REQUIREMENTS.recoverySeconds}`,
    '',
  ];
  return table(
    ['attack', '>from', 'alive', '>p99 ms', '>peak MB', '>5xx', '>recovery s', 'result'],
    [requirementsRow, ...rows],
  );
}
