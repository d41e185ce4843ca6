// Collector of the rows of a table file, within the limits of an import.
import {
  IMPORT_COLUMNS,
  IMPORT_ROWS,
  IMPORT_TEXT_CHARS,
} from '../../../../contract/products/import-limits.ts';
import { MAX_ROWS_ABOVE } from './headings.ts';
import { type FileRow, TableError } from './table.ts';

export class RowCollector {
  readonly rows: FileRow[] = [];
  #chars = 0;

  /** Rows without a value do not count. Throws TableError above a limit. */
  add(row: FileRow): void {
    const width = row.cells.findLastIndex((cell) => cell !== '') + 1;
    if (width === 0) return;
    if (width > IMPORT_COLUMNS) throw new TableError('importTooManyColumns');
    for (const cell of row.cells) this.#chars += cell.length;
    if (this.#chars > IMPORT_TEXT_CHARS) throw new TableError('importTooMuchText');
    if (this.rows.length > IMPORT_ROWS + MAX_ROWS_ABOVE) throw new TableError('importTooManyRows');
    this.rows.push({ ...row, cells: row.cells.slice(0, width) });
  }
}
