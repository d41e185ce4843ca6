// Requests to the child process that reads table files and checks their rows (import-child.ts), and its replies.
import type { RowRules } from './check-row.ts';
import type { ReadingOptions, Table } from './reading/table.ts';
import type { RowOutcome } from './row-outcome.ts';

/** A row as it is stored. */
export interface StoredCells {
  /** As a spreadsheet counts, from 1. */
  readonly no: number;
  /** JSON of the cells. */
  readonly cells: string;
  /** JSON of what was not understood, by column. */
  readonly notes: string;
}

/** Rules of a dry run as JSON: the machine type by its id. */
export interface SentRules extends Omit<RowRules, 'type'> {
  readonly machineType: string;
}

export type TableRequest =
  /** Reads a table file; its rows follow on request. */
  | { readonly kind: 'read'; readonly file: string; readonly options: ReadingOptions }
  /** The next rows of the file; none when all were sent. */
  | { readonly kind: 'rows' }
  /** Sets the rules of the rows to check. */
  | { readonly kind: 'rules'; readonly rules: SentRules }
  | { readonly kind: 'check'; readonly rows: readonly StoredCells[] };

export interface TableHead extends Pick<Table, 'headers' | 'reading' | 'hasPictures'> {
  /** Samples of each column. */
  readonly samples: readonly (readonly string[])[];
}

export type TableReply =
  | { readonly kind: 'head'; readonly head: TableHead }
  | { readonly kind: 'rows'; readonly rows: readonly StoredCells[] }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'ready' }
  | { readonly kind: 'outcomes'; readonly outcomes: readonly RowOutcome[] };
