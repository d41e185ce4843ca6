// Rows of a workbook's sheet as a supplier sees them: without what is hidden, with merged cells filled, numbers in their formats, and with the pictures of WPS.
import { streamXlsxRows } from 'hucre/xlsx';
import { IMPORT_UNZIPPED_BYTES } from '../../../../contract/products/import-limits.ts';
import { LIMITS } from '../../../limits.ts';
import { type ArchiveCopy, copyArchive, type ZipLimits } from '../pictures/archive-copy.ts';
import { textOf } from './cell-text.ts';
import { MergedCells } from './merged-cells.ts';
import { RowCollector } from './row-collector.ts';
import { hasTable, readSheetLayout, type SheetLayout } from './sheet-layout.ts';
import { type CellNote, type FileRow, type ReadingOptions, TableError } from './table.ts';
import { readCellPictures, readNumberFormats, readSheets, type Sheet } from './workbook-parts.ts';

const ZIP_LIMITS: ZipLimits = {
  maxEntries: 1_000,
  maxBytes: IMPORT_UNZIPPED_BYTES,
  maxTags: LIMITS.workbookTags,
  isStreamed: (name) => name.startsWith('xl/worksheets/sheet'),
  maxWholeBytes: LIMITS.workbookWholePartBytes,
  maxWholeTags: LIMITS.workbookWholePartTags,
};

/** What WPS writes into a cell with a picture. */
const CELL_PICTURE = /^=?(?:_xlfn\.)?DISPIMG\("([^"]{1,100})"/;

export interface WorkbookRows {
  readonly rows: readonly FileRow[];
  readonly sheet: string;
  /** Sheets that can be read instead, this one included. */
  readonly sheets: string[];
  /** What was left out, or would be. */
  readonly hiddenRows: number;
  readonly hiddenColumns: number;
  readonly hasPictures: boolean;
}

/** Visible sheets with a table. A workbook always has a visible sheet; one that a program made may not. */
async function listTables(archive: ArchiveCopy, sheets: readonly Sheet[]): Promise<Sheet[]> {
  const tables: Sheet[] = [];
  for (const sheet of sheets)
    if (sheet.isVisible && sheet.path !== null && (await hasTable(archive.part(sheet.path))))
      tables.push(sheet);
  return tables;
}

/** One row of a sheet after the other, as it is seen. */
class RowReader {
  readonly #layout: SheetLayout;
  readonly #pictures: ReadonlyMap<string, string>;
  readonly #includesHidden: boolean;
  readonly #merged: MergedCells;
  readonly hiddenColumns = new Set<number>();
  hiddenRows = 0;
  hasPictures = false;

  constructor(layout: SheetLayout, pictures: ReadonlyMap<string, string>, includesHidden: boolean) {
    this.#layout = layout;
    this.#pictures = pictures;
    this.#includesHidden = includesHidden;
    this.#merged = new MergedCells(layout.merges);
  }

  /** Text of a cell with a picture: its path in the workbook. */
  #pictureOf(text: string, column: number, notes: CellNote[]): string {
    const id = CELL_PICTURE.exec(text)?.[1];
    if (id === undefined) return text;
    const path = this.#pictures.get(id);
    if (path === undefined) notes.push([column, 'importWpsPicture']);
    else this.hasPictures = true;
    return path ?? text;
  }

  #textOf(no: number, column: number, value: unknown, notes: CellNote[]): string {
    const format =
      typeof value === 'number' ? this.#layout.formats.get(no)?.get(column)?.(value) : null;
    if (!format) return this.#pictureOf(textOf(value), column, notes);
    if (!format.isClear) notes.push([column, 'importNumberFormat']);
    return format.text;
  }

  /** Null for a row that is left out. */
  read(no: number, values: readonly unknown[]): FileRow | null {
    const { hiddenRows, hiddenColumns, formulas } = this.#layout;
    const notes: CellNote[] = [];
    const cells = values.map((value, column) => this.#textOf(no, column, value, notes));
    for (const [column, formula] of formulas.get(no) ?? []) {
      while (cells.length <= column) cells.push('');
      cells[column] = formula;
      notes.push([column, 'importFormulaEmpty']);
    }
    const spans = this.#merged.fill(no, cells, notes);
    if (hiddenRows.has(no)) {
      this.hiddenRows += 1;
      if (!this.#includesHidden) return null;
    }
    for (const column of hiddenColumns) if (cells[column]) this.hiddenColumns.add(column);
    const row = { no, cells, notes, spans };
    return this.#includesHidden || hiddenColumns.size === 0
      ? row
      : withoutColumns(row, hiddenColumns);
  }
}

function withoutColumns(
  { no, cells, notes, spans }: Required<FileRow>,
  hidden: ReadonlySet<number>,
): FileRow {
  const places = new Map<number, number>();
  cells.forEach((_, column) => {
    if (!hidden.has(column)) places.set(column, places.size);
  });
  const visibleSpans = [...spans].flatMap(([first, width]) => {
    const columns = Array.from({ length: width }, (_, at) => first + at);
    const [start, ...others] = columns.flatMap((column) => places.get(column) ?? []);
    return start === undefined || others.length === 0 ? [] : [[start, others.length + 1] as const];
  });
  return {
    no,
    cells: cells.filter((_, column) => !hidden.has(column)),
    notes: notes.flatMap(([column, text]) => {
      const place = places.get(column);
      return place === undefined ? [] : [[place, text] as const];
    }),
    spans: new Map(visibleSpans),
  };
}

/** A formula counts as its stored result. Throws TableError. */
export async function readWorkbook(
  file: string,
  { sheet: chosen, includesHidden = false }: ReadingOptions,
): Promise<WorkbookRows> {
  const archive = await copyArchive(file, ZIP_LIMITS);
  if (archive === 'tooLarge') throw new TableError('importTooMuchText');
  if (archive === 'unreadable') throw new TableError('importUnreadable');
  const collector = new RowCollector();
  try {
    const sheets = await readSheets(archive);
    const tables = await listTables(archive, sheets);
    const sheet =
      chosen === undefined
        ? (tables[0] ?? sheets.find(({ isVisible, path }) => isVisible && path !== null))
        : tables.find(({ name }) => name === chosen);
    if (chosen !== undefined && !sheet) throw new TableError('importNoSheet');
    if (!sheet?.path) throw new TableError(sheets.length > 0 ? 'importEmpty' : 'importUnreadable');
    const numberFormats = await readNumberFormats(archive);
    const layout = await readSheetLayout(archive.part(sheet.path), numberFormats);
    const reader = new RowReader(layout, await readCellPictures(archive), includesHidden);
    const options = { sheet: sheets.indexOf(sheet) };
    for await (const { index, values } of streamXlsxRows(archive.bytes, options)) {
      const row = reader.read(index + 1, values);
      if (row) collector.add(row);
    }
    return {
      rows: collector.rows,
      sheet: sheet.name,
      sheets: tables.map(({ name }) => name),
      hiddenRows: reader.hiddenRows,
      hiddenColumns: reader.hiddenColumns.size,
      hasPictures: reader.hasPictures,
    };
  } catch (error) {
    throw error instanceof TableError ? error : new TableError('importUnreadable');
  }
}
