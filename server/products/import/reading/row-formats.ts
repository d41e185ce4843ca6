// Number formats of the cells of a sheet's rows. Rows of the same formats share them: 5,000 rows of a table take the memory of one.
import type { NumberFormat } from './number-format.ts';
import { TableError } from './table.ts';

type FormatsByColumn = ReadonlyMap<number, NumberFormat>;

const MAX_ROWS = 50_000;
/** Of rows that differ: 30 in each of 5,000. */
const MAX_CELLS = 150_000;

export class RowFormats {
  readonly #byRow = new Map<number, FormatsByColumn>();
  readonly #known = new Map<string, FormatsByColumn>();
  #cells = 0;
  #row = new Map<number, NumberFormat>();
  #key = '';

  get byRow(): ReadonlyMap<number, FormatsByColumn> {
    return this.#byRow;
  }

  /** Adds a cell of the row that is being read. Throws TableError where rows that differ have too many. */
  add(column: number, style: number, format: NumberFormat): void {
    this.#row.set(column, format);
    this.#key += `${column}:${style},`;
    this.#cells += 1;
    if (this.#cells > MAX_CELLS) throw new TableError('importTooMuchText');
  }

  /** Throws TableError where there are too many rows. */
  endRow(no: number, hasValue: boolean): void {
    const key = this.#key;
    if (key === '') return;
    if (hasValue) {
      this.#byRow.set(no, this.#known.get(key) ?? this.#row);
      if (this.#byRow.size > MAX_ROWS) throw new TableError('importTooManyRows');
    }
    if (hasValue && !this.#known.has(key)) this.#known.set(key, this.#row);
    else this.#cells -= this.#row.size;
    this.#row = new Map();
    this.#key = '';
  }
}
