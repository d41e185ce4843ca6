// Result of the dry run of one row: its status, its issues and the number of its pictures.
import type { ImportRowsTable } from '../../platform/db/tables.ts';
import { checkRow, type RowIssue, type RowRules, type RowToCheck } from './check-row.ts';

export interface RowOutcome extends Pick<ImportRowsTable, 'no' | 'status' | 'pictures'> {
  readonly issues: readonly RowIssue[];
}

export const statusOf = (issues: readonly RowIssue[]): ImportRowsTable['status'] => {
  if (issues.some(({ kind }) => kind === 'error')) return 'error';
  return issues.length > 0 ? 'warning' : 'ready';
};

export function outcomeOf(no: number, row: RowToCheck, rules: RowRules): RowOutcome {
  const { issues, pictures } = checkRow(row, rules);
  return { no, status: statusOf(issues), pictures: pictures.length, issues };
}
