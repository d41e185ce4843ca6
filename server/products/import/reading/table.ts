// A table as it was read from a file: rows of texts, and what was not understood at its cell.
import type { FieldErrorKey } from '../../../../contract/messages.ts';
import type {
  ChosenEncoding,
  ImportReading,
} from '../../../../contract/products/import-reading.ts';

/** What is wrong with the cell of a column. */
export type CellNote = readonly [column: number, text: FieldErrorKey];

export interface TableRow {
  /** As a spreadsheet counts, from 1. */
  readonly no: number;
  readonly cells: readonly string[];
  readonly notes: readonly CellNote[];
}

/** A row above or below the headings, as the file has it. */
export interface FileRow extends TableRow {
  /** Widths of merged cells of the row, by the index of their first column. */
  readonly spans?: ReadonlyMap<number, number>;
}

export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
  readonly reading: ImportReading;
  /** Whether cells name pictures that are inside of the workbook. */
  readonly hasPictures: boolean;
}

/** How a supplier wants the file to be read; what is absent is determined from the file. */
export interface ReadingOptions {
  readonly sheet?: string | undefined;
  readonly encoding?: ChosenEncoding | undefined;
  /** Number of the row. */
  readonly headingRow?: number | undefined;
  readonly includesHidden?: boolean | undefined;
}

/** A file that cannot be imported, with the text that says why: a FieldErrorKey, with its number. */
export class TableError extends Error {
  readonly text: string;

  constructor(text: FieldErrorKey | (string & {})) {
    super(text);
    this.text = text;
  }
}
