// Merged cells of a sheet: the rows below the first one get its value, as they are seen in the spreadsheet.
import type { Merge, SheetLayout } from './sheet-layout.ts';
import type { CellNote } from './table.ts';

const NO_SPANS: ReadonlyMap<number, number> = new Map();

interface OpenMerge {
  readonly lastRow: number;
  readonly text: string;
  readonly note: CellNote | undefined;
}

export class MergedCells {
  readonly #merges: SheetLayout['merges'];
  /** Of the rows above, by column. */
  readonly #open = new Map<number, OpenMerge>();

  constructor(merges: SheetLayout['merges']) {
    this.#merges = merges;
  }

  /**
   * Fills the row's cells, and notes what was not understood of them. A row without a value of its own stays empty: it is no product. Returns the widths of merged cells by their
   * first column.
   */
  fill(no: number, cells: string[], notes: CellNote[]): ReadonlyMap<number, number> {
    const hasValue = cells.some((cell) => cell !== '');
    for (const [column, { lastRow, text, note }] of this.#open) {
      if (lastRow < no) this.#open.delete(column);
      else if (hasValue && !cells[column]) {
        while (cells.length <= column) cells.push('');
        cells[column] = text;
        if (note) notes.push(note);
      }
    }
    const merges = this.#merges.get(no);
    if (!merges) return NO_SPANS;
    const isWide = ({ firstColumn, lastColumn }: Merge): boolean => lastColumn > firstColumn;
    for (const { firstColumn: column, lastRow } of merges) {
      const note = notes.find(([noted]) => noted === column);
      if (lastRow > no) this.#open.set(column, { lastRow, text: cells[column] ?? '', note });
    }
    return new Map(
      merges
        .filter(isWide)
        .map(({ firstColumn, lastColumn }) => [firstColumn, lastColumn - firstColumn + 1]),
    );
  }
}
