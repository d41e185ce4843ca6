// Reading of a table file, CSV or XLSX, into texts, within limits. Runs in a child process (import-child.ts).
import { open, readFile } from 'node:fs/promises';
import { IMPORT_ROWS } from '../../../contract/products/import-limits.ts';
import type { ImportReading } from '../../../contract/products/import-reading.ts';
import { textOf } from './reading/cell-text.ts';
import { headingsOf, MAX_ROWS_ABOVE } from './reading/headings.ts';
import { readCsvRows } from './reading/read-csv.ts';
import { readWorkbook } from './reading/read-workbook.ts';
import { RowCollector } from './reading/row-collector.ts';
import { type FileRow, type ReadingOptions, type Table, TableError } from './reading/table.ts';
import { decodeText } from './reading/text-encoding.ts';

const ZIP_SIGNATURE = 'PK\u0003\u0004';
/** Of old Excel files, and of encrypted new ones. */
const OLE_SIGNATURE = '\u00d0\u00cf\u0011\u00e0';
const SHOWN_ROW_CHARS = 80;

type Source = Omit<ImportReading, 'headingRow' | 'headingRowCount' | 'firstRows'>;

/** The table below the headings. Throws TableError where there is none. */
function tableOf(
  rows: readonly FileRow[],
  source: Source,
  { headingRow }: ReadingOptions,
): Omit<Table, 'hasPictures'> {
  const headings = headingsOf(rows, headingRow);
  if (!headings && headingRow !== undefined) throw new TableError('importNoHeadingRow');
  const below = headings ? rows.slice(headings.at + headings.rowCount) : [];
  if (!headings || below.length === 0) throw new TableError('importEmpty');
  if (below.length > IMPORT_ROWS) throw new TableError('importTooManyRows');
  const width = below.reduce(
    (most, { cells }) => Math.max(most, cells.length),
    headings.texts.length,
  );
  const padded = (cells: readonly string[]): string[] =>
    Array.from({ length: width }, (_, index) => cells[index] ?? '');
  const firstRows = rows.slice(0, MAX_ROWS_ABOVE).map(({ no, cells }) => ({
    no,
    text: cells
      .filter((cell) => cell !== '')
      .join(' · ')
      .replace(/\s+/g, ' ')
      .slice(0, SHOWN_ROW_CHARS),
  }));
  return {
    headers: padded(headings.texts),
    rows: below.map(({ no, cells, notes }) => ({ no, cells: padded(cells), notes })),
    reading: {
      ...source,
      headingRow: rows[headings.at]?.no ?? 0,
      headingRowCount: headings.rowCount,
      firstRows,
    },
  };
}

function readCsv(bytes: Uint8Array, options: ReadingOptions): Table {
  const { text, encoding } = decodeText(bytes, options.encoding);
  const collector = new RowCollector();
  for (const [no, values] of readCsvRows(text))
    collector.add({ no, cells: values.map(textOf), notes: [] });
  const source = {
    sheet: null,
    sheets: [],
    encoding,
    hiddenRows: 0,
    hiddenColumns: 0,
    includesHidden: false,
  };
  return { ...tableOf(collector.rows, source, options), hasPictures: false };
}

async function readXlsx(file: string, options: ReadingOptions): Promise<Table> {
  const { rows, hasPictures, ...found } = await readWorkbook(file, options);
  const source = { ...found, encoding: null, includesHidden: options.includesHidden ?? false };
  return { ...tableOf(rows, source, options), hasPictures };
}

async function signatureOf(file: string): Promise<string> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(4) });
  return buffer.subarray(0, bytesRead).toString('latin1');
}

/** A sheet of a workbook, or a CSV file. Throws TableError. */
export async function readTable(file: string, options: ReadingOptions = {}): Promise<Table> {
  const signature = await signatureOf(file);
  if (signature === OLE_SIGNATURE) throw new TableError('importOldExcel');
  return signature === ZIP_SIGNATURE
    ? readXlsx(file, options)
    : readCsv(await readFile(file), options);
}
