// Adds the ratios to another commit to their table in docs/measurements.md, so that a loss of speed is seen when it is made.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CASES, type CaseId } from './cases.ts';
import { table } from './table.ts';

const FILE = fileURLToPath(new URL('../../docs/measurements.md', import.meta.url));
const HEADING = '### Against a commit';
const IDS = [
  ...(['detail', 'category', 'filtered', 'words', 'common'] as const),
  ...(['page', 'listPage', 'supplierPage'] as const),
] satisfies readonly CaseId[];
const COLUMNS = ['date', 'what', ...IDS.map((id) => `>${CASES[id]}`)];

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** `what`: the change since the row before. Throws where the document has no such table. */
export function recordRatios(what: string, ratios: ReadonlyMap<CaseId, string>): void {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  const heading = lines.indexOf(HEADING);
  const first = lines.findIndex((line, at) => at > heading && line.startsWith('|'));
  if (heading === -1 || first === -1) throw new Error(`${FILE}: no table below "${HEADING}"`);
  const end = lines.findIndex((line, at) => at > first && !line.startsWith('|'));
  const [, , ...rows] = lines.slice(first, end).map(cellsOf);
  const date = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const row = [date, what, ...IDS.map((id) => ratios.get(id) ?? '')];
  lines.splice(first, end - first, table(COLUMNS, [...rows, row]));
  writeFileSync(FILE, lines.join('\n'));
}
