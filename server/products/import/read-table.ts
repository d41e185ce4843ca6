// Reading of a table file, CSV or XLSX, into texts, within limits. Runs in a worker (table-worker.ts).
import { readFile } from 'node:fs/promises';
import { streamCsvRows } from 'hucre/csv';
import { streamXlsxRows } from 'hucre/xlsx';
import type { FieldErrorKey } from '../../../contract/messages.ts';
import {
  IMPORT_CELL_CHARS,
  IMPORT_COLUMNS,
  IMPORT_ROWS,
  IMPORT_TEXT_CHARS,
  IMPORT_UNZIPPED_BYTES,
} from '../../../contract/products/import-limits.ts';
import { copyArchive, type ZipLimits } from './zip-file.ts';

export interface TableRow {
  /** As a spreadsheet counts, from 1. */
  readonly no: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
}

/** A file that cannot be imported, with the text that says why. */
export class TableError extends Error {
  readonly text: FieldErrorKey;

  constructor(text: FieldErrorKey) {
    super(text);
    this.text = text;
  }
}

/** Titles above the headings have one cell; headings are searched in this many rows. */
const MAX_TITLE_ROWS = 10;
/** Spreadsheets store 15 significant digits: 0.1 + 0.2 is shown as 0.3. */
const NUMBER_DIGITS = 15;
const ZIP_SIGNATURE = 'PK\u0003\u0004';
/** Of old Excel files, and of encrypted new ones. */
const OLE_SIGNATURE = '\u00d0\u00cf\u0011\u00e0';
const ZIP_LIMITS: ZipLimits = { maxEntries: 1_000, maxBytes: IMPORT_UNZIPPED_BYTES };

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(Number(value.toPrecision(NUMBER_DIGITS)));
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return String(value).slice(0, IMPORT_CELL_CHARS).replaceAll('\0', '').trim();
};

const filledCount = (cells: readonly string[]): number =>
  cells.filter((cell) => cell !== '').length;

/** Collects rows until a limit is exceeded, and finds the headings. */
class TableCollector {
  readonly #rows: TableRow[] = [];
  #headers: readonly string[] | null = null;
  #chars = 0;

  add(no: number, values: readonly unknown[]): void {
    const cells = values.map(textOf);
    while (cells.at(-1) === '') cells.pop();
    if (cells.length === 0) return;
    if (cells.length > IMPORT_COLUMNS) throw new TableError('importTooManyColumns');
    for (const cell of cells) this.#chars += cell.length;
    if (this.#chars > IMPORT_TEXT_CHARS) throw new TableError('importTooMuchText');
    if (this.#headers === null && filledCount(cells) > 1 && no <= MAX_TITLE_ROWS) {
      this.#headers = cells;
      this.#rows.length = 0;
      return;
    }
    const maxRows = this.#headers === null ? IMPORT_ROWS + 1 : IMPORT_ROWS;
    if (this.#rows.length === maxRows) throw new TableError('importTooManyRows');
    this.#rows.push({ no, cells });
  }

  table(): Table {
    // A file of one column: its first row has the heading.
    const [first, ...rest] = this.#rows;
    const headers = this.#headers ?? first?.cells;
    const rows = this.#headers ? this.#rows : rest;
    if (!headers || rows.length === 0) throw new TableError('importEmpty');
    const width = Math.max(headers.length, ...rows.map(({ cells }) => cells.length));
    const padded = (cells: readonly string[]): string[] =>
      Array.from({ length: width }, (_, index) => cells[index] ?? '');
    return {
      headers: padded(headers),
      rows: rows.map(({ no, cells }) => ({ no, cells: padded(cells) })),
    };
  }
}

/** UTF-8, else what Chinese spreadsheets write; UTF-16 only with its mark. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new TableError('importUnreadable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeChinese(bytes);
  }
}

function decodeChinese(bytes: Uint8Array): string {
  try {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes);
  } catch {
    throw new TableError('importUnreadable');
  }
}

const SEPARATORS = [',', ';', '\t'] as const;

/** The separator that the first lines contain most often outside of quotes. */
function separatorOf(text: string): string {
  const head = text.slice(0, 20_000).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((each) => head.split(each).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function readCsv(bytes: Uint8Array): Table {
  const text = decode(bytes);
  const collector = new TableCollector();
  // Spreadsheets write the separator into a first line of its own.
  const [, declared = null, rest = text] = /^sep=(.)\r?\n([\s\S]*)$/i.exec(text) ?? [];
  let no = declared === null ? 1 : 2;
  for (const row of streamCsvRows(rest, { delimiter: declared ?? separatorOf(rest) }))
    collector.add(no++, row);
  return collector.table();
}

async function readXlsx(file: string): Promise<Table> {
  const archive = await copyArchive(file, ZIP_LIMITS);
  if (archive === 'tooLarge') throw new TableError('importTooManyRows');
  if (archive === 'unreadable') throw new TableError('importUnreadable');
  const collector = new TableCollector();
  try {
    for await (const { index, values } of streamXlsxRows(archive)) collector.add(index + 1, values);
  } catch (error) {
    throw error instanceof TableError ? error : new TableError('importUnreadable');
  }
  return collector.table();
}

/** The first sheet of a workbook, or a CSV file. A formula counts as its stored result. Throws TableError. */
export async function readTable(file: string): Promise<Table> {
  const bytes = await readFile(file);
  const signature = bytes.subarray(0, 4).toString('latin1');
  if (signature === OLE_SIGNATURE) throw new TableError('importOldExcel');
  return signature === ZIP_SIGNATURE ? readXlsx(file) : readCsv(bytes);
}
