// Layout of a worksheet, which the reader of its values leaves out: hidden rows and columns, merged cells, formulas without a result, formats of numbers.
import { IMPORT_COLUMNS } from '../../../../contract/products/import-limits.ts';
import type { NumberFormat } from './number-format.ts';
import { RowFormats } from './row-formats.ts';
import { TableError } from './table.ts';
import { attributeOf, decodeReferences, isSet, scanTags } from './xml-tags.ts';

/** Rows count from 1, as a spreadsheet does; columns from 0. */
export interface Merge {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

export interface SheetLayout {
  /** Those that have values. */
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  /** By their first row. */
  readonly merges: ReadonlyMap<number, readonly Merge[]>;
  /** Formulas without a stored result, by row and column. */
  readonly formulas: ReadonlyMap<number, ReadonlyMap<number, string>>;
  /** By row and column. */
  readonly formats: RowFormats['byRow'];
}

/** Of each kind. A workbook of 5,000 products with ten merged cells each has as many. */
const MAX_ENTRIES = 50_000;
const MAX_FORMULA_CHARS = 60;
/** Columns that are looked at: hidden ones are left out before the others are counted. */
const MAX_COLUMNS = 4 * IMPORT_COLUMNS;

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, each) => sum * 26 + each.charCodeAt(0) - 64, 0) - 1;

/** "B3" as row 3 and column 1. */
function cellAt(reference: string): readonly [row: number, column: number] | null {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  return letters === '' ? null : [Number(digits), columnOf(letters)];
}

function mergeOf(reference: string): Merge | null {
  const [first = '', last = ''] = reference.split(':');
  const [from, to] = [cellAt(first), cellAt(last)];
  if (!from || !to) return null;
  return { firstRow: from[0], lastRow: to[0], firstColumn: from[1], lastColumn: to[1] };
}

/** Throws TableError where the sheet has too much of it. */
export async function readSheetLayout(
  chunks: AsyncIterable<Uint8Array>,
  numberFormats: ReadonlyMap<number, NumberFormat>,
): Promise<SheetLayout> {
  const hiddenRows = new Set<number>();
  const hiddenColumns = new Set<number>();
  const merges = new Map<number, Merge[]>();
  const formulas = new Map<number, Map<number, string>>();
  const formats = new RowFormats();
  let [mergeCount, formulaCount] = [0, 0];
  const row = { no: 0, isHidden: false, hasValue: false, cells: 0 };
  const cell = { attributes: '', formula: null as string | null, hasValue: false };

  const columnOfCell = (): number =>
    cellAt(attributeOf(cell.attributes, 'r') ?? '')?.[1] ?? row.cells - 1;

  const startCell = (): void => {
    if (numberFormats.size === 0) return;
    const style = Number(attributeOf(cell.attributes, 's') ?? 0);
    const format = numberFormats.get(style);
    if (format) formats.add(columnOfCell(), style, format);
  };

  const endCell = (): void => {
    if (cell.hasValue) row.hasValue = true;
    if (cell.hasValue && row.isHidden) hiddenRows.add(row.no);
    if (hiddenRows.size > MAX_ENTRIES) throw new TableError('importTooManyRows');
    // A formula whose result is an empty text has the type of texts.
    if (cell.formula === null || cell.hasValue || attributeOf(cell.attributes, 't') === 'str')
      return;
    formulaCount += 1;
    if (formulaCount > MAX_ENTRIES) throw new TableError('importFormulasEmpty');
    const column = columnOfCell();
    const ofRow = formulas.get(row.no) ?? new Map<number, string>();
    ofRow.set(column, `=${decodeReferences(cell.formula.slice(0, MAX_FORMULA_CHARS))}`);
    formulas.set(row.no, ofRow);
  };

  await scanTags(chunks, (name, attributes, text) => {
    switch (name) {
      case 'row':
        row.no = Number(attributeOf(attributes, 'r') ?? row.no + 1);
        row.isHidden = isSet(attributes, 'hidden');
        Object.assign(row, { cells: 0, hasValue: false });
        break;
      case '/row':
        formats.endRow(row.no, row.hasValue);
        break;
      case 'c':
        row.cells += 1;
        Object.assign(cell, { attributes, formula: null, hasValue: false });
        startCell();
        break;
      case 'f':
        cell.formula = '';
        break;
      case '/f':
        cell.formula = text;
        break;
      case '/v':
        cell.hasValue = text !== '';
        break;
      case 'is':
        cell.hasValue = true;
        break;
      case '/c':
        endCell();
        break;
      case 'col': {
        if (!isSet(attributes, 'hidden')) break;
        const [min, max] = ['min', 'max'].map((each) => Number(attributeOf(attributes, each)));
        for (let at = min ?? 1; at <= Math.min(max ?? 0, MAX_COLUMNS); at += 1)
          hiddenColumns.add(at - 1);
        break;
      }
      case 'mergeCell': {
        const merge = mergeOf(attributeOf(attributes, 'ref') ?? '');
        if (!merge) break;
        mergeCount += 1;
        if (mergeCount > MAX_ENTRIES) throw new TableError('importTooMuchText');
        const ofRow = merges.get(merge.firstRow) ?? [];
        ofRow.push(merge);
        merges.set(merge.firstRow, ofRow);
      }
    }
  });
  return { hiddenRows, hiddenColumns, merges, formulas, formats: formats.byRow };
}

/** Whether a sheet has two rows with values: headings and a product. */
export async function hasTable(chunks: AsyncIterable<Uint8Array>): Promise<boolean> {
  let rows = 0;
  let hasValue = false;
  await scanTags(
    chunks,
    (name, _attributes, text) => {
      if (name === 'row') hasValue = false;
      else if (!hasValue && (name === 'is' || (name === '/v' && text !== ''))) {
        hasValue = true;
        rows += 1;
      }
    },
    () => rows > 1,
  );
  return rows > 1;
}
