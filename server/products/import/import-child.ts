// Child process that reads one table file, or checks the rows of an import: the process that serves requests does neither.
import { serveRequests } from '../../platform/child/serve-requests.ts';
import type { RowRules } from './check-row.ts';
import { sampleValues } from './column-samples.ts';
import { type CellNote, type ReadingOptions, TableError } from './reading/table.ts';
import type { StoredCells, TableReply, TableRequest } from './table-protocol.ts';

/** Characters of a message: the parent parses each in a few milliseconds. */
const MESSAGE_CHARS = 200_000;

let pending: readonly StoredCells[] = [];
let rules: RowRules | null = null;

function takeRows(): readonly StoredCells[] {
  let chars = 0;
  const end = pending.findIndex(({ cells, notes }) => {
    chars += cells.length + notes.length;
    return chars > MESSAGE_CHARS;
  });
  // At least one row.
  const count = end < 0 ? pending.length : Math.max(1, end);
  const rows = pending.slice(0, count);
  pending = pending.slice(count);
  return rows;
}

async function read(file: string, options: ReadingOptions): Promise<TableReply> {
  const { readTable } = await import('./read-table.ts');
  try {
    const { rows, ...head } = await readTable(file, options);
    pending = rows.map(({ no, cells, notes }) => ({
      no,
      cells: JSON.stringify(cells),
      notes: JSON.stringify(notes),
    }));
    const samples = head.headers.map((_, at) => sampleValues(rows, at));
    return { kind: 'head', head: { ...head, samples } };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return { kind: 'refused', text: error.text };
  }
}

async function check(rows: readonly StoredCells[]): Promise<TableReply> {
  const { outcomeOf } = await import('./row-outcome.ts');
  const outcomes = rows.map(({ no, cells, notes }) => {
    if (!rules) throw new Error('no rules were sent');
    const row = { cells: JSON.parse(cells) as string[], notes: JSON.parse(notes) as CellNote[] };
    return outcomeOf(no, row, rules);
  });
  return { kind: 'outcomes', outcomes };
}

serveRequests<TableRequest, TableReply>(async (request) => {
  switch (request.kind) {
    case 'read':
      return read(request.file, request.options);
    case 'rows':
      return { kind: 'rows', rows: takeRows() };
    case 'rules': {
      const { machineType, ...rest } = request.rules;
      const { findMachineType } = await import('../../../contract/machine-types/index.ts');
      const type = findMachineType(machineType);
      if (!type) throw new Error(`the machine type ${machineType} does not exist`);
      rules = { ...rest, type };
      return { kind: 'ready' };
    }
    case 'check':
      return check(request.rows);
  }
});
